import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { KernelError } from '../violation.ts';
import type { Chance } from './chance.ts';
import { fastFrom } from './fast.ts';

/**
 * The source of chance that a seed stands for: `fast:` and any text, or `fair:` and 64 hexadecimal digits.
 * Throws KernelError `bad-seed` for anything else.
 */
export function openSeed(seed: string): Chance {
  if (seed.startsWith('fast:')) return fastFrom(seed.slice(5));
  if (/^fair:[0-9a-f]{64}$/.test(seed)) return { kind: 'fair', key: seed.slice(5), count: 0 };
  throw new KernelError(
    'bad-seed',
    `'${seed}' is no seed: write 'fast:' and a text, or 'fair:' and 64 hexadecimal digits.`,
  );
}

/** A new secret seed for a real table, from the platform's own source. For callers outside `packages/`. */
export const newFairSeed = (): string => `fair:${bytesToHex(randomBytes(32))}`;

/** What a server may publish when a table opens, so that the seed shown at the end can be checked. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));
