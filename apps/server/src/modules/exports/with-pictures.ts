import { join } from 'node:path';
import { copyToDisk, type FileStorage, withTemporaryFolder } from '../../platform/storage';
import { fileNameOf } from '../uploads';

type Paths = readonly (readonly [address: string, path: string])[];

/**
 * Writes the pictures of a document to a temporary folder that exists while `work` runs. They are copied one at a time, so
 * that none is held in memory.
 */
export function withPictures<Result>(
  storage: FileStorage,
  addresses: readonly string[],
  work: (pictures: Paths) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(storage, async (folder) => {
    const paths = new Map<string, string>();
    for (const address of addresses) {
      const name = fileNameOf(address);
      if (!name || paths.has(address)) continue;
      const path = join(folder, name);
      if (await copyToDisk(storage, name, path)) paths.set(address, path);
    }
    return work([...paths]);
  });
}
