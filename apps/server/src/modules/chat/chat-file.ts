import { open } from 'node:fs/promises';
import { errorCodes } from '@paidang/contract/calls';
import { checkChatFile, fileExtension, messages } from '@paidang/contract/rules';
import { fileTypeFromFile } from 'file-type';
import type { ReceivedFile } from '../../http/received-file';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { deleteLeftover, insertFile, newFileName, reserveFile, reserveStorage } from '../uploads';

/** A received file whose content matches its extension. */
export interface CheckedFile extends ReceivedFile {
  readonly mediaType: string;
  readonly extension: string;
  /** The name reserved for it in the storage; absent for files of the demo. */
  readonly storedAs?: string;
}

const isArchive = (mime: string): boolean =>
  mime === 'application/zip' || mime.startsWith('application/vnd.openxmlformats-officedocument.');

/** Whether the detected type of the content fits the extension. */
const recognised: Record<string, (mime: string) => boolean> = {
  jpg: (mime) => mime === 'image/jpeg',
  jpeg: (mime) => mime === 'image/jpeg',
  png: (mime) => mime === 'image/png' || mime === 'image/apng',
  gif: (mime) => mime === 'image/gif',
  zip: isArchive,
  xlsx: isArchive,
  docx: isArchive,
  rar: (mime) => mime.startsWith('application/x-rar'),
  mp3: (mime) => mime === 'audio/mpeg',
};

/** Text files have no signature, but never contain a zero byte, while most binary files do. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8_192), 0, 8_192, 0);
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}

async function mediaTypeOf(path: string, extension: string): Promise<string | null> {
  const mime = (await fileTypeFromFile(path))?.mime;
  if (extension === 'txt') return mime === undefined && (await isText(path)) ? 'text/plain; charset=utf-8' : null;
  return mime !== undefined && recognised[extension]?.(mime) ? mime : null;
}

const refusal = (code: typeof errorCodes.tooLarge | typeof errorCodes.unsupportedType, message: string) =>
  new AppError(code, { message, errors: { file: [message] } });

/** @throws 0415 for a type that is not allowed or does not match its extension, 0413 for a file that is too large */
export async function checkFile(file: ReceivedFile): Promise<CheckedFile> {
  const wrong = checkChatFile({ name: file.name, size: file.bytes });
  if (wrong === messages.fileNotAllowed) throw refusal(errorCodes.unsupportedType, wrong);
  if (wrong) throw refusal(errorCodes.tooLarge, wrong);
  const extension = fileExtension(file.name);
  const mediaType = await mediaTypeOf(file.path, extension);
  if (mediaType === null) throw refusal(errorCodes.unsupportedType, messages.fileNotAllowed);
  return { ...file, extension, mediaType };
}

/** Checks a file and reserves a name for it in the storage. @throws 0413, 0415 */
export async function receiveChatFile(
  platform: Pick<Platform, 'db' | 'clock'>,
  file: ReceivedFile,
): Promise<CheckedFile> {
  const checked = await checkFile(file);
  return { ...checked, storedAs: await reserveFile(platform, checked.extension) };
}

/** Stores a checked file and returns its name. @throws 0413 when the sender's quota is used up */
export async function keepFile(
  tx: Transaction,
  storage: FileStorage,
  uploadedBy: string,
  { name: originalName, bytes, path, mediaType, extension, storedAs: name = newFileName(extension) }: CheckedFile,
): Promise<string> {
  await reserveStorage(tx, uploadedBy, bytes);
  await storage.keep(name, path);
  await insertFile(tx.db, { name, uploadedBy, mediaType, bytes, originalName, createdAt: tx.now });
  await deleteLeftover(tx.db, name);
  return name;
}
