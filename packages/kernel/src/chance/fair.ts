import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** A keyed hash with a counter. `key` is 64 hexadecimal digits (256 bits) and never leaves the server before the end. */
export interface FairChance {
  readonly kind: 'fair';
  readonly key: string;
  readonly count: number;
}

const RANGE = 2 ** 32;

/** HMAC-SHA256(key, counter), first 32 bits; values above the last whole multiple of `sides` are thrown away. */
export function drawFair(chance: FairChance, sides: number): [number, FairChance] {
  const key = hexToBytes(chance.key);
  const limit = RANGE - (RANGE % sides);
  const message = new Uint8Array(8);
  const counter = new DataView(message.buffer);
  for (let count = chance.count; ; count++) {
    counter.setBigUint64(0, BigInt(count));
    const value = new DataView(hmac(sha256, key, message).buffer).getUint32(0);
    if (value < limit) return [value % sides, { ...chance, count: count + 1 }];
  }
}
