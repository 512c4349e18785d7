import { Failure } from '@asclepion/house';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export interface OriginSettings {
  /** The address people use, when a proxy stands in front. */
  readonly publicUrl: string | undefined;
  /** Whether the server listens on this machine only. */
  readonly loopback: boolean;
}

/** Refuses what another site makes a browser send: anything but reading, and every socket, must say where it is from. */
export function checkOrigin(settings: OriginSettings): (request: FastifyRequest) => Promise<void> {
  const ours = settings.publicUrl === undefined ? undefined : new URL(settings.publicUrl).origin;
  return async (request) => {
    // A name that another site has pointed at this machine.
    if (ours === undefined && settings.loopback && !LOOPBACK.test(nameOf(request.headers.host))) throw foreign();
    if (request.method === 'GET' && !request.ws) return;
    if (request.method === 'HEAD') return;
    const { origin } = request.headers;
    if (origin === undefined) throw foreign();
    if (ours === undefined ? hostOf(origin) !== request.headers.host : origin !== ours) throw foreign();
  };
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

const nameOf = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

const foreign = (): Failure =>
  new Failure({ code: 'foreign-origin', message: 'The request does not come from this site.' });
