import { describe, expect, test } from 'vitest';
import { idsIn, parseRules, rulebookOf } from '../src/index.ts';

/** Parses lines of markdown as one file. */
const rules = (...lines: string[]) => parseRules(lines.join('\n'), 'file.md');
const ids = (...lines: string[]) => rules(...lines).map((rule) => rule.id);

describe('a rule in a list', () => {
  test('has an ID, a mark, the heading above it, and its text without line breaks', () => {
    expect(rules('# File', '## 5 Build', '', '- **CB-BUILD-3** [likely] The price must be paid', '  in full.')).toEqual(
      [
        {
          id: 'CB-BUILD-3',
          mark: 'likely',
          text: 'The price must be paid in full.',
          section: '5 Build',
          file: 'file.md',
        },
      ],
    );
  });

  test('follows a label without an empty line between', () => {
    expect(ids('Setup', '- **C1-VIR-1** [certain] One.', '- **C1-VIR-2** [certain] Two.')).toEqual([
      'C1-VIR-1',
      'C1-VIR-2',
    ]);
  });

  test('ends where another begins in the same item', () => {
    const found = rules(
      '- **C1-VIR-6** [likely] Their service is the one they',
      '  came for. **C1-VIR-7** [house] ICU patients',
      '  do not worsen.',
    );
    expect(found.map(({ id, mark, text }) => [id, mark, text])).toEqual([
      ['C1-VIR-6', 'likely', 'Their service is the one they came for.'],
      ['C1-VIR-7', 'house', 'ICU patients do not worsen.'],
    ]);
  });

  test('keeps the marks of its later sentences', () => {
    expect(rules('- **CB-ADMIT-5** [certain] Up and down. [house] Not around.')[0].text).toBe(
      'Up and down. [house] Not around.',
    );
  });

  test('keeps a mark that says which part is which', () => {
    const [rule] = rules('- **CB-MOVE-17** [2014 certain, deluxe house] Orderlies are dismissed.');
    expect(rule).toMatchObject({ mark: 'mixed', text: '[2014 certain, deluxe house] Orderlies are dismissed.' });
  });

  test('names the table option that it offers, at its start or later, over a line break too', () => {
    expect(rules('- **CB-ADMIT-10** [option admit-needs-hub: off|on] Text.')[0]).toMatchObject({
      mark: 'option',
      option: 'admit-needs-hub',
    });
    expect(rules('- **CB-ADMIT-3** [likely] A swap. [option', '  notepad-swap: on|off] Text.')[0]).toMatchObject({
      mark: 'likely',
      option: 'notepad-swap',
    });
    expect(rules('- **CB-ADMIT-2** [certain] Text.')[0]).not.toHaveProperty('option');
  });

  test('may hold a table of its own', () => {
    const [rule] = rules('- **DH-SOLO-12** [house] Grade:', '', '  | VP | low |', '  |---|---|', '  | grade | good |');
    expect(rule.text).toBe('Grade:\n\n| VP | low |\n|---|---|\n| grade | good |');
  });
});

describe('what stands below a rule', () => {
  const table = ['| item | 1 |', '|---|---|', '| rooms | 15 |'];

  test('a table belongs to it', () => {
    expect(rules('- **CB-SETUP-1** [certain/likely/house: see the marks] Amounts:', '', ...table)[0]).toMatchObject({
      mark: 'mixed',
      text: `[certain/likely/house: see the marks] Amounts:\n\n${table.join('\n')}`,
    });
  });

  test('a numbered list belongs to it', () => {
    expect(rules('- **CB-EX-64** Solo. Then:', '1. Hire.', '2. Admit.')[0].text).toBe(
      'Solo. Then:\n\n1. Hire.\n2. Admit.',
    );
  });

  test('a paragraph that leads to a table, and one with a mark, belong to it', () => {
    const text = rules('- **C1-UTI-7** [house] Drawn.', '', 'Scenarios:', '', ...table, '', 'Gains [house]: easy 5.')[0]
      .text;
    expect(text).toBe(`Drawn.\n\nScenarios:\n\n${table.join('\n')}\n\nGains [house]: easy 5.`);
  });

  test('a paragraph for a rule that it names belongs to that rule', () => {
    const found = rules(
      '- **CB-MOVE-15** [house] A plan.',
      '- **CB-MOVE-19** [house] One walk.',
      '',
      'Graph for CB-MOVE-15: nodes.',
    );
    expect(found.map((rule) => rule.text)).toEqual(['A plan.\n\nGraph for CB-MOVE-15: nodes.', 'One walk.']);
  });

  test.each([
    ['a heading', '## Next'],
    ['a bold label', '**Each player**'],
    ['a plain label', 'Business'],
    ['a line about the module', 'With other modules: none [house].'],
    ['a rule across the page', '---'],
  ])('%s ends it', (_, line) => {
    expect(rules('- **CB-SETUP-1** [certain] Amounts.', '', line, '', ...table)[0].text).toBe('Amounts.');
  });

  test("a table of the module's numbers does not belong to it", () => {
    expect(
      rules(
        '- **BH-ADM-3** [house] Nothing.',
        '',
        '| number | value | mark |',
        '|---|---|---|',
        '| tiles | 80 | certain |',
      )[0].text,
    ).toBe('Nothing.');
  });
});

describe('a rule in a paragraph', () => {
  test('begins at its ID, after the words that lead to it', () => {
    expect(rules('With other modules: **C3-HEL-14** [certain] may be used', 'together. [house] Once.')).toMatchObject([
      { id: 'C3-HEL-14', mark: 'certain', text: 'may be used together. [house] Once.' },
    ]);
  });
});

describe('a rule in a row of a table', () => {
  test('takes the other cells as its text, with the names of their columns', () => {
    expect(
      rules(
        '| rule | topic | option | 2014 |',
        '|---|---|---|---|',
        '| **CB-ED-2** [option action-tiles] | tiles | `action-tiles: 6\\|3` | 3 |',
        '| **CB-ED-13** [house] | laboratory | – | the same |',
      ),
    ).toMatchObject([
      {
        id: 'CB-ED-2',
        mark: 'option',
        option: 'action-tiles',
        text: '[option action-tiles] · topic: tiles · option: `action-tiles: 6|3` · 2014: 3',
      },
      { id: 'CB-ED-13', mark: 'house', text: 'topic: laboratory · option: – · 2014: the same' },
    ]);
  });

  test('takes its mark from a column of marks', () => {
    expect(
      rules('| room | effect | mark |', '|---|---|---|', '| **DH-DEP-2** Cardiology | +4 | house |'),
    ).toMatchObject([{ id: 'DH-DEP-2', mark: 'house', text: 'Cardiology · effect: +4' }]);
  });

  test('takes its mark from a column or a sentence that marks them all', () => {
    expect(rules('| event | effect (all [house]) |', '|---|---|', '| **DH-EVT-9** Rain | none |')[0].mark).toBe(
      'house',
    );
    expect(
      rules('All [certain]; one step.', '', '| room | who |', '|---|---|', '| **DH-ROOM-1** Care | red |')[0].mark,
    ).toBe('certain');
    expect(rules('| report | VP |', '|---|---|', '| **DH-REP-1** Red | 3 |')[0].mark).toBe('unmarked');
  });
});

describe('an example', () => {
  test('is marked as one, whatever form it has', () => {
    expect(
      rules(
        '- **CB-EX-1** Yes, one (CB-CAR-1).',
        '- **C1-ICU-EX-1** Example: T1.',
        '- **DH-EX-1** [INT-6] 3 players.',
      ).map((rule) => [rule.id, rule.mark, rule.text]),
    ).toEqual([
      ['CB-EX-1', 'example', 'Yes, one (CB-CAR-1).'],
      ['C1-ICU-EX-1', 'example', 'Example: T1.'],
      ['DH-EX-1', 'example', '[INT-6] 3 players.'],
    ]);
  });
});

describe('IDs', () => {
  test('that a text only mentions begin no rule', () => {
    expect(ids('- **CB-EX-2** 1 time, not 0 (CB-MOVE-7, 8).', '', '*CB-X-1* and `**not**`')).toEqual(['CB-EX-2']);
  });

  test('are found literally in a text', () => {
    expect(idsIn('CB-MOVE-7, 8 and C1-ICU-EX-1; not UTF-8, xCB-A-1 or CB-MOVE')).toEqual(['CB-MOVE-7', 'C1-ICU-EX-1']);
  });

  test('are never given twice', () => {
    const file = { name: 'a.md', markdown: '- **CB-COMP-1** [certain] One.' };
    expect(Object.keys(rulebookOf([file]))).toEqual(['CB-COMP-1']);
    expect(() => rulebookOf([file, { ...file, name: 'b.md' }])).toThrow('CB-COMP-1 stands twice: in a.md and in b.md');
  });
});
