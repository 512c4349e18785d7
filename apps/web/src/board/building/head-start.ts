import type { FloorDrawing } from '../drawing.ts';
import type { Movement, Route } from './movements.ts';
import type { Stride } from './stride.ts';

type Ready = Pick<Stride, 'goAtOnce'>;

/** What will move where a building comes to look so. */
type Foretell = (floors: readonly FloorDrawing[], route: Route) => readonly Movement[];

/** Has those drawn who may move. */
type Prepare = (movements: readonly Movement[]) => void;

/** So many are drawn at a time that may set off next: each takes a layer. */
const MOST = 8;

/**
 * Lets those whom a choice moves set off before anything is drawn anew. While somebody thinks, whoever the few choices
 * left would move is drawn unseen, in a layer of its own: it needs nothing then but to go. The building follows with the
 * frame after that.
 */
export class HeadStart {
  /** By what moves, the one that is drawn for it. */
  readonly #ready = new Map<string, Ready>();
  #foretell: Foretell | undefined;
  #prepare: Prepare | undefined;
  /** Whoever may move with the next choice. */
  #foreseen: readonly Movement[] = [];

  /** The building says how it finds out what would move. Returns how to take that back. */
  foretellBy(foretell: Foretell): () => void {
    this.#foretell = foretell;
    return () => {
      if (this.#foretell === foretell) this.#foretell = undefined;
    };
  }

  /** Those who draw whatever moves say how they are told of it. Returns how to take that back. */
  prepareBy(prepare: Prepare): () => void {
    this.#prepare = prepare;
    return () => {
      if (this.#prepare === prepare) this.#prepare = undefined;
    };
  }

  /** One is drawn and can set off. Returns how to take that back. */
  add(id: string, stride: Ready): () => void {
    this.#ready.set(id, stride);
    return () => {
      if (this.#ready.get(id) === stride) this.#ready.delete(id);
    };
  }

  /** It may come to this; if it is the `first` that may, all that was foreseen before will not come. */
  foresee(floors: readonly FloorDrawing[], route: Route, first: boolean): void {
    const before = first ? [] : this.#foreseen;
    const movements = this.#foretell?.(floors, route) ?? [];
    const fresh = movements.filter(({ id }) => !before.some((other) => other.id === id));
    this.#expect([...before, ...fresh].slice(0, MOST));
  }

  /** Nothing that was foreseen will come. */
  readonly forget = (): void => this.#expect([]);

  #expect(movements: readonly Movement[]): void {
    this.#foreseen = movements;
    this.#prepare?.(movements);
  }

  /** Whether anybody can set off. */
  get isReady(): boolean {
    return this.#ready.size > 0;
  }

  /** It has come to this: all who are drawn for it set off. Returns whether anybody does. */
  setOff(floors: readonly FloorDrawing[], route: Route): boolean {
    let some = false;
    for (const movement of this.#foretell?.(floors, route) ?? []) {
      const stride = this.#ready.get(movement.id);
      if (stride === undefined) continue;
      stride.goAtOnce(movement);
      some = true;
    }
    return some;
  }
}
