import type { AnyEngine } from '@asclepion/catalogue';
import type { Locale } from '@asclepion/kernel/text';
import type { GameFace, Words } from './face.ts';

/** Every game's face, by its id: a new game is a line here. Loaded when it is wanted, for the texts take a while. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  clinic: async () => (await import('./clinic.ts')).clinicFace,
  'dice-hospital': async () => (await import('./dice-hospital.ts')).diceHospitalFace,
  hippocrates: async () => (await import('./hippocrates.ts')).hippocratesFace,
};

/** The face of a game that the catalogue has. */
export function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`The command line has no words for the game '${game}'.`);
  return load();
}

export interface TableWords {
  readonly words: Words;
  /** Somebody's turn: what is asked, or what was chosen. */
  turn(seat: number, what: string): string;
}

/** Words for a table whose players have no names. */
export async function tableWords(engine: AnyEngine, locale: Locale): Promise<TableWords> {
  const [face, { createCliTexts }] = await Promise.all([faceOf(engine.game.id), import('../text/index.ts')]);
  const texts = createCliTexts(locale);
  const names = Array.from({ length: engine.seats }, (_, seat) => texts.text('cli.person', { number: seat + 1 }));
  return {
    words: face.words(engine, locale, names),
    turn: (seat, what) => texts.text('cli.turn', { player: names[seat], what }),
  };
}
