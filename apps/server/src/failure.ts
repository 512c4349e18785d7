import type { Violation } from '@asclepion/kernel';
import type { ApiError, Problem } from '@asclepion/protocol';

/** A request that cannot be done, as its sender is told. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly body: ApiError;
  constructor(status: number, body: ApiError) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const badRequest = (problems: readonly Problem[]): Failure =>
  new Failure(400, { code: 'bad-request', message: 'The request has not the right shape.', problems: [...problems] });

export const notYourSeat = (): Failure =>
  new Failure(403, { code: 'not-your-seat', message: 'Somebody else sits there.' });

export const noSuchTable = (): Failure =>
  new Failure(404, { code: 'no-such-table', message: 'There is no such table.' });

export const stale = (sequence: number): Failure =>
  new Failure(409, { code: 'stale', message: 'The table has gone on.', sequence });

export const optionsFailure = (problems: readonly Problem[]): Failure =>
  new Failure(422, {
    code: 'options',
    message: problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    problems: [...problems],
  });

export const forbidden = (violation: Violation): Failure =>
  new Failure(422, { code: 'violation', message: `${violation.rule} forbids it.`, violation });

export const internal = (): Failure =>
  new Failure(500, { code: 'internal', message: 'The server has made a mistake. It is in its log.' });
