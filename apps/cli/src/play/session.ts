import { type AnyEngine, makeBot } from '@asclepion/catalogue';
import {
  type Chance,
  type Choice,
  type Event,
  exportTable,
  type Made,
  openSeed,
  type Replayed,
  replay,
  type State,
  type TableFile,
  undoable,
  type Violation,
} from '@asclepion/kernel';

/** One table that is being played here: where it stands, and everything that led there. */
export class Session {
  readonly engine: AnyEngine;
  readonly seed: string;
  /** Name of the bot at each seat; undefined where a person sits. */
  readonly bots: readonly (string | undefined)[];
  private readonly chances: Chance[];
  private opening: readonly Event[];
  private made: Replayed<State>[] = [];
  private now: State;

  constructor(engine: AnyEngine, seed: string, bots: readonly (string | undefined)[]) {
    this.engine = engine;
    this.seed = seed;
    this.bots = bots;
    this.chances = bots.map((_, seat) => openSeed(`fast:${seed}:${seat}`));
    const { state, events } = engine.begin(seed);
    this.now = state;
    this.opening = events;
  }

  get state(): State {
    return this.now;
  }

  /** Everything that happened and was not taken back. */
  get log(): readonly Event[] {
    return [...this.opening, ...this.made.flatMap(({ events }) => events)];
  }

  /** Persons first, so that bots never wait for them while both could go on. */
  get next(): number | undefined {
    const deciders = this.engine.deciders(this.now);
    return deciders.find((seat) => this.bots[seat] === undefined) ?? deciders[0];
  }

  /** Makes a choice of a person or a bot; what came of it, or why it is refused. */
  choose(seat: number, choice: unknown): { events: readonly Event[] } | { violation: Violation } {
    const applied = this.engine.apply(this.now, seat, choice);
    if (!applied.ok) return { violation: applied.violation };
    const { state, events, known, pending } = applied;
    this.made.push({ seat, choice: choice as Choice, state, events, known, pending });
    this.now = state;
    return { events };
  }

  /** Lets the bot at that seat choose. */
  botChooses(seat: number, name: string): readonly Event[] {
    const bot = makeBot(this.engine, name);
    const { choice, chance } = bot.choose({
      view: this.engine.view(this.now, seat),
      seat,
      chance: this.chances[seat],
    });
    this.chances[seat] = chance;
    const made = this.choose(seat, choice);
    if ('violation' in made) {
      throw new Error(`The bot '${name}' chose ${JSON.stringify(choice)}, which ${made.violation.rule} forbids.`);
    }
    return made.events;
  }

  /** Takes the last choice of a seat back; why not, if not. */
  undo(seat: number): Violation | undefined {
    const at = undoable({ made: this.made }, seat);
    if (typeof at !== 'number') return at;
    const played = replay(this.engine, this.seed, this.choices.toSpliced(at, 1));
    this.opening = played.opening;
    this.made = [...played.made];
    this.now = played.last;
    return undefined;
  }

  file(): TableFile {
    return exportTable(this.engine, this.seed, this.choices);
  }

  private get choices(): Made[] {
    return this.made.map(({ seat, choice }) => ({ seat, choice }));
  }
}
