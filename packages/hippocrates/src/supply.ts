import { ASSISTANTS } from './data/assistants.ts';
import { type Amounts, countOf, setsOf } from './data/medicines.ts';
import { NUMBERS } from './data/numbers.ts';
import { ASSISTANT_SETS } from './payment.ts';
import { changed, type Player } from './state.ts';

/** What things left over are worth to whoever plans, in points. */
export interface Leftovers {
  readonly money: number;
  readonly medicine: number;
  readonly assistant: number;
  readonly wild: number;
}

/** How medicines that are needed are come by, trades included; the rest is taken from the stock. */
export interface Supply {
  /** What everything left over is worth. */
  readonly worth: number;
  readonly sold: Amounts;
  readonly bought: Amounts;
  readonly wild: Amounts;
  /** Assistants who give a medicine of their colour, and those who pay for what is bought. */
  readonly giving: readonly number[];
  readonly paying: readonly number[];
}

type Holdings = Pick<Player, 'money' | 'stock' | 'ready'> & { readonly wild: number };

const least = (a: Amounts, b: Amounts): Amounts => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];

/**
 * The way to come by these medicines that leaves most, by its worth: from stock, by sales and purchases, assistants
 * and wild knowledge (HI-TRT-8, HI-MED-1, HI-MED-4). Undefined where there is none. All ways are tried but for which
 * surplus medicines are sold, which is all the same.
 */
export function bestSupply(player: Holdings, needs: Amounts, worths: Leftovers): Supply | undefined {
  const ready = ASSISTANTS.flatMap((_, assistant) => (player.ready[assistant] ? [assistant] : []));
  let best: Supply | undefined;
  for (const giving of ASSISTANT_SETS) {
    if (!giving.every((assistant) => player.ready[assistant] && needs[assistant] > 0)) continue;
    const given: Amounts = [Number(giving.includes(0)), Number(giving.includes(1)), Number(giving.includes(2))];
    const rest = changed(needs, given, -1);
    for (let count = 0; count <= Math.min(player.wild, countOf(rest)); count++) {
      for (const wild of setsOf(count)) {
        if (wild.some((some, kind) => some > rest[kind])) continue;
        const used = least(changed(rest, wild, -1), player.stock);
        const bought = changed(changed(rest, wild, -1), used, -1);
        const spare = ready.filter((assistant) => !giving.includes(assistant));
        const paid = bestPurchase(player, changed(player.stock, used, -1), bought, spare, worths);
        if (paid === undefined) continue;
        const worth = paid.worth + (player.wild - count) * worths.wild;
        if (best === undefined || worth > best.worth) best = { ...paid, worth, wild, giving };
      }
    }
  }
  return best;
}

/** The best way to pay for what is bought, with coins, spare assistants and surplus that is sold. */
function bestPurchase(
  { money }: Holdings,
  surplus: Amounts,
  bought: Amounts,
  spare: readonly number[],
  worths: Leftovers,
): Pick<Supply, 'worth' | 'sold' | 'bought' | 'paying'> | undefined {
  const cost = countOf(bought) * NUMBERS.buy;
  let best: Pick<Supply, 'worth' | 'sold' | 'bought' | 'paying'> | undefined;
  for (let count = 0; count <= spare.length; count++) {
    // No change is given (HI-MED-5).
    if (count > 0 && NUMBERS.assistant * (count - 1) >= cost) break;
    const coins = Math.max(0, cost - count * NUMBERS.assistant);
    const sales = Math.max(0, Math.ceil((coins - money) / NUMBERS.sell));
    if (sales > countOf(surplus)) continue;
    const left = {
      money: money + sales * NUMBERS.sell - coins,
      medicine: countOf(surplus) - sales,
      assistant: spare.length - count,
    };
    const worth = left.money * worths.money + left.medicine * worths.medicine + left.assistant * worths.assistant;
    if (best === undefined || worth > best.worth)
      best = { worth, sold: some(surplus, sales), bought, paying: spare.slice(0, count) };
  }
  return best;
}

/** So many of these medicines, most of which there are most. */
function some(from: Amounts, count: number): Amounts {
  const left: [number, number, number] = [...from];
  const taken: [number, number, number] = [0, 0, 0];
  for (let turn = 0; turn < count; turn++) {
    const kind = left.indexOf(Math.max(...left));
    left[kind]--;
    taken[kind]++;
  }
  return taken;
}
