import { MODULES, type OfferedModule, problemsOfSet } from '@asclepion/clinic';
import { LOCALES } from '@asclepion/kernel/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { find } from '../src/games/clinic/picker/find.ts';
import { ModulePicker } from '../src/games/clinic/picker/module-picker.tsx';
import { PRESETS, surprise } from '../src/games/clinic/picker/presets.ts';
import { inEveryLanguage } from '../src/games/clinic/picker/texts.ts';
import { TextsContext, textsIn } from '../src/text/texts.ts';

const ids = (modules: readonly OfferedModule[]): string[] => modules.map(({ id }) => id);

/** Modules that stand in one another's way: the ICU needs the virus, and cannot be played with Floor 4. */
const AT_ODDS = MODULES.map(
  (module): OfferedModule => (module.id === 'icu' ? { ...module, needs: ['virus'], conflicts: ['floor-4'] } : module),
);

function shown(offered: readonly OfferedModule[], chosen: readonly string[], locale: (typeof LOCALES)[number]): string {
  return renderToStaticMarkup(
    <TextsContext value={textsIn(locale)}>
      <ModulePicker offered={offered} seats={2} chosen={chosen} optionsOf={() => null} onChoose={() => undefined} />
    </TextsContext>,
  ).replace(/<[^>]+>/g, ' ');
}

describe('a module is found', () => {
  test.each([
    ['virus', 'virus'],
    ['病毒', 'virus'],
    ['重症监护', 'icu'],
    ['重症加護', 'icu'],
    ['fire-ext', 'fire-extinguisher'],
    ['SATELLITE dish', 'satellite-tv'],
  ])('by “%s”, in whatever language the page is', (query, id) => {
    expect(ids(find(MODULES, inEveryLanguage(), query))).toContain(id);
  });

  test('and nothing by nonsense', () => {
    expect(find(MODULES, inEveryLanguage(), 'xyzzyx')).toEqual([]);
    expect(find(MODULES, inEveryLanguage(), '  ')).toEqual(MODULES);
  });
});

describe('ready choices', () => {
  test.each(Object.entries(PRESETS))('%s can be played', (_name, preset) => {
    expect(problemsOfSet(MODULES, preset(MODULES))).toEqual([]);
    expect(problemsOfSet(AT_ODDS, preset(AT_ODDS))).toEqual([]);
  });

  test('a first evening is easy, and has only modules of the Extension', () => {
    const first = MODULES.filter(({ id }) => PRESETS.first(MODULES).includes(id));
    expect(first.length).toBeGreaterThan(1);
    for (const { box, about } of first) expect([box, about.difficulty]).toEqual(['ext1', 1]);
  });

  test('a surprise is as many as were asked for, and they go together', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => (at * 0.37) % 1);
    const random = (): number => numbers.pop() ?? 0;
    for (const count of [1, 2, 3]) {
      expect(surprise(MODULES, count, random)).toHaveLength(count);
      const chosen = surprise(AT_ODDS, count, random);
      expect(problemsOfSet(AT_ODDS, chosen)).toEqual([]);
      expect(chosen.length).toBeLessThanOrEqual(count);
    }
  });
});

describe('what does not go together is explained', () => {
  test('with both ways to mend it', () => {
    const page = shown(AT_ODDS, ['floor-4', 'icu'], 'en');
    expect(page).toContain('ICU cannot be played without Virus.');
    expect(page).toContain('Floor 4 and ICU cannot be played together.');
    for (const way of ['Add Virus', 'Leave out ICU', 'Leave out Floor 4']) expect(page).toContain(way);
  });

  test('and told before it is chosen', () => {
    const page = shown(AT_ODDS, [], 'en');
    expect(page).toContain('needs Virus');
    expect(page).toContain('not with ICU');
    expect(page).not.toContain('cannot be played');
  });

  test.each(LOCALES)('every module and ready choice has words in %s', (locale) => {
    const page = shown(AT_ODDS, ids(AT_ODDS), locale);
    expect(page).not.toMatch(/\b(clinic|web)\.[a-z]/);
  });
});
