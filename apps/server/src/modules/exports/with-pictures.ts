import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../platform/storage';
import { fileNameOf } from '../uploads';

type Paths = readonly (readonly [address: string, path: string])[];

/**
 * Writes the pictures of a document into a folder of its own while it is made: one after the other, to hold none of them
 * in memory.
 */
export async function withPictures<Result>(
  storage: FileStorage,
  addresses: readonly string[],
  work: (pictures: Paths) => Promise<Result>,
): Promise<Result> {
  const folder = storage.temporaryPath();
  await mkdir(folder);
  try {
    const paths = new Map<string, string>();
    for (const address of addresses) {
      const name = fileNameOf(address);
      const stream = name && !paths.has(address) ? await storage.read(name) : null;
      if (!name || !stream) continue;
      const path = join(folder, name);
      await pipeline(stream, createWriteStream(path));
      paths.set(address, path);
    }
    return await work([...paths]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
