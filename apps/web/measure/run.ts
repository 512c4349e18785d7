/** `npm run measure -w apps/web`: how the page does, as a phone sees it. */
import { paths } from '@asclepion/protocol';
import { gameAt } from '../e2e/games.ts';
import { openBrowser } from './browser.ts';
import { type Audited, audit } from './lighthouse.ts';
import { serveBuilt } from './serve.ts';

const LEAST = 95;

function tell({ name, scores, machine, lost }: Audited): void {
  console.log(
    `${name}: ${Object.entries(scores)
      .map(([id, score]) => `${id} ${score}`)
      .join(', ')} (machine ${Math.round(machine)})`,
  );
  for (const line of lost) console.log(`  - ${line}`);
}

async function main(): Promise<void> {
  const server = await serveBuilt();
  const browser = await openBrowser();
  try {
    const page = await browser.page();
    await page.goto(server.url);
    const answer = await page.request.post(server.url + paths.importTable, {
      headers: { origin: server.url, 'content-type': 'application/json' },
      data: gameAt(0.8),
    });
    const { id } = (await answer.json()) as { id: string };
    await page.close();
    const audited = [
      await audit('lobby', `${server.url}/`, browser.port),
      await audit('table', `${server.url}/#/table/${id}`, browser.port),
    ];
    audited.forEach(tell);
    if (audited.some(({ scores }) => Object.values(scores).some((score) => score < LEAST))) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
