import type { ApiError } from '@asclepion/protocol';
import type { FastifyInstance } from 'fastify';
import { Failure, internal } from '../failure.ts';

/** What fastify itself refuses, in our words. */
const REFUSED: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure(413, { code: 'too-large', message: 'The body is too large.' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure(415, { code: 'not-json', message: 'The body must be JSON, and say so.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed('The body is not JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => malformed('The body is empty.'),
};

const malformed = (message: string): Failure =>
  new Failure(400, { code: 'bad-request', message, problems: [{ field: '', message }] });

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
    const { status, body } = failure ?? internal();
    return reply.code(status).send(body satisfies ApiError);
  });
}

/** What a socket is told before it is closed. */
export function errorBody(error: unknown): ApiError | undefined {
  return error instanceof Failure ? error.body : undefined;
}
