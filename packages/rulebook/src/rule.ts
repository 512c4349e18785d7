/**
 * How sure a rule is. `mixed` rules keep their own words about which part is which at the start of the text;
 * `unmarked` rules stand in a table or list that gives no mark.
 */
export type Mark = 'certain' | 'likely' | 'house' | 'mixed' | 'option' | 'example' | 'unmarked';

/** One rule of the rulebook. */
export interface Rule {
  readonly id: string;
  readonly mark: Mark;
  /** Markdown: paragraphs without line breaks; tables and numbered lists as they stand. */
  readonly text: string;
  /** The nearest heading above the rule, in markdown. */
  readonly section: string;
  /** The file's name, for example `clinic-base.md`. */
  readonly file: string;
  /** The table option that the rule offers, if any. */
  readonly option?: string;
}

/** The rules by ID, in the order of the files: the form of `docs/rules/rules.json`. */
export type Rulebook = Readonly<Record<string, Omit<Rule, 'id'>>>;
