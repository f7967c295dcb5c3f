import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './file-storage';

/** Runs work with a temporary folder on disk, which is removed afterwards. */
export async function withTemporaryFolder<Result>(
  storage: Pick<FileStorage, 'temporaryPath'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = storage.temporaryPath();
  await mkdir(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a stored file to a path on disk. @returns whether the file exists */
export async function copyToDisk(storage: Pick<FileStorage, 'read'>, name: string, path: string): Promise<boolean> {
  const stored = await storage.read(name);
  if (stored) await pipeline(stored, createWriteStream(path));
  return stored !== null;
}

/** SHA-256 of a file on disk, in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
