import type { Platform } from '../../platform/platform';
import { addLeftovers, deleteLeftover, listLeftovers } from './leftovers-store';
import { newFileName } from './names';

/** Longer than any file takes from its first byte to the commit. */
const hour = 3_600_000;

/**
 * Reserves a name for a file about to be stored, recorded outside the transaction that will keep the file: unless that
 * transaction deletes the record, the file is deleted again.
 */
export async function reserveFile({ db, clock }: Pick<Platform, 'db' | 'clock'>, extension: string): Promise<string> {
  const name = newFileName(extension);
  await addLeftovers(db, [name], new Date(clock().getTime() + hour));
  return name;
}

/** Deletes the files that are due. Failed deletions are retried. */
export async function removeLeftovers({ db, storage, clock }: Platform): Promise<void> {
  const due = () => listLeftovers(db, clock());
  for (let names = await due(); names.length > 0; names = await due()) {
    for (const name of names) {
      await storage.remove(name);
      await deleteLeftover(db, name);
    }
  }
}
