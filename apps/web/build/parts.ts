import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rollup } from 'vite';

/** What the page begins with, and what is loaded on top of it for any table. */
const PAGE = 'src/main.tsx';
const TABLE = 'src/table/table-page.tsx';

const faceOf = (game: string): string => `src/games/${game}/face.tsx`;

/** The games of a page, each the name of its part: those that have a face. `folder` is that of the page. */
export const gamesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src/games')).filter((name) => existsSync(join(folder, faceOf(name))));

/** The bundler, as far as it is asked here. */
interface Bundler {
  getModuleInfo(id: string): Rollup.ModuleInfo | null;
}

/** A file, everything that it imports, and what that imports, save what is asked for later. */
function allOf(root: string, bundler: Bundler): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    bundler.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(root);
  return all;
}

/**
 * Puts what always comes together into one part, by its name: each part takes a browser about a millisecond to ask for,
 * and a table would have some sixty. What of a game other pages need too, its rules, is apart from its face. `folder` is
 * that of the page.
 */
export function parts(folder: string): (id: string, bundler: Bundler) => string | null {
  const games = gamesOf(folder);
  const idOf = (file: string): string => normalizePath(join(folder, file));
  const known = new Map<string, ReadonlySet<string>>();
  return (id, bundler) => {
    const has = (file: string): boolean => {
      const root = idOf(file);
      const all = known.get(root) ?? allOf(root, bundler);
      known.set(root, all);
      return all.has(id);
    };
    // The entry stays what it is, so that the bundler knows it.
    if (id === idOf(PAGE)) return null;
    if (has(PAGE)) return 'page';
    if (has(TABLE)) return 'table';
    const [game, ...more] = games.filter((name) => has(faceOf(name)));
    if (more.length > 0) return 'games';
    if (game === undefined) return null;
    return id.startsWith(idOf('src/')) ? game : `${game}-rules`;
  };
}
