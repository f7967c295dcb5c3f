import { randomBytes } from 'node:crypto';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import type { Picture } from './picture';
import { deleteFile, insertFile } from './store';

/** Where a file's name leads. */
export const filePath = (name: string): string => `/files/${name}`;

/** The name in a path of ours, `null` for any other address. */
export const fileNameOf = (path: string): string | null => /^\/files\/([\w-]+\.\w+)$/.exec(path)?.[1] ?? null;

/** 128 random bits: who was not given the name does not find the file. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;

interface Owner {
  readonly taskId?: string | undefined;
  readonly uploadedBy?: string | undefined;
}

/** Keeps a picture and returns its name. */
export async function keepPicture(
  tx: Transaction,
  storage: FileStorage,
  picture: Picture,
  { taskId, uploadedBy }: Owner,
): Promise<string> {
  const { bytes, extension, mediaType, originalName, width, height } = picture;
  const name = newFileName(extension);
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
  return name;
}

/** Takes a file away for good. */
export async function removeFile(tx: Transaction, storage: FileStorage, name: string): Promise<void> {
  await deleteFile(tx.db, name);
  await storage.remove(name);
}
