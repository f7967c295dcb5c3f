import { createHash } from 'node:crypto';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { addLeftovers, deleteLeftover } from './leftovers-store';
import { newFileName } from './names';
import type { Picture } from './picture';
import { reserveStorage } from './quota';
import { deleteFile, insertFile } from './store';

interface Owner {
  readonly taskId?: string | undefined;
  readonly uploadedBy?: string | undefined;
}

/**
 * Stores a picture under its reserved name, and returns the name.
 *
 * @throws 0413 if the uploader's storage is full
 */
export async function keepPicture(
  tx: Transaction,
  storage: FileStorage,
  picture: Picture,
  { taskId, uploadedBy }: Owner,
): Promise<string> {
  const { bytes, extension, mediaType, originalName, width, height, name = newFileName(extension) } = picture;
  if (uploadedBy) await reserveStorage(tx, uploadedBy, bytes.length);
  await storage.write(name, bytes);
  await insertFile(tx.db, {
    name,
    taskId: taskId ?? null,
    uploadedBy: uploadedBy ?? null,
    mediaType,
    bytes: bytes.length,
    originalName,
    width,
    height,
    createdAt: tx.now,
  });
  await deleteLeftover(tx.db, name);
  if (taskId) {
    recordFile(
      tx,
      { taskId, userId: uploadedBy ?? null },
      {
        ...{ name, originalName, mediaType, bytes: bytes.length },
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    );
  }
  return name;
}

/** A file as it was stored. */
interface StoredFile {
  readonly name: string;
  readonly originalName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Records the hash of a task's file as evidence. */
export function recordFile(
  tx: Transaction,
  by: { readonly taskId: string; readonly userId: string | null },
  { name, originalName, mediaType, bytes, sha256 }: StoredFile,
): void {
  const value = { name, original_name: originalName, media_type: mediaType, bytes, sha256 };
  tx.record({ kind: 'file', ...by, at: tx.now, about: {}, contents: { file: { value } } });
}

/** Deletes a file: its row now, its content after the commit. */
export async function removeFile({ db, now }: Pick<Transaction, 'db' | 'now'>, name: string): Promise<void> {
  await deleteFile(db, name);
  await addLeftovers(db, [name], now);
}
