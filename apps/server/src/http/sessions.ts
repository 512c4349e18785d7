import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** Longer is not kept by browsers. */
const DAYS = 400;

/**
 * Who somebody is: nobody signs in, a browser that opens a table gets a secret in a cookie and is known by it. The
 * storage has only the secret's hash.
 */
export class Sessions {
  readonly #storage: Storage;
  readonly #secure: boolean;
  readonly #cookie: string;
  readonly #clock: () => number;

  constructor(storage: Storage, secure: boolean, clock: () => number) {
    this.#storage = storage;
    this.#secure = secure;
    // The prefix makes browsers insist on https and on this very host.
    this.#cookie = secure ? '__Host-asclepion' : 'asclepion';
    this.#clock = clock;
  }

  /** The session that a request comes from, as its hash; it need not be one that was ever given out. */
  of(request: FastifyRequest): string | undefined {
    const secret = request.cookies[this.#cookie];
    return secret === undefined || !/^[\w-]{43}$/.test(secret) ? undefined : hashOf(secret);
  }

  /** The session that a request comes from; a new one if it has none that was given out. */
  async ensure(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const known = this.of(request);
    if (known !== undefined && (await this.#storage.hasSession(known))) return known;
    const secret = randomBytes(32).toString('base64url');
    const hash = hashOf(secret);
    await this.#storage.addSession(hash, this.#clock());
    reply.setCookie(this.#cookie, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#secure,
      maxAge: DAYS * 24 * 60 * 60,
    });
    return hash;
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
