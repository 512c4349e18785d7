import { botNames, GAME_IDS } from '@asclepion/catalogue';
import { columns } from '../columns.ts';
import { faceOf } from '../games/index.ts';
import type { Io } from '../io.ts';
import { asUsage } from '../table.ts';

/** Lists the modules that tables may add. */
export async function modules(
  { game, json }: { readonly game?: string; readonly json?: boolean },
  io: Io,
): Promise<void> {
  if (game !== undefined) asUsage(() => botNames(game));
  const games = game === undefined ? GAME_IDS : [game];
  const found = await Promise.all(
    games.map(async (id) => (await faceOf(id)).modules('en').map((module) => ({ ...module, game: id }))),
  );
  const all = found.flat();
  if (json === true) {
    io.out(JSON.stringify(all));
    return;
  }
  const list = (ids: readonly string[]): string => ids.join(', ') || '–';
  const rows = all.map(({ game: of, id, box, name, difficulty, minutes, needs, conflicts, options }) => [
    of,
    id,
    box,
    name,
    `${difficulty} of 3`,
    `+${minutes} min`,
    list(needs),
    list(conflicts),
    list(Object.keys(options)),
  ]);
  const head = ['game', 'id', 'box', 'name', 'difficulty', 'each player', 'needs', 'conflicts', 'options'];
  for (const line of columns([head, ...rows])) io.out(line);
}
