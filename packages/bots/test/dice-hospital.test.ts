import { diceResident } from '@asclepion/bots';
import type { DiceState } from '@asclepion/dice-hospital';
import { patientsNamed } from '@asclepion/dice-hospital';
import { openSeed } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openDiceHospital } from './tables.ts';

/** What the resident does with a hospital at work, to the end of its shift. */
function month(beds: string, given: { bags?: number; departments?: number[]; nurses?: number } = {}): string[] {
  const engine = openDiceHospital({ seats: 1 });
  const state = engine.begin('fast:month').state as DiceState;
  const [hospital] = state.hospitals;
  const patients = patientsNamed(beds) ?? [];
  hospital.beds = hospital.beds.map((_, bed) => patients[bed] ?? 0);
  hospital.arrivals = [];
  hospital.administrator = 0;
  hospital.bags = given.bags ?? 0;
  hospital.departments = (given.departments ?? []).map((kind, q) => ({ kind, q, r: -2, used: false }));
  hospital.nurses = given.nurses ?? hospital.nurses;
  state.round = 8;
  state.reports = [];
  state.frames = [{ step: 'act', seat: 0 }];
  const bot = diceResident(engine);
  const done: string[] = [];
  for (let last = ''; last !== 'end'; ) {
    const { choice } = bot.choose({ view: engine.view(state, 0), seat: 0, chance: openSeed('fast:resident') });
    engine.play(state, 0, choice);
    last = choice.do;
    done.push(`${choice.do} ${choice.room ?? choice.to ?? ''} ${choice.patients ?? choice.patient ?? ''}`.trim());
  }
  return done;
}

describe('a resident solves a month', () => {
  test('three patients at 6 are discharged by three nurses, whatever their rooms', () => {
    expect(month('R6 Y6 G6').filter((made) => made.startsWith('activate'))).toHaveLength(3);
  });

  test('two rooms that follow one another heal a patient right out', () => {
    // Imaging 4 to 5, Critical Care to 6, Clinic discharges it: the last patient, so that the hospital is empty.
    expect(month('R4')).toEqual(['activate imaging R4', 'activate critical-care R5t', 'activate clinic R6t', 'end']);
  });

  test('a blood bag lends the colour that a trio lacks', () => {
    // One nurse and one bag: two patients one by one, or all three and an empty hospital with Anaesthesia.
    expect(month('R6 R6 Y6', { bags: 1, departments: [0], nurses: 1 })).toEqual([
      'recolour R Y6',
      'activate anaesthesia R6 R6 R6/Y',
      'end',
    ]);
  });
});
