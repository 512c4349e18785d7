import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 of the canonical text of plain data, 64 hexadecimal digits. Equal data, equal hash, on every platform. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
