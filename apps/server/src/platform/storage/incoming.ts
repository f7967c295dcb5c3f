import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths for files that are still arriving, in `{dataDir}/incoming`; what a crash left there is removed. */
export async function openIncoming(dataDir: string): Promise<() => string> {
  const folder = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  return () => join(folder, randomUUID());
}
