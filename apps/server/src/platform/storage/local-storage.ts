import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFileName, isFileName } from './file-name';
import type { FileStorage } from './file-storage';
import { openIncoming } from './incoming';

/** Stores files in `{dataDir}/files`. */
export async function openLocalStorage(dataDir: string): Promise<FileStorage> {
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true });
  const temporaryPath = await openIncoming(dataDir);
  const pathOf = (name: string): string => join(folder, checkFileName(name));

  const keep = async (name: string, path: string): Promise<void> => {
    // Synced first, so that a crash cannot leave a name without its content.
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
    await rename(path, pathOf(name));
  };

  return {
    keep,
    temporaryPath,
    write: async (name, bytes) => {
      const path = temporaryPath();
      const handle = await open(path, 'wx');
      await handle.writeFile(bytes);
      await handle.close();
      await keep(name, path);
    },
    read: async (name, range) => {
      if (!isFileName(name)) return null;
      const handle = await open(pathOf(name), 'r').catch(() => null);
      return handle && createReadStream('', { fd: handle, ...range });
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
