import { Failure } from '@asclepion/house';
import type { ApiError, ErrorCode, Problem } from '@asclepion/protocol';
import type { FastifyInstance } from 'fastify';

/** The status with which each error is answered. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'not-your-seat': 403,
  'still-running': 403,
  'foreign-origin': 403,
  'no-such-table': 404,
  'no-such-moment': 404,
  'not-found': 404,
  stale: 409,
  'too-large': 413,
  'not-json': 415,
  options: 422,
  'table-file': 422,
  violation: 422,
  'too-many': 429,
  internal: 500,
};

export const badRequest = (problems: readonly Problem[]): Failure =>
  new Failure({ code: 'bad-request', message: 'The request has not the right shape.', problems: [...problems] });

export const internal = (): Failure =>
  new Failure({ code: 'internal', message: 'The server has made a mistake. It is in its log.' });

/** What fastify itself refuses, in our words. */
const REFUSED: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure({ code: 'too-large', message: 'The body is too large.' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure({ code: 'not-json', message: 'The body must be JSON, and say so.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed('The body is not JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => malformed('The body is empty.'),
};

const malformed = (message: string): Failure =>
  new Failure({ code: 'bad-request', message, problems: [{ field: '', message }] });

/** The failure to answer with; anything that nobody foresaw is the server's mistake, and its text stays here. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const refused = code === undefined ? undefined : REFUSED[code];
  if (refused !== undefined) return refused();
  return statusCode === 400 ? malformed('The request cannot be read.') : undefined;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = failureOf(error);
    if (failure === undefined) request.log.error({ err: error }, 'a request has failed');
    const { body } = failure ?? internal();
    return reply.code(STATUS[body.code]).send(body satisfies ApiError);
  });
}

/** What a socket is told before it is closed. */
export function errorBody(error: unknown): ApiError | undefined {
  return error instanceof Failure ? error.body : undefined;
}
