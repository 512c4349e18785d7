import { describe, expect, test } from 'vitest';
import { Scenario, ward } from '../scenario.ts';

const bag = (patient: string) => ({ do: 'transfuse', patient });
const recolour = (patient: string, to: string) => ({ do: 'recolour', patient, to });
const treat = (patient: string) => ({ do: 'treat', patient });

describe('actions', () => {
  test('DH-ACT-1 DH-EX-27 a meeple acts once, a room works once; two copies work twice', () => {
    const table = ward({ beds: 'R3 R3 R3 R4 R4 R4', departments: ['anaesthesia', 'anaesthesia'] });
    table.works('anaesthesia', 'R3 R3 R3').works('anaesthesia', 'R4 R4 R4');
    expect(table.stops('anaesthesia', 'R4t R4t R4t')).toBe('DH-ACT-1');
    table.works('critical-care', 'R4t');
    expect(table.stops('imaging', 'R4t')).toBe('DH-ACT-1');
  });

  test('DH-ACT-2 any meeple may go to any room', () => {
    const table = ward({ beds: 'G3', specialists: ['surgeon'] });
    table.works('pharmacy', 'G3', 'surgeon');
    expect(table.beds()).toBe('G4t');
  });

  test('DH-ACT-3 DH-ACT-12 nobody need act, and the owner ends the phase', () => {
    const table = ward({ beds: 'G3' });
    expect(table.engine.deciders(table.state)).toEqual([0, 1]);
    table.does(0, { do: 'end' });
    expect(table.engine.deciders(table.state)).toEqual([1]);
    expect(table.refusal(0, { do: 'end' })?.key).toBe('kernel.not-your-turn');
  });

  test('DH-ACT-4 all act together, or one after another from the first player', () => {
    expect(ward({ beds: 'G3' }).engine.deciders(ward({}).state)).toEqual([0, 1]);
    const table = new Scenario({ seats: 2, activation: 'in-turn' }).set({ firstPlayer: 1 }).from('activation');
    expect(table.engine.deciders(table.state)).toEqual([1]);
    table.does(1, { do: 'end' });
    expect(table.engine.deciders(table.state)).toEqual([0]);
  });

  test('DH-ACT-5 blood bags go between actions, not within one', () => {
    const table = ward({ beds: 'R3 Y3', bags: 1, specialists: ['consultant'] });
    table.works('critical-care', 'R3', 'consultant');
    expect(table.refused(0, bag('Y3'))).toBe('DH-SPEC-11');
    table.does(0, treat('R4t')).does(0, bag('Y3'));
    expect(table.beds()).toBe('R5t Y4t');
    expect(table.stops('no-room', 'R5t')).toBe('DH-ACT-5');
  });

  test('DH-ACT-6 DH-DEP-1 DH-EX-12 a room needs its whole group', () => {
    const short = ward({ beds: 'R3 R3 R4', departments: ['anaesthesia'] });
    expect(short.stops('anaesthesia', 'R3 R3 R4')).toBe('DH-DEP-1');
    expect(short.stops('anaesthesia', 'R3 R3 R3')).toBe('DH-ACT-9');
    const table = ward({ beds: 'R3 R3t R3t', departments: ['anaesthesia'] });
    table.works('anaesthesia', 'R3 R3t R3t');
    expect(table.beds()).toBe('R4t R4t R4t');
  });

  test('DH-ACT-7 conditions count before the room works, and all its patients are treated together', () => {
    const table = ward({ beds: 'R2 R3', departments: ['burns-unit'] });
    table.works('burns-unit', 'R2 R3');
    expect(table.beds()).toBe('R4t R4t');
  });

  test('DH-ACT-8 DH-ROOM-3 DH-EX-11 a treated patient may be treated again where it fits', () => {
    const table = ward({ beds: 'G3' });
    table.works('pharmacy', 'G3');
    expect(table.beds()).toBe('G4t');
    expect(table.stops('clinic', 'G4t')).toBe('DH-ROOM-6');
    table.works('imaging', 'G4t').works('clinic', 'G5t');
    expect(table.beds()).toBe('G6t');
  });

  test('DH-ACT-9 DH-DEP-2 DH-EX-15 surplus steps are lost and whoever passes 6 is gone', () => {
    const table = ward({ beds: 'R5', departments: ['cardiology'] });
    table.works('cardiology', 'R5');
    expect([table.beds(), table.hospital().lounge]).toEqual(['', [1, 0, 0]]);
    expect(table.stops('critical-care', 'R5')).toBe('DH-ACT-9');
  });

  test('DH-ACT-10 DH-SPEC-7 DH-EX-18 a coloured specialist needs a patient of the colour', () => {
    const table = ward({ beds: 'R2 R2 R2', departments: ['anaesthesia'], specialists: ['pharmacist'] });
    table.works('anaesthesia', 'R2 R2 R2', 'pharmacist');
    expect([table.beds(), table.step(0)]).toEqual(['R3t R3t R3t', 'act']);
    const declined = ward({ beds: 'G2', specialists: ['pharmacist'] }).works('pharmacy', 'G2', 'pharmacist');
    declined.does(0, { do: 'pass' });
    expect(declined.beds()).toBe('G3t');
  });

  test('DH-ACT-11 an effect or a bag treats, but calls no specialist', () => {
    const table = ward({ beds: 'R2 R2 R4', bags: 1, specialists: ['cardiologist'] });
    table.works('critical-care', 'R2', 'cardiologist').does(0, treat('R2'));
    expect([table.beds(), table.step(0)]).toEqual(['R3t R3t R4', 'act']);
    table.does(0, bag('R4'));
    expect([table.beds(), table.step(0)]).toEqual(['R3t R3t R5t', 'act']);
  });
});

describe('rooms', () => {
  test.each([
    ['critical-care', 'R1', 'Y1'],
    ['oncology', 'Y6', 'R6'],
    ['pharmacy', 'G3', 'Y3'],
    ['intensive-care', 'Y2', 'Y3'],
    ['imaging', 'G4', 'G5'],
    ['clinic', 'R5', 'R4'],
  ])(
    'DH-ROOM-1 DH-ROOM-2 DH-ROOM-3 DH-ROOM-4 DH-ROOM-5 DH-ROOM-6 %s treats %s by one step, not %s',
    (room, who, other) => {
      const table = ward({ beds: `${who} ${other}` });
      expect(table.stops(room, other)).toMatch(/^DH-ROOM-/);
      table.works(room, who);
      const value = Number(who[1]) + 1;
      expect(table.beds()).toBe(value > 6 ? other : `${who[0]}${value}t ${other}`);
    },
  );

  test.each([
    ['anaesthesia', 'R2 R2 R2', 'R3t R3t R3t'],
    ['cardiology', 'R2', 'R6t'],
    ['burns-unit', 'R1 R4', 'R3t R5t'],
    ['renal-medicine', 'Y2 Y2 Y2', 'Y3t Y3t Y3t'],
    ['gastroenterology', 'Y1', 'Y5t'],
    ['haematology', 'Y1 Y4', 'Y3t Y5t'],
    ['immunology', 'G2 G2 G2', 'G3t G3t G3t'],
    ['dermatology', 'G2', 'G6t'],
    ['physiotherapy', 'G1 G4', 'G3t G5t'],
    ['radiology', 'R2 G3 Y4', 'R3t G4t Y5t'],
    ['group-therapy', 'R4 Y4 G4', 'R5t Y5t G5t'],
    ['resuscitation', 'Y1', 'Y5t'],
  ])(
    'DH-DEP-1 DH-DEP-2 DH-DEP-3 DH-DEP-4 DH-DEP-5 DH-DEP-6 DH-DEP-7 DH-DEP-8 DH-DEP-9 DH-DEP-10 DH-DEP-11 DH-DEP-12 %s makes %s into %s',
    (room, before, after) => {
      const table = ward({ beds: before, departments: [room] });
      table.works(room, before);
      expect(table.beds()).toBe(after);
      const empty = ward({ beds: 'R6t', departments: [room] });
      if (room !== 'cardiology') expect(empty.stops(room, 'R6t')).toMatch(/^DH-DEP-/);
    },
  );

  test('DH-DEP-13 a trio is exactly three, of the owner’s choice', () => {
    const table = ward({ beds: 'R3 R3 R3t R3t', departments: ['anaesthesia'] });
    const groups = table
      .choices(0)
      .filter(({ room }) => room === 'anaesthesia')
      .map(({ patients }) => patients);
    expect(groups).toEqual(['R3 R3 R3t', 'R3 R3t R3t']);
    expect(table.stops('anaesthesia', 'R3 R3 R3t R3t')).toBe('DH-DEP-1');
  });

  test('DH-DEP-10 DH-DEP-14 DH-EX-24 three consecutive values of three colours', () => {
    const table = ward({ beds: 'R2 Y4 G3', departments: ['radiology'] });
    table.works('radiology', 'R2 G3 Y4');
    expect(table.beds()).toBe('R3t Y5t G4t');
    expect(ward({ beds: 'R2 G3 R4', departments: ['radiology'] }).stops('radiology', 'R2 G3 R4')).toBe('DH-DEP-10');
    expect(ward({ beds: 'R2 Y3 G5', departments: ['radiology'] }).stops('radiology', 'R2 Y3 G5')).toBe('DH-DEP-10');
    for (const low of [1, 2, 3, 4]) {
      const run = `R${low} Y${low + 1} G${low + 2}`;
      expect(ward({ beds: run, departments: ['radiology'] }).stops('radiology', run)).toBeUndefined();
    }
  });

  test('DH-DEP-11 DH-DIS-1 DH-EX-25 Group Therapy discharges three at 6: 4 points, 9 if the hospital is empty', () => {
    const table = ward({ beds: 'R6 Y6 G6 R1t', departments: ['group-therapy'] });
    table.works('group-therapy', 'R6 Y6 G6');
    for (const seat of [0, 1]) table.does(seat, { do: 'end' });
    expect(table.points()).toBe(4);
    const empty = ward({ beds: 'R6 Y6 G6', departments: ['group-therapy'] });
    empty.works('group-therapy', 'R6 Y6 G6');
    for (const seat of [0, 1]) empty.does(seat, { do: 'end' });
    expect(empty.points()).toBe(9);
  });

  test('DH-DEP-12 DH-EX-26 Resuscitation takes 1 to 3', () => {
    const table = ward({ beds: 'R3 R1 Y4', departments: ['resuscitation', 'resuscitation'] });
    table.works('resuscitation', 'R3').works('resuscitation', 'R1');
    expect([table.beds(), table.hospital().lounge]).toEqual(['R5t Y4', [1, 0, 0]]);
    expect(ward({ beds: 'Y4', departments: ['resuscitation'] }).stops('resuscitation', 'Y4')).toBe('DH-DEP-12');
  });
});

describe('specialists', () => {
  test('DH-SPEC-1 DH-EX-16 the Surgeon treats the red one once more', () => {
    const table = ward({ beds: 'R2', specialists: ['surgeon'] });
    table.works('intensive-care', 'R2', 'surgeon').does(0, treat('R3t'));
    expect(table.beds()).toBe('R4t');
  });

  test('DH-SPEC-4 DH-EX-17 the Haematologist treats one of three', () => {
    const table = ward({ beds: 'Y3 Y3 Y3', departments: ['renal-medicine'], specialists: ['haematologist'] });
    table.works('renal-medicine', 'Y3 Y3 Y3', 'haematologist').does(0, treat('Y4t'));
    expect(table.beds().split(' ').sort()).toEqual(['Y4t', 'Y4t', 'Y5t']);
  });

  test('DH-SPEC-2 DH-SPEC-13 DH-EX-19 the Cardiologist treats another of the value before, also after a discharge', () => {
    const table = ward({ beds: 'R6 G6', specialists: ['cardiologist'] });
    table.works('critical-care', 'R6', 'cardiologist').does(0, treat('G6'));
    expect(table.hospital().lounge).toEqual([1, 0, 1]);
    const other = ward({ beds: 'R3 Y3 Y4', specialists: ['cardiologist'] });
    other.works('critical-care', 'R3', 'cardiologist');
    expect(other.choices(0)).toEqual([treat('Y3'), { do: 'pass' }]);
    expect(other.refused(0, treat('Y4'))).toBe('DH-SPEC-2');
  });

  test('DH-SPEC-3 DH-DEP-3 DH-EX-20 the Anaesthetist treats another red one; two equal reds are no pair', () => {
    const table = ward({ beds: 'R2 R5 R6', departments: ['burns-unit'], specialists: ['anaesthetist'] });
    table.works('burns-unit', 'R2 R5', 'anaesthetist');
    expect(table.choices(0)).toEqual([treat('R6'), { do: 'pass' }]);
    table.does(0, treat('R6'));
    expect([table.beds(), table.hospital().lounge]).toEqual(['R4t R6t', [1, 0, 0]]);
    expect(ward({ beds: 'R3 R3', departments: ['burns-unit'] }).stops('burns-unit', 'R3 R3')).toBe('DH-DEP-3');
  });

  test('DH-SPEC-5 DH-SPEC-8 the Urologist and the Dermatologist treat another of the value before', () => {
    for (const [specialist, room, who, other] of [
      ['urologist', 'oncology', 'Y2', 'R2'],
      ['dermatologist', 'pharmacy', 'G2', 'Y2'],
    ]) {
      const table = ward({ beds: `${who} ${other} R5`, specialists: [specialist] });
      table.works(room, who, specialist);
      expect(table.choices(0)).toEqual([treat(other), { do: 'pass' }]);
    }
  });

  test('DH-SPEC-6 DH-SPEC-9 the Oncologist and the Immunologist treat another of the colour', () => {
    for (const [specialist, room, who, other] of [
      ['oncologist', 'oncology', 'Y2', 'Y5'],
      ['immunologist', 'pharmacy', 'G2', 'G6'],
    ]) {
      const table = ward({ beds: `${who} ${other} R2`, specialists: [specialist] });
      table.works(room, who, specialist);
      expect(table.choices(0)).toEqual([treat(other), { do: 'pass' }]);
    }
  });

  test('DH-SPEC-7 the Pharmacist treats the green one once more', () => {
    const table = ward({ beds: 'G2', specialists: ['pharmacist'] });
    table.works('pharmacy', 'G2', 'pharmacist').does(0, treat('G3t'));
    expect(table.beds()).toBe('G4t');
  });

  test('DH-SPEC-10 DH-EX-21 the Paramedic helps anybody at 1 to 3', () => {
    const table = ward({ beds: 'G5 R1 Y4', specialists: ['paramedic'] });
    table.works('clinic', 'G5', 'paramedic').does(0, treat('R1'));
    expect(table.beds()).toBe('G6t R3t Y4');
  });

  test('DH-SPEC-11 DH-SPEC-14 DH-EX-22 the Consultant needs somebody still in bed', () => {
    const table = ward({ beds: 'Y6 R3', specialists: ['consultant'] });
    table.works('clinic', 'Y6', 'consultant');
    expect([table.step(0), table.beds()]).toEqual(['act', 'R3']);
  });

  test('DH-SPEC-12 DH-SPEC-15 DH-EX-23 the Matron looks after the untreated row, as it is after the room', () => {
    const table = ward({ beds: 'Y4 G6 R3', specialists: ['matron'] });
    table.works('imaging', 'Y4', 'matron');
    expect(table.choices(0)).toEqual([treat('G6'), { do: 'pass' }]);
    expect(table.refused(0, treat('Y5t'))).toBe('DH-SPEC-12');
    expect(table.refused(0, treat('R3'))).toBe('DH-SPEC-12');
    table.does(0, treat('G6'));
    expect(table.hospital().lounge).toEqual([0, 0, 1]);
  });

  test('DH-SPEC-16 a lent colour counts', () => {
    const table = ward({ beds: 'Y2', bags: 1, specialists: ['surgeon'] });
    table.does(0, recolour('Y2', 'R')).works('critical-care', 'R2/Y', 'surgeon').does(0, treat('R3t/Y'));
    expect(table.beds()).toBe('R4t/Y');
  });
});

describe('blood bags', () => {
  test('DH-BLOOD-1 only its owner spends a bag, in phase 3', () => {
    const table = ward({ beds: 'R2', bags: 1 });
    expect(table.refused(1, bag('R2'))).toBe('DH-BLOOD-1');
    table.does(0, bag('R2'));
    expect(table.hospital().bags).toBe(0);
    expect(table.refused(0, bag('R3t'))).toBe('DH-BLOOD-1');
  });

  test('DH-BLOOD-2 DH-EX-28 a bag treats anybody, who is then not neglected', () => {
    const table = ward({ beds: 'Y4', bags: 1 });
    table.does(0, bag('Y4'));
    expect(table.beds()).toBe('Y5t');
    for (const seat of [0, 1]) table.does(seat, { do: 'end' });
    expect(table.beds()).toBe('Y5');
    const gone = ward({ beds: 'R6', bags: 1 }).does(0, bag('R6'));
    expect(gone.hospital().lounge).toEqual([1, 0, 0]);
  });

  test('DH-BLOOD-3 DH-BLOOD-4 DH-BLOOD-5 DH-EX-13 a bag lends a colour until the phase ends, to somebody untreated', () => {
    const table = ward({ beds: 'R2 R2 Y2', bags: 2, departments: ['anaesthesia'] });
    expect(table.refused(0, recolour('Y2', 'Y'))).toBe('DH-BLOOD-3');
    table.does(0, recolour('Y2', 'R'));
    expect(table.beds()).toBe('R2 R2 R2/Y');
    table.works('anaesthesia', 'R2 R2 R2/Y');
    expect(table.beds()).toBe('R3t R3t R3t/Y');
    expect(table.refused(0, recolour('R3t/Y', 'G'))).toBe('DH-BLOOD-3');
    for (const seat of [0, 1]) table.does(seat, { do: 'end' });
    expect(table.beds()).toBe('R3 R3 Y3');
    const again = ward({ beds: 'Y2', bags: 2 }).does(0, recolour('Y2', 'R')).does(0, recolour('R2/Y', 'G'));
    expect([again.beds(), again.hospital().bags]).toEqual(['G2/Y', 0]);
  });

  test('DH-BLOOD-3 DH-EX-14 a bag turns R4 green, and Pharmacy treats it', () => {
    const table = ward({ beds: 'R4', bags: 1 });
    table.does(0, recolour('R4', 'G')).works('pharmacy', 'G4/R');
    expect(table.beds()).toBe('G5t/R');
  });

  test('DH-BLOOD-3 DH-NEG-2 DH-DIS-3 DH-EX-52 a recoloured Y1 dies as a yellow die and spoils the empty hospital', () => {
    const table = ward({ beds: 'Y1 R6', bags: 1 });
    const yellow = table.state.bag[1];
    table.does(0, recolour('Y1', 'R')).works('critical-care', 'R6');
    for (const seat of [0, 1]) table.does(seat, { do: 'end' });
    expect(table.hospital().fatalities).toBe(1);
    expect(table.state.bag[1]).toBeGreaterThanOrEqual(yellow + 1 - 9);
    expect(table.points()).toBe(1);
  });
});
