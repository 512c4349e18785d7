import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asclepion, temporaryFolder, words } from './asclepion.ts';

const PRESET = words('play --seats 2 --bots intern --option start=preset --seed 7');

function* always(answer: string): Generator<string> {
  for (let count = 0; count < 5000; count++) yield answer;
}

describe('play', { timeout: 60_000 }, () => {
  test('goes to the end with answers piped in', async () => {
    const { code, out, err } = await asclepion(PRESET, always('1'));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Round 1 of 6');
    expect(out).toContain('Notepad');
    expect(out).toMatch(/psychiatry +[WYOR_] [WYOR_] [WYOR_] [WYOR_]/);
    expect(out).toMatch(/The game is over\.\n +Player 1 +intern 2\n/);
    expect(out).toMatch(/Total +-?\d+ +-?\d+\n(Player 1|intern 2) wins\.\nSeed: fast:7$/);
  });

  test.each([
    ['zh-Hans', '游戏结束', '治疗室'],
    ['zh-Hant', '遊戲結束', '診間'],
  ])('plays in %s', async (language, over, room) => {
    const line = `play --seats 1 --people none --bots intern --option start=preset --seed 1 --language ${language}`;
    const { code, out } = await asclepion(words(line));
    expect(code).toBe(0);
    expect(out).toContain(over);
    expect(out).toContain(room);
  });

  test('shows people whom modules bring, wherever they wait', async () => {
    const line = 'play --seats 2 --people none --bots intern --seed 3 --option start=preset';
    const { code, out } = await asclepion(words(`${line} --option modules=hospice,obstetrics`));
    expect(code).toBe(0);
    expect(out).toMatch(/the hospice board – elders: [1-4]/);
    expect(out).toMatch(/pregnant women: [1-3]/);
  });

  test('refuses with a reason, takes back, searches, saves and quits', async () => {
    const file = join(temporaryFolder(), 'table.json');
    const answers = [
      ...['Money', '1', '1', 'u', '999', 'no such thing', '{"do":"lay"}', '{"do":', 'garden on 0A1', 'n', '', '?'],
      ...['garden on 0A1', '10', 'u', 'l', 'b', `s ${file}`, 's /nowhere/at/all', 'q'],
    ];
    const { code, out, err } = await asclepion(PRESET, answers);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Refused: Something became known since then');
    expect(out).toContain('There is no choice 999: take a number from 1 to');
    expect(out).toContain('No choice has “no such thing” in it');
    expect(out).toContain('Refused: That cannot be chosen now.');
    expect(out).toContain('That is no JSON');
    expect(out).toMatch(
      /> garden on 0A1\n {2}10 {2}Build a garden on 0A1 \(\$2\)\nChoices with “garden on 0A1”: 1 of \d+/,
    );
    expect(out).toMatch(/Player 1 built a garden on 0A1 \(\$2\)\.\n[\s\S]*> u\nTaken back\.\n/);
    expect(out).toContain('Player 1 took the bonus tile “Money”.');
    expect(out).toContain(`Saved to ${file}.`);
    expect(out).toContain('Not saved: ');
    expect(out).toMatch(/The table was not finished\.$/);
    expect(JSON.parse(readFileSync(file, 'utf8')).choices.length).toBeGreaterThan(2);
    expect((await asclepion(['verify', file])).code).toBe(0);
  });

  test('fails when the answers end before the game', async () => {
    const { code, err } = await asclepion(PRESET, ['1']);
    expect(code).toBe(1);
    expect(err).toContain('answers ended');
  });

  test('shows nobody what another person has laid', async () => {
    const line = 'play --seats 2 --people 1,2 --seat-names Ada,Bo --option start=preset --seed 7';
    const { out } = await asclepion(words(line), ['1', '2', '1', 'q']);
    const asked = out.indexOf('Bo: Action 1 of 3');
    const laid = out.slice(0, asked);
    expect(asked).toBeGreaterThan(0);
    expect(laid).toContain('Ada has chosen an action.');
    expect(laid).not.toContain('laid an action tile');
    expect(laid).not.toContain('laid: build');
    expect(laid).toContain('face down');
  });
});
