import type { Event } from '@asclepion/kernel';
import type { Moment } from '@asclepion/protocol';
import type { GameFace } from '../../games/game-face.ts';

/** Something that happened, and the moment after which it had. */
export interface Line {
  readonly key: string;
  readonly sequence: number;
  readonly event: Event;
  /** Whose doing it was, or whom it befell; undefined where it concerns everybody. */
  readonly seat: number | undefined;
}

/** Lines of one step of the game. */
export interface Chapter {
  readonly key: string;
  readonly id: string;
  readonly lines: readonly Line[];
}

/** What the game counts, such as a round. */
export interface Section {
  /** From 1. */
  readonly number: number;
  /** The first moment of which something stands here. */
  readonly from: number;
  readonly lines: readonly Line[];
  readonly chapters: readonly Chapter[];
}

/** The log of a table: kept from one choice to the next, so that only what is new is read. */
export interface Book {
  readonly moments: readonly Moment[];
  readonly sections: readonly Section[];
  /** Whether the next line begins a new section. */
  readonly closed: boolean;
}

export const EMPTY_BOOK: Book = { moments: [], sections: [], closed: true };

/** Reads on where a book ends; from the start where something it has was taken back. Finished sections stay the same objects. */
export function readOn(book: Book, moments: readonly Moment[], face: Pick<GameFace, 'endsSection' | 'chapters'>): Book {
  if (moments === book.moments) return book;
  const known = book.moments.length;
  const goesOn = moments.length >= known && moments[known - 1] === book.moments[known - 1];
  const sections = goesOn ? [...book.sections] : [];
  let closed = goesOn ? book.closed : true;
  let open: Line[] = closed ? [] : [...(sections.pop()?.lines ?? [])];

  const close = (): void => {
    if (open.length > 0) sections.push(sectionOf(sections.length + 1, open, face));
    open = [];
  };
  for (const { sequence, events } of moments.slice(goesOn ? known : 0)) {
    events.forEach((event, place) => {
      if (closed) close();
      open.push({ key: `${sequence}.${place}`, sequence, event, seat: event.seat });
      closed = face.endsSection(event);
    });
  }
  close();
  return { moments, sections, closed };
}

function sectionOf(number: number, lines: readonly Line[], face: Pick<GameFace, 'chapters'>): Section {
  const ids = face.chapters(lines.map(({ event }) => event));
  const chapters: { key: string; id: string; lines: Line[] }[] = [];
  lines.forEach((line, place) => {
    const id = ids[place];
    const last = chapters.at(-1);
    if (last?.id === id) last.lines.push(line);
    else chapters.push({ key: line.key, id, lines: [line] });
  });
  return { number, from: lines[0].sequence, lines, chapters };
}

/** The number of the section to which a moment belongs. */
export function sectionAt(sections: readonly Section[], sequence: number): number {
  return sections.findLast(({ from }) => from <= sequence)?.number ?? 1;
}

/** Whether the last section is only what came of the choice that ended the one before: nobody chose anything in it. */
export function hasEpilogue({ sections }: Book): boolean {
  const last = sections.at(-1);
  const end = sections.at(-2)?.lines.at(-1)?.sequence;
  return last?.lines.every(({ sequence }) => sequence === end) ?? false;
}
