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
  const rows = all.map(({ game: of, id, box, name, needs, conflicts }) => [
    of,
    id,
    box,
    name,
    needs.join(', ') || '–',
    conflicts.join(', ') || '–',
  ]);
  for (const line of columns([['game', 'id', 'box', 'name', 'needs', 'conflicts'], ...rows])) io.out(line);
}
