/** `npm run measure -w apps/web`: how the page does, as a phone sees it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@asclepion/protocol';
import { gameAt } from '../e2e/games.ts';
import { openBrowser } from './browser.ts';
import { type Audited, audit } from './lighthouse.ts';
import { serveBuilt } from './serve.ts';

const LEAST = 95;
/** So often each page is looked at: Lighthouse's advice, since a machine is not always as quick. The one in the middle counts. */
const RUNS = 5;
/** Before each, in milliseconds: what the browser keeps of the one before is over by then. */
const REST = 6000;

async function auditOften(name: string, url: string, port: number): Promise<Audited> {
  const runs: Audited[] = [];
  for (let run = 0; run < RUNS; run++) {
    await sleep(REST);
    runs.push(await audit(name, url, port));
  }
  runs.sort((a, b) => a.scores.performance - b.scores.performance);
  const each = runs.map(({ scores, machine }) => `${scores.performance} (${Math.round(machine)})`);
  console.log(`${name}: performance, and how quick the machine was: ${each.join(', ')}`);
  return runs[RUNS >> 1];
}

function tell({ name, scores, lost }: Audited): void {
  const all = Object.entries(scores).map(([id, score]) => `${id} ${score}`);
  console.log(`${name}: ${all.join(', ')}`);
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
      await auditOften('lobby', `${server.url}/`, browser.port),
      await auditOften('table', `${server.url}/#/table/${id}`, browser.port),
    ];
    audited.forEach(tell);
    if (audited.some(({ scores }) => Object.values(scores).some((score) => score < LEAST))) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
