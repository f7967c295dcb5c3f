import type { Readable } from 'node:stream';

/** Where uploaded files live. */
export interface FileStorage {
  /** Stores the file at `path`, which is moved. */
  keep(name: string, path: string): Promise<void>;
  /** Stores bytes. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** `range` in bytes, both ends included. `null` when there is no such file. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** A path on the same disk for a temporary file or folder. */
  temporaryPath(): string;
}
