import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The four words of a xoroshiro128+ generator. Quick, and predictable: never for a table with people. */
export interface FastChance {
  readonly kind: 'fast';
  readonly words: readonly number[];
}

export function fastFrom(text: string): FastChance {
  const words = new DataView(sha256(utf8ToBytes(text)).buffer);
  return { kind: 'fast', words: [0, 4, 8, 12].map((at) => words.getInt32(at)) };
}

export function drawFast(chance: FastChance, sides: number): [number, FastChance] {
  const generator = xoroshiro128plusFromState(chance.words);
  const value = uniformInt(generator, 0, sides - 1);
  return [value, { kind: 'fast', words: generator.getState() }];
}
