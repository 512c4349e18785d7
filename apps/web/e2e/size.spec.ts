import { expect, test } from '@playwright/test';
import { sizes } from '../scripts/size.ts';

test('the lobby and a table load no more script than they may', () => {
  for (const { page, bytes, most, files } of sizes()) {
    const parts = files.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
    expect(bytes, `${page}: ${parts}`).toBeLessThanOrEqual(most);
  }
});
