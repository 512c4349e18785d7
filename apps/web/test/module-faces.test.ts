import { openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { loadFaces, modulesOf } from '../src/games/clinic/modules/index.ts';
import { facesOf, loadedFace, loadedFurniture } from '../src/games/clinic/modules/loaded.ts';
import { rulesOf } from '../src/games/clinic/position.ts';
import { clinicCatalogues } from '../src/games/clinic/texts.ts';

await loadFaces(modulesOf(undefined));
const modules = MODULES.map(({ id }) => id);
const rules = rulesOf(openEngine('clinic', { seats: 2, modules }));

test('every tile and every piece of equipment of CliniC has its furniture and its picture', () => {
  const { tiles, equipment } = rules;
  // `none` stands for a space without a tile.
  const ids = [...tiles, ...equipment].map(({ id }) => id).filter((id) => id !== 'none');
  const pictures = new Set(facesOf(rules).flatMap((face) => Object.keys(face.pictures ?? {})));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !(id in loadedFurniture()))).toEqual([]);
  expect(ids.filter((id) => !pictures.has(id))).toEqual([]);
});

describe.each(modules)('the face of %s', (id) => {
  const face = loadedFace(id);

  test('is there, with what the module says in it', () => {
    expect(face?.texts?.some(({ en }) => `clinic.module.${id}` in en)).toBe(true);
  });

  test.each(LOCALES)('says whole sentences in %s', (locale) => {
    for (const catalogue of face?.texts ?? [])
      for (const [key, message] of Object.entries(catalogue[locale]))
        expect(argumentsOf(message, locale), key).toEqual(argumentsOf(catalogue.en[key], 'en'));
  });

  test('explains a word, or shows a position, whose rules are its own', () => {
    const terms = face?.terms ?? [];
    const examples = Object.entries(face?.examples ?? {});
    expect(terms.length + examples.length).toBeGreaterThan(0);
    const about = MODULES.find((module) => module.id === id)?.about;
    for (const { rule } of terms) expect(rule.startsWith(`${about?.rules}-`), rule).toBe(true);
    const said = new Set(face?.texts?.flatMap(({ en }) => Object.keys(en)));
    for (const term of terms)
      for (const part of ['term', 'forms', 'meaning']) expect(said).toContain(`${part}.${term.id}`);
    for (const [name] of examples) for (const part of ['example', 'shows']) expect(said).toContain(`${part}.${name}`);
  });
});

test('two modules never draw or say the same thing in two ways', () => {
  const keys = (of: (id: string) => readonly string[]): string[] => modules.flatMap(of);
  for (const all of [
    keys((id) => Object.keys(loadedFace(id)?.furniture ?? {})),
    keys((id) => (loadedFace(id)?.texts ?? []).flatMap(({ en }) => Object.keys(en))),
    keys((id) => Object.keys(loadedFace(id)?.examples ?? {})),
  ])
    expect(new Set(all).size).toBe(all.length);
});

// Colour is never the only sign: levels and sorts of people are told apart by their letters too.
test.each(LOCALES)('no two levels or sorts of people bear the same letter in %s', (locale) => {
  const catalogues = [...clinicCatalogues, ...modules.flatMap((id) => loadedFace(id)?.texts ?? [])];
  const letters = catalogues
    .flatMap((catalogue) => Object.entries(catalogue[locale]))
    .filter(([key]) => /^web\.(letter|level)\./.test(key));
  expect(letters.length).toBeGreaterThan(10);
  const seen = letters.map(([, letter]) => letter);
  expect(seen.filter((letter, at) => seen.indexOf(letter) !== at)).toEqual([]);
});
