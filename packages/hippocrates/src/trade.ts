import type { Choice, Flow, Violation } from '@asclepion/kernel';
import { ASSISTANTS } from './data/assistants.ts';
import { type Amounts, amountsOf, countOf, letterOf, lettersOf, setsOf } from './data/medicines.ts';
import { NUMBERS } from './data/numbers.ts';
import { assistantIds, moneyCost, type Payment, pay, wayNamed, waysToPay, withAssistants } from './payment.ts';
import { toldTo } from './secrets.ts';
import { changed, type HippocratesState, type Player } from './state.ts';
import { violation } from './violation.ts';

/** Medicines that may be bought in one go. */
const GOES: readonly Amounts[] = [...setsOf(1), ...setsOf(2)];

/**
 * Ways to buy these in one go (HI-MED-1, HI-MED-5). One at a time comes to the same, but for all three assistants: they
 * pay for two medicines together and for no other number without loss.
 */
function waysToBuy(player: Readonly<Player>, medicines: Amounts): Payment[] {
  const count = countOf(medicines);
  if (count > 1 && !player.ready.every(Boolean)) return [];
  const ways = waysToPay(player, moneyCost(count * NUMBERS.buy));
  return count === 1 ? ways : ways.filter(({ assistants }) => assistants.length === ASSISTANTS.length);
}

/** Selling and buying medicine, at any time of a player's own (HI-MED-1, HI-MED-2). */
export const trades = (player: Readonly<Player>): Choice[] => [
  ...player.stock.flatMap((count, kind): Choice[] => (count > 0 ? [{ do: 'sell', medicines: letterOf(kind) }] : [])),
  ...GOES.flatMap((medicines) =>
    waysToBuy(player, medicines).map(
      (way): Choice => ({ do: 'buy', medicines: lettersOf(medicines), ...withAssistants(way) }),
    ),
  ),
];

export const isTrade = (choice: Choice): boolean => choice.do === 'sell' || choice.do === 'buy';

export function refuseTrade(player: Readonly<Player>, choice: Choice): Violation {
  const letters = String(choice.medicines);
  if (!/^P*H*U*$/.test(letters) || letters === '') return violation('HI-MED-1', 'no-medicine-named');
  if (choice.do === 'sell')
    return letters.length > 1 ? violation('HI-MED-1', 'one-by-one') : violation('HI-MED-3', 'nothing-to-sell');
  if (letters.length > 1) return violation('HI-MED-5', 'one-by-one');
  return waysToBuy(player, amountsOf(letters)).length > 0
    ? violation('HI-MED-5', 'no-such-payment')
    : violation('HI-MED-1', 'too-dear', { cost: NUMBERS.buy });
}

/** Does a listed trade. */
export function trade(state: HippocratesState, seat: number, choice: Choice, flow: Flow): void {
  const player = state.players[seat];
  const medicines = amountsOf(String(choice.medicines));
  if (choice.do === 'sell') {
    player.stock = changed(player.stock, medicines, -1);
    player.money += NUMBERS.sell;
    flow.events?.push({ id: 'sold', seat, medicines: lettersOf(medicines), ...toldTo(state, seat) });
    return;
  }
  const way = wayNamed(waysToBuy(player, medicines), choice.with);
  if (way === undefined) throw new RangeError(`Nobody can buy ${choice.medicines} like that.`);
  pay(player, way);
  player.stock = changed(player.stock, medicines);
  flow.events?.push({
    id: 'bought',
    seat,
    medicines: lettersOf(medicines),
    money: way.money,
    with: assistantIds(way.assistants),
    ...toldTo(state, seat),
  });
}
