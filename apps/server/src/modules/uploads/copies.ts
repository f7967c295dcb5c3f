import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { reserveFile } from './leftovers';
import { deleteLeftover } from './leftovers-store';
import { reserveStorage } from './quota';
import { type FileRow, insertFile, listFiles } from './store';

/** Copies not assigned to a task yet, by the name of the original. */
export type FileCopies = ReadonlyMap<string, FileRow>;

/** Stores copies of a task's files under reserved names. Names of other files are ignored. */
export async function copyFiles(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  taskId: string,
  names: Iterable<string>,
): Promise<FileCopies> {
  const { db, storage } = platform;
  const copies = new Map<string, FileRow>();
  for (const file of await listFiles(db, taskId, [...names])) {
    const content = await storage.read(file.name);
    if (!content) continue;
    const name = await reserveFile(platform, extname(file.name).slice(1));
    await storage.write(name, await buffer(content));
    copies.set(file.name, { ...file, name });
  }
  return copies;
}

/** Assigns copies to a task. @throws 0413 if the storage of the user who copies is full */
export async function keepCopies(
  tx: Transaction,
  copies: FileCopies,
  owner: { readonly taskId: string; readonly uploadedBy: string },
): Promise<void> {
  for (const file of copies.values()) {
    await reserveStorage(tx, owner.uploadedBy, file.bytes);
    await insertFile(tx.db, { ...file, ...owner, createdAt: tx.now });
    await deleteLeftover(tx.db, file.name);
  }
}
