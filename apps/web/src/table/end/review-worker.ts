import { type Decision, type TurningPoint, turningPoints } from '@asclepion/bots';
import { type AnyEngine, makeCritic, openEngine } from '@asclepion/catalogue';
import { parseTableFile, type Replay, type State, type Viewer, verifyTable } from '@asclepion/kernel';
import type { Past } from '@asclepion/protocol';

/** What the page asks for: a game that is over, from its file. */
export interface ReviewRequest {
  readonly file: string;
  readonly viewer: Viewer;
  /** The moments that stand, by their sequences: the opening, then one for each choice of the file. */
  readonly sequences: readonly number[];
  /** Seats of persons: what they decided counts before what programs did. */
  readonly persons: readonly number[];
}

export type ReviewReply =
  | { readonly kind: 'pasts'; readonly pasts: readonly Past[] }
  /** How much of the game has been looked through, from 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  /** Undefined where the game has nobody who could tell. */
  | { readonly kind: 'turns'; readonly turns: readonly Turn[] | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** A turning point and the moment after its choice. */
export interface Turn extends TurningPoint {
  readonly sequence: number;
}

/** How many turning points are told. */
const TOLD = 3;

const tell = (reply: ReviewReply): void => self.postMessage(reply);

function review({ file: text, viewer, sequences, persons }: ReviewRequest): void {
  const file = parseTableFile(text);
  const engine = openEngine(file.game, file.options);
  const game = verifyTable(engine, file);
  const states = [game.first, ...game.made.map(({ state }) => state)];
  tell({ kind: 'pasts', pasts: states.flatMap((state, at) => pastOf(engine, state, sequences[at], viewer)) });
  const turns = turnsOf(engine, game, persons)?.map((turn) => ({ ...turn, sequence: sequences[turn.at + 1] ?? 0 }));
  tell({ kind: 'turns', turns });
}

function pastOf(engine: AnyEngine, state: State, sequence: number | undefined, viewer: Viewer): Past[] {
  if (sequence === undefined) return [];
  const result = engine.result(state);
  const past = { sequence, view: engine.view(state, viewer), deciders: engine.deciders(state) };
  return [result === undefined ? past : { ...past, result }];
}

function turnsOf(engine: AnyEngine, game: Replay<State>, persons: readonly number[]): TurningPoint[] | undefined {
  const critic = makeCritic(engine);
  if (critic === undefined) return undefined;
  const decisions: Decision[] = [];
  for (const decision of critic.review(game)) {
    decisions.push(decision);
    tell({ kind: 'progress', done: (decision.last + 1) / game.made.length });
  }
  return turningPoints(decisions, TOLD, (seat) => persons.length === 0 || persons.includes(seat));
}

self.onmessage = ({ data }: MessageEvent<ReviewRequest>) => {
  try {
    review(data);
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
