import type { TableStorage } from '@asclepion/house';

/** Where a server keeps its tables and sessions. Whatever a promise here reports as done is durable. */
export interface Storage extends TableStorage {
  addSession(hash: string, at: number): Promise<void>;
  hasSession(hash: string): Promise<boolean>;
  /** Rejects when the storage does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
