import { testGolden } from '../../kernel/test/golden.ts';
import { hippocrates } from '../src/index.ts';

testGolden(hippocrates, new URL('./', import.meta.url), new URL('./golden-worker.mjs', import.meta.url));
