/** Why something is refused: the rule that forbids it, the key of a text that says so, and what fills that text. */
export interface Violation {
  readonly rule: string;
  readonly key: string;
  readonly params?: { readonly [name: string]: string | number };
}

/** Something is wrong with the program or with what it was given, not with a player's choice. */
export class KernelError extends Error {
  override readonly name = 'KernelError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Options of a table that cannot be played, each with the field that is wrong and what would be right. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly problems: readonly OptionProblem[];
  constructor(problems: readonly OptionProblem[]) {
    super(problems.map((problem) => `${problem.field}: ${problem.message}`).join('; '));
    this.problems = problems;
  }
}

export interface OptionProblem {
  readonly field: string;
  readonly message: string;
}

/** What a view does not show was asked for. Whoever foresees a choice on a view learns by it that only the server can do it. */
export const hidden = (what: string): KernelError =>
  new KernelError('hidden-chance', `A view does not show ${what}: only the server knows.`);
