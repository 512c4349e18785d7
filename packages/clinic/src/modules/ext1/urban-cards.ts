import type { Viewer } from '@asclepion/kernel';
import { URBAN } from '../../data/ext1/urban-design.ts';

/**
 * Who has which card of urban design, as numbers: one for each card, then for each seat how many it has taken from each
 * deck, then for each seat whether it has chosen its goal. Nobody knows the order of the decks: there is none, the top
 * card is drawn when it is taken.
 */
export type Cards = number[];

const { cards, levels } = URBAN;

/** What a card's number says: it is in its deck, or a viewer does not know; else a seat and what the card is to it. */
const IN_DECK = 0;
const UNKNOWN = -1;
export const ROLES = ['taken', 'goal', 'exchanged'] as const;
export type Role = (typeof ROLES)[number];
const markOf = (seat: number, role: Role): number => 1 + seat * ROLES.length + ROLES.indexOf(role);
const seatOf = (mark: number): number => Math.floor((mark - 1) / ROLES.length);

const takenAt = (seat: number, level: number): number => cards.length + seat * levels.length + level;
const chosenAt = (seats: number, seat: number): number => cards.length + seats * levels.length + seat;

/** All cards in their decks. */
export const newCards = (seats: number): Cards => new Array(chosenAt(seats, seats)).fill(IN_DECK);

const byLevel = levels.map((_, level) => cards.flatMap((card, at) => (card.level === level ? [at] : [])));
const ofLevel = (level: number): readonly number[] => byLevel[level];

/** Cards with that role for a seat, easy ones first. */
export function withRole(marks: Readonly<Cards>, seat: number, role: Role): number[] {
  const mark = markOf(seat, role);
  const found: number[] = [];
  for (let at = 0; at < cards.length; at++) if (marks[at] === mark) found.push(at);
  return found;
}

/** Cards that a seat holds and has not chosen. */
export const taken = (marks: Readonly<Cards>, seat: number): number[] => withRole(marks, seat, 'taken');

/** The goal of a seat; undefined before it is chosen, and for whoever may not know it. */
export const goalOf = (marks: Readonly<Cards>, seat: number): number | undefined => withRole(marks, seat, 'goal')[0];

/** How many cards a seat has taken from a deck. Everybody sees that. */
export const takenOf = (marks: Readonly<Cards>, seat: number, level: number): number => marks[takenAt(seat, level)];

export const hasChosen = (marks: Readonly<Cards>, seats: number, seat: number): boolean =>
  marks[chosenAt(seats, seat)] === 1;

/** Cards left in a deck, for whoever looks through it. */
export const inDeck = (marks: Readonly<Cards>, level: number): number[] =>
  ofLevel(level).filter((at) => marks[at] === IN_DECK);

/** How many they are: everybody sees that. */
export function deckSize(marks: Readonly<Cards>, seats: number, level: number): number {
  let left: number = URBAN.cardsOfALevel;
  for (let seat = 0; seat < seats; seat++) left -= takenOf(marks, seat, level);
  return left;
}

export function takeCard(marks: Cards, seat: number, card: number): void {
  marks[card] = markOf(seat, 'taken');
  marks[takenAt(seat, cards[card].level)]++;
}

/** Puts a card away for another one (urban design with utility work). */
export function putAway(marks: Cards, seat: number, card: number): void {
  marks[card] = markOf(seat, 'exchanged');
}

export function chooseGoal(marks: Cards, seats: number, seat: number, card: number): void {
  marks[card] = markOf(seat, 'goal');
  marks[chosenAt(seats, seat)] = 1;
}

/** Masks all cards but those of the viewer; where it looks through the decks, those in them too. */
export function hideCards(marks: Cards, viewer: Viewer, looksThrough: boolean): void {
  cards.forEach((_, at) => {
    const mark = marks[at];
    const known = mark === IN_DECK ? looksThrough : seatOf(mark) === viewer;
    if (!known) marks[at] = UNKNOWN;
  });
}

/** Deals out the masked cards again, so that every seat has as many of each level as it took and as many goals. */
export function drawCards(marks: Cards, seats: number, die: (sides: number) => number): void {
  const drawOne = (unknown: number[]): number => unknown.splice(die(unknown.length), 1)[0];
  for (let level = 0; level < levels.length; level++) {
    const unknown = ofLevel(level).filter((at) => marks[at] === UNKNOWN);
    if (unknown.length === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      const known = ofLevel(level).some((at) => marks[at] > IN_DECK && seatOf(marks[at]) === seat);
      for (let count = known ? 0 : takenOf(marks, seat, level); count > 0; count--)
        marks[drawOne(unknown)] = markOf(seat, count > 1 ? 'exchanged' : 'taken');
    }
    for (const at of unknown) marks[at] = IN_DECK;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (!hasChosen(marks, seats, seat) || goalOf(marks, seat) !== undefined) continue;
    const held = taken(marks, seat);
    marks[held[die(held.length)]] = markOf(seat, 'goal');
  }
}

/** Cards of each level, wherever they are, and how many more are gone from the decks than were taken. */
export function countCards(marks: Readonly<Cards>, seats: number): Record<string, number> {
  const counts = levels.flatMap((name, level): [string, number][] => [
    [`${name}-cards`, ofLevel(level).filter((at) => marks[at] !== UNKNOWN).length],
    [`${name}-cards-gone`, deckSize(marks, seats, level) - inDeck(marks, level).length],
  ]);
  return Object.fromEntries(counts);
}
