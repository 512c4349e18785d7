import { createEngine } from '@asclepion/kernel';
import { playOut } from '@asclepion/kernel/testing';
import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { ASSISTANTS, CITIES, DOCTORS, hippocrates, KNOWLEDGE, PATIENTS, POINTS } from '../src/index.ts';
import {
  createHippocratesTexts,
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  hippocratesTexts,
} from '../src/text/index.ts';

const unfilled = /hippo\.|kernel\.|undefined|\{|^$/;

describe.each(LOCALES)('texts of Hippocrates in %s', (locale) => {
  const texts = createHippocratesTexts(locale);

  test('every message takes the parameters of the English one', () => {
    for (const [key, message] of Object.entries(hippocratesTexts[locale])) {
      const english = Object.entries(hippocratesTexts.en).find(([other]) => other === key)?.[1] ?? '';
      expect(argumentsOf(message, locale), key).toEqual(argumentsOf(english, 'en'));
    }
  });

  test('everything in the data has its words', () => {
    const keys = [
      ...PATIENTS.map(({ number }) => `patient.${number}`),
      ...DOCTORS.map(({ id }) => `doctor.${id}`),
      ...KNOWLEDGE.flatMap(({ id }) => [`knowledge.${id}`, `knowledge-help.${id}`]),
      ...ASSISTANTS.flatMap((id) => [`assistant.${id}`, `assistant-help.${id}`]),
      ...CITIES.map((id) => `city.${id}`),
      ...[...POINTS, 'emergency', 'hades'].map((id) => `score.${id}`),
      ...createEngine(hippocrates, {}).rules.programme.map((id) => `step.${id}`),
    ];
    expect(keys.filter((key) => texts.find(`hippo.${key}`) === undefined)).toEqual([]);
  });

  test.each([{ seats: 1 }, { seats: 2, 'treat-order': 'in-turn' }, { seats: 4 }])(
    'a random game of %j is told without a gap',
    (options) => {
      const engine = createEngine(hippocrates, options);
      const names = ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, options.seats);
      const said = new Set<string>();
      playOut({ engine, seed: 'fast:words', limit: 5000, every: 1 }, ({ before, seat, listed, after }) => {
        const frame = engine.asking(before, seat);
        if (frame === undefined) throw new Error('Nobody is asked.');
        said.add(describePrompt(texts, before, frame));
        for (const event of after.events) said.add(describeEvent(texts, event, names));
        for (const choice of listed) {
          said.add(describeChoice(texts, before, frame, choice));
          for (const other of [
            { ...choice, with: 'travel charity planning' },
            { ...choice, place: 3, patient: 1 },
          ]) {
            const refused = engine.refusal(before, seat, other);
            if (refused !== undefined) said.add(describeViolation(texts, refused));
          }
        }
      });
      expect([...said].filter((text) => unfilled.test(text))).toEqual([]);
    },
  );
});
