export type { Bots, Question } from './bots.ts';
export { Failure, noSuchTable, notYourSeat } from './failure.ts';
export type { Ask, Told } from './messages.ts';
export { BotPool, type Ears, type PoolSettings, type Thread } from './pool.ts';
export type {
  Append,
  ChoiceEntry,
  Entry,
  ListedTable,
  Seat,
  Snapshot,
  Standing,
  StoredTable,
  TableHead,
  TableStorage,
} from './storage.ts';
export type { Log, Services, Table, Watcher } from './table.ts';
export { Tables } from './tables.ts';
export { Thinker } from './thinker.ts';
export { fileFor, infoFor, summaryFor, viewerFor } from './told.ts';
