import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';

const GRADES = ['easy', 'medium', 'hard'] as const;
const solo = (goal: number, grade: (typeof GRADES)[number]): Scenario => new Scenario({ seats: 1, goal, grade });
const wins = (s: Scenario): boolean => s.final().winners.length === 1;

/** Brings the score to exactly that number by popularity. */
function scoring(s: Scenario, score: number): Scenario {
  s.popularity(1000);
  return s.popularity(1000 + score - s.final().scores[0]);
}

describe('solo goals', () => {
  test('CB-SOLO-1: goal 1, medium, is the default', () => {
    const { options } = new Scenario({ seats: 1 }).rules;
    expect([options.goal, options.grade]).toEqual([1, 'medium']);
  });

  test('CB-SOLO-1, CB-SOLO-2, CB-EX-77: renown asks for a score', () => {
    for (const [place, score] of [45, 65, 85].entries()) {
      expect(wins(scoring(solo(1, GRADES[place]), score - 1))).toBe(false);
      expect(wins(scoring(solo(1, GRADES[place]), score))).toBe(true);
    }
  });

  test('CB-SOLO-1: faculty asks for a score of 40 and for doctors', () => {
    for (const [place, worth] of [10, 14, 18].entries()) {
      const faculty = (points: number): Scenario => {
        const s = solo(2, GRADES[place]);
        // 2 for each white doctor, and a yellow one for an odd number.
        for (let left = points; left > 0; left -= left % 2 === 1 ? 3 : 2)
          s.doctor(left % 2 === 1 ? 'yellow' : 'white', 'access');
        return s;
      };
      expect(wins(scoring(faculty(worth), 40))).toBe(true);
      expect(wins(scoring(faculty(worth), 39))).toBe(false);
      expect(wins(scoring(faculty(worth - 1), 80))).toBe(false);
    }
  });

  test('CB-SOLO-1, CB-SOLO-2, CB-EX-77: swift asks for a score of 40 and little time', () => {
    for (const [place, most] of [45, 36, 27].entries()) {
      expect(wins(scoring(solo(3, GRADES[place]).time(most), 40))).toBe(true);
      expect(wins(scoring(solo(3, GRADES[place]).time(most), 39))).toBe(false);
      expect(wins(scoring(solo(3, GRADES[place]).time(most + 1), 80))).toBe(false);
    }
    expect(wins(scoring(solo(3, 'medium').time(37), 50))).toBe(false);
  });

  test('CB-SOLO-1: tower asks for a score of 40 and for active treatment rooms', () => {
    const floors = (grade: (typeof GRADES)[number], ...at: number[]): Scenario => {
      const s = solo(4, grade);
      const columns = ['A', 'C', 'D', 'B'];
      at.forEach((floor, place) => {
        const column = columns[place];
        s.tile('hub:psychiatry', `${floor}${column}1`).tile('treatment-room', `${floor}${column}2`);
        s.tile('supply-room', `${floor}${column}3`);
      });
      return s;
    };
    // 5 + 4 = 9, 5 + 3 = 8; 5 + 5 + 3 = 13, 5 + 5 + 2 = 12; 5 + 5 + 4 + 3 = 17, 5 + 5 + 4 + 2 = 16.
    for (const [grade, enough, short] of [
      ['easy', [3, 2], [3, 1]],
      ['medium', [3, 3, 1], [3, 3, 0]],
      ['hard', [3, 3, 2, 1], [3, 3, 2, 0]],
    ] as const) {
      expect(wins(scoring(floors(grade, ...enough), 40))).toBe(true);
      expect(wins(scoring(floors(grade, ...enough), 39))).toBe(false);
      expect(wins(scoring(floors(grade, ...short), 80))).toBe(false);
    }
  });

  test('CB-SOLO-1: campus asks for three buildings able to treat and a score', () => {
    for (const [place, score] of [40, 55, 70].entries()) {
      const campus = (buildings: number): Scenario => {
        const s = solo(5, GRADES[place]);
        for (const at of ['0A1', '0A3', '0C1'].slice(0, buildings)) s.tile('outpatient-room', at);
        return s;
      };
      expect(wins(scoring(campus(3), score))).toBe(true);
      expect(wins(scoring(campus(3), score - 1))).toBe(false);
      expect(wins(scoring(campus(2), score + 50))).toBe(false);
    }
  });

  test('CB-SOLO-1: safe hands asks that no patient died in the whole game, and for a score', () => {
    for (const [place, score] of [40, 55, 70].entries()) {
      expect(wins(scoring(solo(6, GRADES[place]), score))).toBe(true);
      expect(wins(scoring(solo(6, GRADES[place]), score - 1))).toBe(false);
      const dead = solo(6, GRADES[place]).positionS().patient('red', 'psychiatry').only('admin-patients');
      dead.choose(dead.choices()[0]);
      expect(wins(scoring(dead, score + 50))).toBe(false);
    }
  });

  test('CB-SOLO-2: the goal is judged at final-score and not before', () => {
    const s = scoring(solo(1, 'medium'), 90);
    s.round(5).from('round-end');
    expect(s.engine.result(s.state)).toBeUndefined();
    expect(s.state.round).toBe(6);
    s.popularity(64).from('round-end');
    expect(s.engine.result(s.state)?.winners).toEqual([]);
  });
});

describe('few players', () => {
  test('CB-SOLO-3: turn order stays, and a kind of hub or special module is built once a round', () => {
    const s = new Scenario({ seats: 1 }).positionS().popularity(9).only('admin-turn-order').builds();
    expect(s.state.turnOrder).toEqual([0]);
    s.choose(s.build('hub:cardiology', '1C2'));
    expect(s.refusal(s.build('hub:cardiology', '0A2'))).toBe('CB-BUILD-10');
    s.choose(s.build('laboratory', '1D2'));
    s.builds();
    expect(s.refusal(s.build('operating-room', '0D3'))).toBe('CB-BUILD-14');
    // Triage was not drawn for this table.
    s.clinic.built.fill(0);
    expect(s.refusal(s.build('triage', '0D3'))).toBe('CB-COMP-5');
  });

  test('CB-SOLO-3: two special types and two bonus tiles are drawn at random, one of these is taken', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const engine = createEngine(clinic, { seats: 1, start: 'preset' });
      const { state } = engine.begin(`fast:solo-${seed}`);
      const kinds = engine.rules.tiles.filter((tile, index) => tile.special === true && state.tileSupply[index] > 0);
      expect(kinds).toHaveLength(2);
      for (const { id } of kinds) drawn.add(id);
      expect(engine.rules.tiles.filter((tile, index) => tile.special === true && state.faceUp[index] > 0)).toEqual(
        kinds,
      );
      expect(state.bonusTiles).toHaveLength(2);
      const [first] = engine.choices(state, 0);
      expect(first.do).toBe('bonus');
      const after = engine.apply(state, 0, first);
      expect(after.ok && after.state.bonusTiles).toHaveLength(1);
    }
    expect([...drawn].sort()).toEqual(['laboratory', 'operating-room', 'outpatient-room', 'triage']);
  });

  test('CB-SOLO-4: action tiles are laid and used as ever, two of each', () => {
    const s = new Scenario({ seats: 1 }).from('choose-action');
    expect(s.clinic.hand).toEqual([2, 2, 2]);
    const lay = (action: string) => ({ do: 'lay', action });
    s.choose(lay('build')).done().choose(lay('build')).done();
    expect(s.clinic.hand).toEqual([0, 2, 2]);
    expect(s.refusal(lay('build'))).toBe('CB-STEP-3');
    s.choose(lay('hire'));
    expect(s.clinic.hand).toEqual([0, 1, 2]);
  });

  test('CB-SOLO-5, CB-ADM-16, CB-EX-58: two players, three services, no dummy; an unchanged order swaps the two', () => {
    const s = new Scenario({ seats: 2 });
    expect(s.rules.services).toEqual(['psychiatry', 'cardiology', 'ophthalmology']);
    expect(s.state.clinics).toHaveLength(2);
    s.state.turnOrder = [0, 1];
    s.popularity(4).seat(1).popularity(9).only('admin-turn-order');
    expect(s.state.turnOrder).toEqual([1, 0]);
    s.only('admin-turn-order');
    expect(s.state.turnOrder).toEqual([0, 1]);
  });
});
