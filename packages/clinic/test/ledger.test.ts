import { Scenario } from '@asclepion/clinic/testing';
import { openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { changesOf, ledgers } from '../src/ledger/index.ts';
import { defineModule } from '../src/module.ts';
import { LATE, position } from './positions.ts';

const ledgerOf = (s: Scenario, seat = 0) => ledgers(s.engine, s.state)[seat];
const sum = (lines: readonly { readonly money: number }[]): number =>
  lines.reduce((total, { money }) => total + money, 0);

/** The worked example of a round's business, before anybody is treated. */
function business(): Scenario {
  const s = new Scenario().tile('hub:psychiatry', '0C3').tile('operating-room', '0B3').tile('treatment-room', '0C2');
  s.tile('supply-room', '0C1').tile('supply-room', '1C3').tile('triage', '0D3').tile('laboratory', '1B3');
  s.tile('garden', '0B2').tile('garden', '0A1').entrance('0C3-N');
  s.doctor('yellow', '0B3').doctor('white', '0C2').doctor('white', '0C3').nurse('0C3').orderly('0C1').orderly('1C3');
  return s.patient('orange', 'psychiatry', '0B3').patient('white', 'psychiatry', '0C2').money(1);
}

describe('the round of the rules’ example', () => {
  test('CB-EX-49, CB-PAY-1 to 7: income by patient, wages, maintenance, savings, surplus and what it buys', () => {
    const ledger = ledgerOf(business());
    expect(ledger.treated.map(({ money, bonuses }) => [money, bonuses])).toEqual([
      [10, [{ module: 'gardens', money: 2 }]],
      [20, []],
    ]);
    expect(ledger).toMatchObject({ earned: 0, income: 30, net: 18, untreated: [] });
    expect(ledger.wages.map(({ of, level, count, money }) => [of, level, count, money])).toEqual([
      ['doctor', 1, 1, 2],
      ['doctor', 0, 2, 2],
      ['nurse', 0, 1, 1],
      ['orderly', 0, 2, 2],
    ]);
    expect(ledger.maintenance.find(({ rule }) => rule === 'CB-PAY-3')).toMatchObject({
      of: 'operating-room',
      money: 3,
    });
    expect([sum(ledger.wages), sum(ledger.maintenance), sum(ledger.savings)]).toEqual([7, 11, 6]);
    expect(ledger.costs).toEqual({ wages: 7, maintenance: 11, saving: 6, fees: 0, total: 12 });
    expect(ledger.popularity).toEqual({ points: 6, price: 3, left: 0 });
  });

  test('CB-PAY-7, CB-EX-50: what the income does not cover comes from savings, then popularity, then is forgiven', () => {
    const s = new Scenario().positionS().doctor('red', '0D2').doctor('red', '0D2').doctor('yellow', '0C2');
    s.money(2).popularity(3);
    s.clinic.income = 6;
    expect(ledgerOf(s)).toMatchObject({ net: -8, lack: { savings: 2, popularity: 3, forgiven: 3 } });
  });

  test('CB-POP-2, CB-EX-51: savings buy no popularity', () => {
    const s = new Scenario().positionS(20).doctor('red', '0D2');
    expect(ledgerOf(s)).toMatchObject({
      popularity: { points: 0, left: 0 },
      lack: { savings: 8 },
      money: { after: 12 },
    });
  });
});

describe('why nobody treats a patient', () => {
  const why = (s: Scenario) => ledgerOf(s).untreated.map(({ why: reason, rule }) => [reason, rule]);
  const room = (): Scenario => new Scenario().positionS().patient('red', 'psychiatry', '0C2');

  test('CB-TREAT-4, CB-TREAT-5: no doctor, a busy one, too few nurses', () => {
    expect(why(room())).toEqual([['no-doctor', 'CB-TREAT-5']]);
    const [line] = ledgerOf(room().doctor('yellow', '0C2').nurse('0C2')).untreated;
    expect(line).toMatchObject({ why: 'too-few-nurses', needed: 2, there: 1, rule: 'CB-TREAT-4' });
    expect(why(room().patient('red', 'psychiatry', '0C2').doctor('red', '0C2'))).toEqual([['busy', 'CB-TREAT-5']]);
  });

  test('CB-TREAT-1, CB-TREAT-9, CB-MOVE-4: outside, without a room of the service, in a room that does not work', () => {
    expect(why(new Scenario().positionS().patient('red', 'psychiatry'))).toEqual([['outside', 'CB-MOVE-4']]);
    expect(why(new Scenario().positionS().patient('red', 'cardiology'))).toEqual([['no-room', 'CB-TREAT-1']]);
    const idle = room();
    idle.clinic.tiles[idle.cell('0C1')] = 0;
    expect(why(idle)).toEqual([['inactive', 'CB-TREAT-9']]);
    const other = room();
    other.clinic.people[other.clinic.people.length - 1].service = 1;
    expect(why(other)).toEqual([['other-service', 'CB-MOVE-4']]);
  });

  test('those alike are one line', () => {
    const s = new Scenario().positionS().patient('red', 'psychiatry').patient('red', 'psychiatry');
    expect(ledgerOf(s).untreated).toMatchObject([{ count: 2, patient: 3, service: 0 }]);
  });
});

describe('time and standing', () => {
  test('CB-MOVE-13, CB-END-1: time walked less triages, its points, and time until the next one', () => {
    const s = new Scenario().positionS().tile('triage', '0D3').time(4);
    expect(ledgerOf(s).time).toEqual({ walked: 0, saved: 3, round: 0, total: 4, points: -1, untilNext: 2 });
    s.from('move').choose(s.walk('doctor', 'white', 'access', '0C2'));
    expect(ledgerOf(s).time).toMatchObject({ walked: 2, round: 0, total: 4 });
    s.clinic.walked = 8;
    expect(ledgerOf(s).time).toEqual({ walked: 8, saved: 3, round: 5, total: 9, points: -3, untilNext: 3 });
  });

  test('CB-ADM-6, CB-ADM-9, CB-ADM-13: popularity after buying, studies and deaths, and the place that follows', () => {
    const s = business().popularity(1).patient('red', 'psychiatry').doctor('white', '1B3');
    s.state.clinics[1].popularity = 5;
    s.seat(0);
    const { standing, notes } = ledgerOf(s);
    // 5 points for $17, less 5 for a death, and 1 for studying.
    expect(standing).toMatchObject({ popularity: 1, after: 1 + 5 + 1 - 5 });
    expect(notes.map(({ id, rule }) => [id, rule])).toEqual([
      ['studies', 'CB-ADM-6'],
      ['triage', 'CB-MOVE-13'],
      ['falls', 'CB-ADM-7'],
      ['dies', 'CB-ADM-9'],
    ]);
  });
});

describe('modules', () => {
  test('CX-FIR-9, C1-ICU-7, C1-ICU-9: their money and their notes', () => {
    const s = new Scenario({ modules: ['icu', 'fire-extinguisher'] }).clinicT1().tile('icu', '0A2');
    s.equipped('fire-extinguisher', '0C1').doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
    s.doctor('red', '0A2').patient('red', 'psychiatry', '0A2');
    const { treated, notes } = ledgerOf(s);
    expect(treated.map(({ money, bonuses, rule }) => [money, bonuses.map(({ module }) => module), rule])).toEqual([
      [8 + treated[0].bonuses[0].money, ['fire-extinguisher'], 'CB-TREAT-10'],
      [32, [], 'C1-ICU-7'],
    ]);
    expect(notes).toContainEqual({ id: 'icu', rule: 'C1-ICU-9', params: { count: 1 }, tone: 'good' });
  });

  test('C1-VIR-2, C1-VIR-4: services that are infected, or nearly', () => {
    const s = new Scenario({ modules: ['virus'] }).positionS();
    for (let patient = 0; patient < 4; patient++) s.patient('white', 'psychiatry');
    expect(ledgerOf(s).notes).toContainEqual(expect.objectContaining({ id: 'near-virus', rule: 'C1-VIR-2' }));
    s.state.marks.virus[0] = 1;
    expect(ledgerOf(s).notes).toContainEqual(expect.objectContaining({ id: 'infected', rule: 'C1-VIR-4' }));
  });

  test('CB-PAY-6: what belongs to no piece stands under its module, and all lines add up', () => {
    const dear = defineModule({ id: 'dear', box: 'ext1', maintenance: () => 7, wages: () => 2 });
    const { wages, maintenance, costs } = ledgerOf(new Scenario({ modules: ['dear'] }, [dear]).positionS());
    expect(maintenance).toContainEqual(expect.objectContaining({ of: 'dear', what: 'module', money: 7 }));
    expect([sum(wages), sum(maintenance)]).toEqual([costs.wages, costs.maintenance]);
  });
});

describe('what would change it', () => {
  const changes = (s: Scenario) => changesOf(s.engine, s.state, 0);

  test('CB-TREAT-4, CB-TREAT-10: one more nurse, a doctor, a patient brought in, the best moves', () => {
    const s = new Scenario().positionS().doctor('yellow', '0C2').patient('orange', 'psychiatry', '0C2');
    s.from('move');
    expect(changes(s)).toContainEqual(
      expect.objectContaining({ id: 'nurse', cells: [s.cell('0C2')], count: 1, money: 20 }),
    );
    const room = new Scenario().positionS().patient('red', 'psychiatry', '0C2').from('move');
    expect(changes(room)).toContainEqual(expect.objectContaining({ id: 'doctor', money: 32, time: 0 }));
    const outside = new Scenario().positionS().doctor('yellow', '0C2').patient('yellow', 'psychiatry').from('move');
    const found = changes(outside);
    expect(found).toContainEqual(
      expect.objectContaining({ id: 'bring', cells: [outside.cell('0C2')], money: 12, time: 2 }),
    );
    expect(found).toContainEqual(expect.objectContaining({ id: 'moves', money: 12 }));
  });

  test('CB-HIRE-2, CB-ADMIT-1, CB-MOVE-9: somebody hired, a patient admitted, conveyors', () => {
    const s = new Scenario().positionS().emptyNotepad().row('psychiatry', '_ _ _ W').university('W R');
    s.patient('red', 'psychiatry', '0C2').tile('triage', '1D2').from('choose-action');
    s.state.clinics[0].hand = [2, 2, 2];
    const found = changes(s);
    expect(found).toContainEqual(
      // $32 for the red patient, less $4 wages.
      expect.objectContaining({ id: 'hire', who: expect.objectContaining({ kind: 'doctor', level: 3 }), money: 28 }),
    );
    expect(found).toContainEqual(expect.objectContaining({ id: 'admit', money: 8 }));
    const far = new Scenario().positionS().doctor('yellow', '0D2').patient('yellow', 'psychiatry', '0C2');
    far.from('move');
    const [pair] = changes(far).filter(({ id }) => id === 'equip');
    expect(pair).toMatchObject({ piece: 'conveyor', time: -1 });
    expect(new Set(pair.cells)).toEqual(new Set([far.cell('0C2'), far.cell('0D2')]));
  });

  test('CB-STEP-1: nothing changes it once all have moved', () => {
    const s = new Scenario().positionS().patient('white', 'psychiatry', '0C2').doctor('white', '0C2');
    expect(changes(s.from('treat'))).toEqual([]);
  });
});

describe('positions from play', () => {
  test('the ledger says what the round then brings, to the dollar, whoever looks on', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { engine, state } = position(seed, LATE);
      const ledger = ledgers(engine, state)[0];
      expect(ledgers(engine, engine.view(state, 0))[0]).toEqual(ledger);
      expect(sum(ledger.wages)).toBe(ledger.costs.wages);
      expect(sum(ledger.maintenance)).toBe(ledger.costs.maintenance);
      expect(sum(ledger.savings)).toBeGreaterThanOrEqual(ledger.costs.saving);
      // Nobody walks any more: the rest of the round by the defaults.
      const asIs = engine.clone(state);
      asIs.frames = [{ step: 'programme', at: asIs.programme.indexOf('treat') } as (typeof asIs.frames)[number]];
      let { state: now, events } = engine.resume({ ...asIs, chance: openSeed('fast:ledger') });
      const said = events.slice();
      while (now.round === state.round && engine.result(now) === undefined && !said.some(({ id }) => id === 'bought')) {
        const [seat] = engine.deciders(now);
        const applied = engine.apply(now, seat, engine.choices(now, seat)[0]);
        if (!applied.ok) throw new Error(applied.violation.key);
        now = applied.state;
        said.push(...applied.events);
      }
      const own = said.filter((event) => event.seat === 0);
      expect(own.filter(({ id }) => id === 'treated').map(({ money }) => money)).toEqual(
        ledger.treated.map(({ money }) => money),
      );
      const { wages, maintenance, saving } = ledger.costs;
      expect(own.find(({ id }) => id === 'paid')).toMatchObject({ wages, maintenance, saving });
    }
  });
});
