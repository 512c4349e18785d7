import type { GameCover } from '../games/game-face.ts';
import type { Answer, Tables } from '../table/table.ts';
import type { AnyTexts } from '../text/texts.ts';
import { botTitle } from './bot-title.ts';

/** Opens a first table of a game for one person, with the bots that the game proposes. */
export const openQuick = (
  tables: Tables,
  { id, quick }: Pick<GameCover, 'id' | 'quick'>,
  texts: AnyTexts,
): Promise<Answer<string>> =>
  tables.open({
    game: id,
    options: { ...quick.options, seats: quick.bots.length + 1 },
    seats: [
      { kind: 'person', name: texts.text('web.player', { number: 1 }) },
      ...quick.bots.map((bot) => ({ kind: 'bot' as const, bot, name: botTitle(texts, bot) })),
    ],
  });
