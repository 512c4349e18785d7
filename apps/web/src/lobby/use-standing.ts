import type { State } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';
import { useEffect, useState } from 'react';
import { houseOf } from '../device/houses.ts';
import type { ListedTable } from '../device/table-lists.ts';
import { coverOf } from '../games/faces.ts';
import type { GameFace } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';

/** Where a running table stands. */
export interface Standing {
  readonly face: GameFace;
  /** In which language it can be told. */
  readonly locale: Locale;
  readonly view: State;
  /** Seats that must choose. */
  readonly turn: readonly number[];
}

async function ask({ id, game, seats }: ListedTable, locale: Locale): Promise<Standing | undefined> {
  const house = houseOf(id);
  const [face, info] = await Promise.all([coverOf(game)?.face(), house.info(id)]);
  if (face === undefined || !info.ok) return undefined;
  await Promise.all([face.speak?.(locale), face.prepare?.(info.value.options)]);
  const mine = seats.findIndex((seat) => seat.mine);
  const past = await house.table(id, mine < 0 ? undefined : mine).moment(info.value.sequence);
  return past.ok ? { face, locale, view: past.value.view, turn: past.value.deciders } : undefined;
}

/** Asks where a running table stands, once the page has nothing else to do; undefined until it is known. */
export function useStanding(table: ListedTable, wanted: boolean): Standing | undefined {
  const { locale } = useTexts();
  const [standing, setStanding] = useState<Standing>();
  const runs = wanted && !table.over && !table.away;
  useEffect(() => {
    if (!runs) return;
    let current = true;
    // What cannot be asked now is simply not shown: the way to the table says why.
    const tell = (found: Standing | undefined): void => {
      if (current) setStanding(found);
    };
    const timer = setTimeout(() => void ask(table, locale).then(tell, () => tell(undefined)), 200);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [table, runs, locale]);
  return standing?.locale === locale ? standing : undefined;
}
