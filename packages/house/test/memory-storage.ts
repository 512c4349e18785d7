import type {
  Append,
  ChoiceEntry,
  Entry,
  ListedTable,
  Snapshot,
  Standing,
  StoredTable,
  TableHead,
  TableStorage,
} from '@asclepion/house';
import type { State } from '@asclepion/kernel';

interface Kept {
  readonly head: TableHead;
  standing: Standing;
  readonly entries: Entry[];
  readonly snapshots: Map<number, string>;
  shownAt: number | undefined;
}

/** Tables that last as long as the test; states are kept as texts, so that nobody shares them. */
export class MemoryStorage implements TableStorage {
  readonly #tables = new Map<string, Kept>();

  get size(): number {
    return this.#tables.size;
  }

  entriesOf(id: string): readonly Entry[] {
    return this.#kept(id).entries;
  }

  async createTable(
    head: TableHead,
    entries: readonly ChoiceEntry[],
    snapshots: readonly Snapshot[],
    standing: Standing,
  ): Promise<void> {
    const states = new Map(snapshots.map(({ sequence, state }) => [sequence, JSON.stringify(state)]));
    this.#tables.set(head.id, { head, standing, entries: [...entries], snapshots: states, shownAt: undefined });
  }

  async append({ table, entry, snapshot, standing }: Append): Promise<boolean> {
    const kept = this.#tables.get(table);
    if (kept === undefined || kept.entries.length >= entry.sequence) return false;
    kept.entries.push(entry);
    kept.standing = standing;
    if (snapshot !== undefined) kept.snapshots.set(snapshot.sequence, JSON.stringify(snapshot.state));
    return true;
  }

  removeTable(id: string): void {
    this.#tables.delete(id);
  }

  async loadTable(id: string): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(id);
    if (kept === undefined) return undefined;
    const sequences = [...kept.snapshots.keys()];
    const sequence = sequences.at(-1) ?? 0;
    return {
      head: kept.head,
      entries: [...kept.entries],
      snapshots: sequences,
      last: { sequence, state: await this.loadSnapshot(id, sequence) },
      changedAt: kept.standing.changedAt,
      shownAt: kept.shownAt,
    };
  }

  async loadSnapshot(table: string, sequence: number): Promise<State> {
    return JSON.parse(this.#kept(table).snapshots.get(sequence) ?? 'null') as State;
  }

  async listTables(owner: string): Promise<ListedTable[]> {
    const mine = [...this.#tables.values()].filter(({ head }) => head.owner === owner);
    return mine.map(({ head, standing }) => ({ ...head, ...standing }));
  }

  async noteShown(table: string, sequence: number): Promise<void> {
    this.#kept(table).shownAt ??= sequence;
  }

  #kept(id: string): Kept {
    const kept = this.#tables.get(id);
    if (kept === undefined) throw new Error(`There is no table '${id}'.`);
    return kept;
  }
}
