import type { Readable } from 'node:stream';

/** Storage of uploaded files. */
export interface FileStorage {
  /** Stores the file at `path` by moving it. */
  keep(name: string, path: string): Promise<void>;
  /** Stores bytes. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** `range` is in bytes, both ends inclusive. Returns `null` if there is no such file. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** A path on the same disk for a temporary file or folder. */
  temporaryPath(): string;
}
