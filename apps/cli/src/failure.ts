/** What was asked for failed or is invalid: exit code 1. The message says what, where, and what would be right. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
}

/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}
