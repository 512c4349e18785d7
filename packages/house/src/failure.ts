import type { OptionProblem, Violation } from '@asclepion/kernel';
import type { ApiError } from '@asclepion/protocol';

/** Something that cannot be done, as whoever asked for it is told. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly body: ApiError;
  constructor(body: ApiError) {
    super(body.message);
    this.body = body;
  }
}

export const notYourSeat = (): Failure => new Failure({ code: 'not-your-seat', message: 'Somebody else sits there.' });

export const noSuchTable = (): Failure => new Failure({ code: 'no-such-table', message: 'There is no such table.' });

export const noSuchMoment = (sequence: number): Failure =>
  new Failure({ code: 'no-such-moment', message: 'The table is not there yet.', sequence });

export const stillRunning = (): Failure =>
  new Failure({
    code: 'still-running',
    message: 'While a table runs, its file is only for who sits at every seat of a person.',
  });

export const stale = (sequence: number): Failure =>
  new Failure({ code: 'stale', message: 'The table has gone on.', sequence });

export const optionsFailure = (problems: readonly OptionProblem[]): Failure =>
  new Failure({
    code: 'options',
    message: problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    problems: [...problems],
  });

export const forbidden = (violation: Violation): Failure =>
  new Failure({ code: 'violation', message: `${violation.rule} forbids it.`, violation });
