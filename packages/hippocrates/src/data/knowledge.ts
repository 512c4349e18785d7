import { house } from '@asclepion/kernel';

/** What a knowledge tile gives. */
export interface Gift {
  readonly money?: number;
  readonly reputation?: number;
  readonly points?: number;
  /** So many medicines of the player's choice. */
  readonly medicines?: number;
  /** All assistants are ready. */
  readonly assistants?: true;
}

/** A kind of knowledge: used at once, or kept as one medicine of any kind (HI-REC-9). */
export interface KnowledgeKind {
  readonly id: string;
  readonly copies: number;
  readonly gift: Gift | 'wild';
}

/** Section 16.4, in the order of the tiles' numbers. */
export const KNOWLEDGE: readonly KnowledgeKind[] = house([
  { id: 'panacea', copies: 8, gift: 'wild' },
  { id: 'votive-gift', copies: 5, gift: { money: 4 } },
  { id: 'public-oration', copies: 5, gift: { reputation: 2 } },
  { id: 'treatise', copies: 4, gift: { points: 3 } },
  { id: 'physic-garden', copies: 4, gift: { medicines: 2 } },
  { id: 'willing-pupils', copies: 2, gift: { assistants: true } },
  { id: 'honorary-decree', copies: 2, gift: { reputation: 1, money: 2 } },
]);

const KIND_OF_TILE: readonly number[] = KNOWLEDGE.flatMap(({ copies }, kind) => new Array<number>(copies).fill(kind));

/** How many tiles there are. */
export const KNOWLEDGE_TILES = KIND_OF_TILE.length;

/** The kind of a tile by its number, 1 to 30. */
export const knowledgeTile = (number: number): KnowledgeKind => KNOWLEDGE[KIND_OF_TILE[number - 1]];
