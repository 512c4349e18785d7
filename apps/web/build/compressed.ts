import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = 1024;
const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a packed copy beside every text of the built page, for the server to send as it is. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After all others have written what they write.
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(folder, name))));
      },
    },
  };
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < WORTH_IT) return;
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text)),
    writeFile(`${path}.gz`, await zip(text, { level: 9 })),
  ]);
}
