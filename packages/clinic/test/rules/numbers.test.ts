import { expect, test } from 'vitest';
import { BOX, BY_SEATS, NUMBERS } from '../../src/data/numbers.ts';
import { tableAfter } from './rules-file.ts';

const used = new Set<string>();
/** A number of the data, noted as compared. */
function n<Name extends keyof typeof NUMBERS>(name: Name): (typeof NUMBERS)[Name] {
  used.add(name);
  return NUMBERS[name];
}
const slashed = (values: readonly number[]): string => values.join(' / ');
const minus = (value: number): string => `${value}`.replace('-', '−');
/** The data go from white to red, the rules from red to white. */
const fromRed = (values: readonly number[]): number[] => values.toReversed();
/** `2 / 3 / 4 / 5 (6)`: the last one is of Floor 4, which only modules have. */
const floors = ([ground, first, second, third, fourth]: readonly number[]): string =>
  `${ground} / ${first} / ${second} / ${third} (${fourth})`;

test('section 16: every number of the data is the one of the rules', () => {
  const price = [0, 1, 2, 3, 4].map((floor) => n('buildPrice') + floor);
  const same = new Set([n('entrancePrice'), n('lotPrice'), n('upgradePrice')]);
  const ours: Record<string, string> = {
    'rounds / actions a round / tiles of each action': slashed([
      n('rounds'),
      n('actionsARound'),
      n('tilesOfEachAction'),
    ]),
    'things per build action': `${n('thingsPerBuild')}`,
    'starting money': `${n('startingMoney')}`,
    'build price Floor 0/1/2/3 (4)': floors(price),
    'entrance, parking lot, upgrade': `${[...same].join(' / ')} each`,
    'garden, conveyor, helipad': `${n('buildPrice')} + floor`,
    'lot capacity / upgraded': slashed([n('lotCapacity'), n('upgradedLotCapacity')]),
    'doctor spaces': n('doctorPrices').join(', '),
    'nurse spaces': n('nursePrices').join(', '),
    'nurse surcharge, rounds 1–6': n('nurseSurcharge').join(', '),
    orderly: `${n('orderlyPrice')}`,
    'notepad places per row': `${n('notepadPlaces')}`,
    'pre-admission places per service': `${n('preAdmissionPlaces')}`,
    'queue points': `${n('baseQueuePoints')} + entrances + helipads`,
    'time per step / access / conveyor': `${n('stepTime')} / 0 from pre-admission / 0`,
    triage: minus(-n('triageTime')),
    'income red/orange/yellow/white': slashed(fromRed(n('income'))),
    outpatient: `${n('outpatientIncome')} flat`,
    garden: `+${n('gardenBonus')} per treated patient`,
    'wages red/orange/yellow/white/nurse/orderly': slashed([
      ...fromRed(n('doctorWage')),
      n('nurseWage'),
      n('orderlyWage'),
    ]),
    'maintenance module, garden / used operating room': slashed([n('maintenance'), n('usedOperatingRoomMaintenance')]),
    "orderly's saving": `${n('orderlySaving')}`,
    'money per popularity': `${n('moneyPerPopularity')}`,
    laboratory: `+${n('laboratoryLevels')} levels, +${n('laboratoryPopularity')} popularity`,
    'doctors at the end': slashed(fromRed(n('doctorPoints'))),
    'nurse at the end': `${n('nursePoints')}`,
    'treatment room at the end': floors(n('treatmentRoomPoints')),
    'further building': `${n('buildingPoints')}, at most ${n('countedBuildings')}`,
    'untreated at the end': fromRed(n('untreatedPoints')).map(minus).join(' / '),
    'time at the end': `−1 per ${n('timePerPoint')}`,
    'turn order at the end': slashed(n('turnOrderPoints')),
  };
  const rules = Object.fromEntries(tableAfter('## 16 Numbers').map(([name, value]) => [name, value]));
  // A death is an option, judged with the editions.
  expect(rules.death).toBe('−5');
  delete rules.death;
  expect(ours).toEqual(rules);
  // What the table does not have: the orderly's points (CB-END-1), the floors (CB-GEO-3), the presets (CB-SETUP-11).
  expect([n('orderlyPoints'), n('topFloor'), n('presetColours')]).toEqual([0, 3, 4]);
  expect([...used].toSorted()).toEqual(Object.keys(NUMBERS).toSorted());
});

test('CB-SETUP-1: the data for each number of players are those of the table', () => {
  const rows = new Map(tableAfter('**CB-SETUP-1**').map(([name, ...values]) => [name, values.slice(0, 4)]));
  const each = (values: readonly unknown[]): string[] => values.slice(1).map(String);
  const bag = (bags: readonly (readonly number[])[]): string[] =>
    bags.slice(1).map((counts) => counts.toReversed().join('/'));
  const noReds = (bags: readonly (readonly number[])[]): string[] =>
    bags.slice(1).map((counts) => {
      expect(counts[3]).toBe(0);
      return counts.slice(0, 3).toReversed().join('/');
    });
  const others = `${BOX.hubs.other}`;
  expect(Object.fromEntries(rows)).toEqual({
    'services in play, notepad order': ['psych, cardio', '+ ophth', '+ ortho', '+ neuro'],
    'hubs beside the board, of each non-psych service in play': [others, others, others, others],
    'treatment rooms beside the board': each(BY_SEATS.treatmentRooms),
    'supply rooms beside the board': each(BY_SEATS.supplyRooms),
    'special modules': each(BY_SEATS.specialCopies).map((copies, at) =>
      at === 0 ? `${copies} each of ${BY_SEATS.soloSpecialTypes} random types` : `${copies} each`,
    ),
    'bonus tiles shown': each(BY_SEATS.bonusTiles),
    'university spaces': each(BY_SEATS.universitySpaces),
    'nurses per round': each(BY_SEATS.nursesARound),
    'orderlies in the job market': each(BY_SEATS.orderlies),
    'patient bag red/orange/yellow/white': bag(BY_SEATS.patientBag),
    'doctor bag orange/yellow/white': noReds(BY_SEATS.doctorBag),
  });
  expect(each(BY_SEATS.services)).toEqual(['2', '3', '4', '5']);
});

test('CB-COMP-1, CB-COMP-2, CB-COMP-3: the data of the box are those of the rules', () => {
  expect(BOX).toEqual({
    hubs: { psychiatry: 4, other: 3 },
    entrances: 16,
    parkingLots: 24,
    gardens: 12,
    conveyors: 20,
    helipads: 8,
    patients: [38, 28, 17, 10],
  });
});
