import { certain, house } from '@asclepion/kernel';

/** A goal of urban design: the height that it asks for in each cell of a block, seen from above, back row first. */
export interface PlanCard {
  readonly id: string;
  /** 0 easy, 1 medium, 2 hard. */
  readonly level: number;
  /** Rows with `/` between; a dot asks for nothing (C1-URB-4). */
  readonly grid: string;
  readonly gain: number;
  readonly loss: number;
}

const card = (id: string, level: number, grid: string, gain: number, loss: number): PlanCard => ({
  id,
  level,
  grid,
  gain,
  loss,
});

/** C1-URB-1, and the table of the cards with its gains and losses. */
export const URBAN = {
  levels: certain(['easy', 'medium', 'hard'] as const),
  cardsOfALevel: certain(8),
  cards: house([
    card('E1', 0, '22/22', 6, 3),
    card('E2', 0, '222/1..', 5, 2),
    card('E3', 0, '111/111/1..', 5, 2),
    card('E4', 0, '111/1.1/111', 6, 3),
    card('E5', 0, '221/11.', 5, 2),
    card('E6', 0, '.1./222/.1.', 6, 3),
    card('E7', 0, '2.2/111', 5, 2),
    card('E8', 0, '2.2/212', 7, 3),
    card('M1', 1, '332/2..', 9, 4),
    card('M2', 1, '222/222', 11, 5),
    card('M3', 1, '321/321', 11, 5),
    card('M4', 1, '212/1.1/212', 11, 5),
    card('M5', 1, '.2./232/.2.', 10, 5),
    card('M6', 1, '3.3/121', 9, 4),
    card('M7', 1, '222/211/1..', 10, 5),
    card('M8', 1, '222/222/1..', 12, 6),
    card('H1', 2, '44/44', 16, 8),
    card('H2', 2, '.2./242/222', 16, 8),
    card('H3', 2, '12/23/34', 15, 7),
    card('H4', 2, '4.4/222', 14, 7),
    card('H5', 2, '313/1.1/313', 16, 8),
    card('H6', 2, '444/1.1', 14, 7),
    card('H7', 2, '123/..4/112', 14, 7),
    card('H8', 2, '333/332', 17, 8),
  ]),
  about: { rules: 'C1-URB', difficulty: house(2), minutes: house(3) },
} as const;
