import { type BotMaker, resident } from '@asclepion/bots';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';

/** Plays seat 0 by the resident as long as it is asked, and tells what it chose. */
function plays(s: Scenario): Choice[] {
  const bot = (resident as BotMaker)(s.engine as never);
  const made: Choice[] = [];
  while (s.engine.deciders(s.state).includes(0)) {
    const view = s.engine.view(s.state, 0);
    const { choice } = bot.choose({ view, seat: 0, chance: openSeed('fast:guests') });
    made.push(choice);
    s.choose(choice, 0);
  }
  return made;
}

const verbs = (s: Scenario): string[] => plays(s).map((choice) => choice.do);

describe('elders', () => {
  /** A nurse in the treatment room, and four elders. */
  const table = (round: number): Scenario => {
    const s = new Scenario({ modules: ['hospice'] }).clinicT1().nurse('0B1').round(round);
    for (let elder = 0; elder < 4; elder++) s.person('elder', 0, -1, 'hospice');
    return s.only('move', 'treat');
  };

  test('C1-HOS-4, C1-HOS-8: a resident has an elder looked after where a nurse has time for him', () => {
    expect(verbs(table(6))).toEqual(['go', 'done', 'look-after']);
  });

  test('C1-HOS-6: while there are rounds enough, it leaves them where they earn something', () => {
    expect(verbs(table(1))).toEqual(['done']);
  });
});

describe('pregnant women', () => {
  /** The university holds a woman and two doctors; a room is ready, with so many doctors. */
  const table = (doctors: number): Scenario => {
    const s = new Scenario({ modules: ['obstetrics'] }).clinicT1(0).popularity(9).round(5);
    const levels = ['white', 'yellow'] as const;
    for (const level of levels.slice(0, doctors)) s.doctor(level, '0B1');
    s.state.university = [4, 0, 0];
    s.state.marks.obstetrics = [2];
    return s.car('0D3-E');
  };

  test('C1-OBS-4, C1-OBS-9: a resident admits a woman when two doctors could help her, and helps her then', () => {
    const s = table(2).hires();
    expect(verbs(s)).toContain('hire-pregnant-woman');
    s.only('move', 'treat');
    expect(verbs(s).filter((verb) => verb !== 'leave')).toEqual(['go', 'done', 'birth']);
    expect(s.clinic.income).toBe(10);
  });

  test('C1-OBS-10: it admits none when nobody could help her', () => {
    expect(verbs(table(0).hires())).not.toContain('hire-pregnant-woman');
  });
});
