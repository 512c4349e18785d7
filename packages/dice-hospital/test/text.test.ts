import { createEngine } from '@asclepion/kernel';
import { playOut } from '@asclepion/kernel/testing';
import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  ADMINISTRATORS,
  DEPARTMENTS,
  diceHospital,
  EVENTS,
  GRADES,
  POINTS,
  REPORTS,
  SPECIALISTS,
  STARTING_ROOMS,
} from '../src/index.ts';
import {
  createDiceTexts,
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  diceTexts,
} from '../src/text/index.ts';

const unfilled = /dice\.|kernel\.|undefined|\{|^$/;

describe.each(LOCALES)('texts of Dice Hospital in %s', (locale) => {
  const texts = createDiceTexts(locale);

  test('every message takes the parameters of the English one', () => {
    for (const [key, message] of Object.entries(diceTexts[locale])) {
      const english = Object.entries(diceTexts.en).find(([other]) => other === key)?.[1] ?? '';
      expect(argumentsOf(message, locale), key).toEqual(argumentsOf(english, 'en'));
    }
  });

  test('everything in the data has its words', () => {
    const keys = [
      ...[...STARTING_ROOMS, ...DEPARTMENTS].map(({ id }) => `room.${id}`),
      ...SPECIALISTS.map(({ id }) => `specialist.${id}`),
      ...ADMINISTRATORS.flatMap(({ id }) => [`administrator.${id}`, `administrator-help.${id}`]),
      ...EVENTS.flatMap(({ id }) => [`card.${id}`, `card-help.${id}`]),
      ...REPORTS.flatMap(({ id }) => [`report.${id}`, `report-help.${id}`]),
      ...GRADES.map(({ id }) => `grade.${id}`),
      ...POINTS.map((id) => `score.${id}`),
    ];
    expect(keys.filter((key) => texts.find(`dice.${key}`) === undefined)).toEqual([]);
  });

  test.each([
    { seats: 1, events: 'on' },
    { seats: 4, events: 'on' },
    { seats: 2, activation: 'in-turn' },
  ])('a random game of %j is told without a gap', (options) => {
    const engine = createEngine(diceHospital, options);
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
    const said = new Set<string>();
    playOut({ engine, seed: 'fast:words', limit: 5000, every: 1 }, ({ before, seat, choice, after }) => {
      const frame = engine.asking(before, seat);
      if (frame === undefined) throw new Error('Nobody is asked.');
      said.add(describePrompt(texts, frame));
      said.add(describeChoice(texts, before, frame, choice));
      for (const event of after.events) said.add(describeEvent(texts, event, names));
      const refused = engine.refusal(before, seat, { ...choice, patients: 'R1 R1', by: 'nurse' });
      if (refused !== undefined) said.add(describeViolation(texts, refused));
    });
    expect([...said].filter((text) => unfilled.test(text))).toEqual([]);
  });
});
