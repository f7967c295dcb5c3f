import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string): string => join(dataDir, 'incoming');

/** Longer than any upload can stall: a body has to make progress every half minute (decision 0199). */
const hour = 3_600_000;

/** Removes files left by processes that no longer run. Uploads that another process is receiving are younger. */
export async function clearIncoming(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > hour) await rm(path, { recursive: true, force: true });
  }
}

/** Returns a function that makes paths for incoming files, in `{dataDir}/incoming`. */
export async function openIncoming(dataDir: string): Promise<() => string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  return () => join(folder, randomUUID());
}
