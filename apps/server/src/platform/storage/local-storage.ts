import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './file-storage';

const safeName = /^[\w-]{1,64}(\.\w{1,8})?$/;

/** Files in `{dataDir}/files`; unfinished ones in `{dataDir}/incoming`, emptied at start. */
export async function openLocalStorage(dataDir: string): Promise<FileStorage> {
  const folder = join(dataDir, 'files');
  const incoming = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) await rm(join(incoming, name), { force: true });

  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error('@paidang/server: a file name with characters that do not belong there.');
    return join(folder, name);
  };
  const temporaryPath = () => join(incoming, randomUUID());

  const keep = async (name: string, path: string): Promise<void> => {
    // A crash must not leave a name whose bytes never reached the disk.
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
      if (!safeName.test(name)) return null;
      const handle = await open(pathOf(name), 'r').catch(() => null);
      return handle && createReadStream('', { fd: handle, ...range });
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
