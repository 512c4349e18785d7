import { ASSISTANTS, assistantNamed } from './data/assistants.ts';
import { type Amounts, countOf, NONE } from './data/medicines.ts';
import { NUMBERS } from './data/numbers.ts';
import { changed, type Player } from './state.ts';

/** What has to be given up at once (HI-MED-5). */
export interface Cost {
  readonly money: number;
  readonly medicines: Amounts;
}

/** How a cost is paid: assistants set aside, by their places, and the rest from what the player has. */
export interface Payment {
  readonly assistants: readonly number[];
  readonly money: number;
  readonly medicines: Amounts;
}

export const moneyCost = (money: number): Cost => ({ money, medicines: NONE });

const NOTHING_TO_PAY: Payment = { assistants: [], money: 0, medicines: NONE };

/** Every set of assistants, smaller ones first. */
export const ASSISTANT_SETS: readonly (readonly number[])[] = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/**
 * Every lawful way to pay a cost, with fewer assistants first (HI-MED-4, HI-MED-5). An assistant gives a medicine of
 * its colour where one is due, else money, without change.
 */
export function waysToPay(
  { money, stock, ready }: Pick<Player, 'money' | 'stock' | 'ready'>,
  cost: Cost,
  allowed: (assistant: number) => boolean = () => true,
): Payment[] {
  if (cost.money === 0 && countOf(cost.medicines) === 0) return [NOTHING_TO_PAY];
  const ways: Payment[] = [];
  for (const assistants of ASSISTANT_SETS) {
    if (!assistants.every((assistant) => ready[assistant] && allowed(assistant))) continue;
    const due: [number, number, number] = [...cost.medicines];
    let coins = cost.money;
    // No change is given: a next assistant serves only while something is still due.
    const serves = assistants.every((assistant) => {
      if (due[assistant] > 0) due[assistant]--;
      else if (coins > 0) coins -= NUMBERS.assistant;
      else return false;
      return true;
    });
    if (!serves) continue;
    const left = Math.max(0, coins);
    if (left > money || due.some((count, kind) => count > stock[kind])) continue;
    ways.push({ assistants, money: left, medicines: due });
  }
  return ways;
}

/** Takes what a payment needs from a player. */
export function pay(player: Player, { assistants, money, medicines }: Payment): void {
  player.money -= money;
  player.stock = changed(player.stock, medicines, -1);
  if (assistants.length > 0) setAside(player, assistants);
}

export function setAside(player: Player, assistants: readonly number[]): void {
  player.ready = player.ready.map((ready, assistant) => ready && !assistants.includes(assistant));
}

export function makeReady(player: Player, assistant: number): void {
  player.ready = player.ready.with(assistant, true);
}

/** Assistants as choices name them. */
export const assistantIds = (assistants: readonly number[]): string =>
  assistants.map((assistant) => ASSISTANTS[assistant]).join(' ');

/** The field of a choice that says which assistants pay; none where none do. */
export const withAssistants = ({ assistants }: Payment): { with?: string } =>
  assistants.length === 0 ? {} : { with: assistantIds(assistants) };

/** The way of these that a choice names; undefined where it names none of them. */
export const wayNamed = (ways: readonly Payment[], named: unknown): Payment | undefined =>
  ways.find(({ assistants }) => assistantIds(assistants) === (named ?? ''));

/** The assistants of a text in a choice or an event. */
export const assistantsNamed = (ids: string): number[] => ids.split(' ').filter(Boolean).map(assistantNamed);
