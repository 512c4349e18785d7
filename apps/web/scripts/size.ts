/**
 * `tsx apps/web/scripts/size.ts`, after a build: how much script a first visit loads, compressed. Fails when the lobby
 * or a table takes more than it may.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gamesOf } from '../build/parts.ts';

const DIST = new URL('../dist/', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Other chunks, by their names in the manifest, that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Those that it may ask for later. */
  readonly dynamicImports?: readonly string[];
}

interface Size {
  readonly page: string;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  readonly bytes: number;
  readonly most: number;
}

type Manifest = Readonly<Record<string, Chunk>>;

const LOBBY = 120 * 1024;
const TABLE = 250 * 1024;

/** What is loaded for each page, by the names of its parts in the manifest, and how much that may be, in bytes. */
function pagesOf(manifest: Manifest): readonly { page: string; parts: readonly string[]; most: number }[] {
  const called = (part: string): string[] => Object.keys(manifest).filter((key) => manifest[key].name === part);
  const wordsOf = (game: string): string[] =>
    called(game)
      .flatMap((key) => manifest[key].dynamicImports ?? [])
      .filter((key) => /(^_|text\/)en[-.]/.test(key));
  return [
    { page: 'lobby', parts: ['index.html'], most: LOBBY },
    ...gamesOf(fileURLToPath(new URL('../', import.meta.url))).map((game) => ({
      page: `table of ${game}`,
      // A game may load its words one language at a time.
      parts: ['index.html', ...called('table'), ...called(game), ...wordsOf(game)],
      most: TABLE,
    })),
  ];
}

function filesOf(manifest: Manifest, parts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no part '${name}'.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const part of parts) visit(part);
  return files;
}

const compressed = (file: string): number => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** How much script each page loads, by its files, as the last build made them. */
export function sizes(): readonly Size[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Manifest;
  return pagesOf(manifest).map(({ page, parts, most }) => {
    const files = [...filesOf(manifest, parts)].map((file) => ({ file, bytes: compressed(file) }));
    return { page, files, most, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
  });
}

function print({ page, files, bytes, most }: Size): void {
  console.log(`${page}: ${kilobytes(bytes)} of compressed script, at most ${kilobytes(most)}`);
  for (const file of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`  ${kilobytes(file.bytes).padStart(8)}  ${file.file}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const size of sizes()) {
    print(size);
    if (size.bytes > size.most) process.exitCode = 1;
  }
}
