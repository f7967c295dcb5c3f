import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { channels, errorCodes, events } from '@paidang/contract/calls';
import type { CaptionLine, Captions } from '@paidang/contract/entities';
import { decodeText } from '@paidang/contract/report-import';
import { captionMessages, checkCaptionFile } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { ReceivedFile } from '../../http/received-file';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { findStep } from '../steps';
import { deleteLeftover, findFile, insertFile, recordFile, removeFile, reserveFile, reserveStorage } from '../uploads';
import { findVideo, setCaptions, type VideoRow } from '../videos';
import { readCaptions, writeCaptions } from './caption-file';
import { compareSpoken, spokenScript } from './spoken-script';

/** Captions that were read from a file and are about to be kept. */
export interface NewCaptions {
  /** Of the stored file. */
  readonly name: string;
  readonly originalName: string;
  readonly bytes: Buffer;
}

/** A film of the task, as far as the caller may know of it. @throws 0404 */
async function filmOf({ db }: Transaction, { membership, user }: TaskMember, id: string): Promise<VideoRow> {
  const video = await findVideo(db, membership.task.id, id);
  if (!video || (video.sentAt === null && video.creatorId !== user.id)) throw notFound();
  return video;
}

const refuse = (message: string) => invalid({ message, errors: { file: [message] } });

/**
 * What is stored of a file of captions.
 *
 * @param length seconds of the film; `null` while unknown
 * @throws 0422 with the reason at the file's field
 */
export function storableCaptions(file: Uint8Array, length: number | null): Buffer {
  const decoded = decodeText(file);
  if (!decoded || decoded.text.includes('\0')) throw refuse(captionMessages.unreadable);
  const read = readCaptions(decoded.text, length);
  if ('refusal' in read) throw refuse(read.refusal);
  return Buffer.from(writeCaptions(read.lines));
}

/** Reads a file of captions. @throws 0415, 0422 with the reason at the file's field */
export async function receiveCaptions(
  platform: Platform,
  at: TaskMember,
  video: string,
  file: ReceivedFile | undefined,
): Promise<NewCaptions> {
  // Whether the film is theirs is asked where the captions are kept.
  const film = await findVideo(platform.db, at.membership.task.id, video);
  const wrong = file ? checkCaptionFile({ name: file.name, size: file.bytes }) : captionMessages.format;
  if (!file || wrong) {
    throw new AppError(errorCodes.unsupportedType, { message: wrong ?? '', errors: { file: [wrong ?? ''] } });
  }
  const bytes = storableCaptions(await readFile(file.path), film?.duration ?? null);
  return { bytes, originalName: file.name, name: await reserveFile(platform, 'vtt') };
}

/** Locks the film, if its captions may change. @throws 0404, 0422 */
async function changeableFilm(tx: Transaction, at: TaskMember, id: string): Promise<VideoRow> {
  const video = await filmOf(tx, at, id);
  if (!(await mayChange(tx, at, video))) throw invalid({ message: captionMessages.accepted });
  return video;
}

/** Until the film is accepted, whose it is may give it other captions. */
async function mayChange({ db }: Transaction, { membership, user }: TaskMember, video: VideoRow): Promise<boolean> {
  if (membership.task.creatorId !== user.id) return false;
  if (video.sentAt === null) return true;
  const step = await findStep(db, membership.task.id, functionCodes.video);
  return step?.status !== 'accepted';
}

async function change(tx: Transaction, { membership }: TaskMember, video: VideoRow, name: string | null) {
  if (video.captions) await removeFile(tx, video.captions);
  await setCaptions(tx.db, video, name);
  tx.publish(channels.task(membership.task.id), events.stepChanged, {});
}

/** Gives a film captions, in place of those it has. @throws 0404, 0413, 0422 */
export async function keepCaptions(
  tx: Transaction,
  storage: FileStorage,
  at: TaskMember,
  id: string,
  { name, originalName, bytes }: NewCaptions,
): Promise<Captions> {
  const video = await changeableFilm(tx, at, id);
  const by = { taskId: at.membership.task.id, userId: at.user.id };
  const file = { name, originalName, mediaType: 'text/vtt', bytes: bytes.length };
  await reserveStorage(tx, by.userId, bytes.length);
  await storage.write(name, bytes);
  await insertFile(tx.db, {
    ...file,
    taskId: by.taskId,
    uploadedBy: by.userId,
    width: null,
    height: null,
    createdAt: tx.now,
  });
  await deleteLeftover(tx.db, name);
  recordFile(tx, by, { ...file, sha256: createHash('sha256').update(bytes).digest('hex') });
  await change(tx, at, video, name);
  return captionsOf(tx, storage, at, id);
}

/** @throws 0404, 0422 */
export async function removeCaptions(
  tx: Transaction,
  storage: FileStorage,
  at: TaskMember,
  id: string,
): Promise<Captions> {
  await change(tx, at, await changeableFilm(tx, at, id), null);
  return captionsOf(tx, storage, at, id);
}

async function storedLines(storage: FileStorage, name: string): Promise<readonly CaptionLine[]> {
  const stored = await storage.read(name);
  const read = stored && readCaptions(await text(stored), null);
  return read && 'lines' in read ? read.lines : [];
}

/** The captions of a film, and what of the script they say. @throws 0404 */
export async function captionsOf(tx: Transaction, storage: FileStorage, at: TaskMember, id: string): Promise<Captions> {
  const video = await filmOf(tx, at, id);
  const file = video.captions ? await findFile(tx.db, video.captions) : null;
  const lines = file ? [...(await storedLines(storage, file.name))] : [];
  const script = file ? await spokenScript(tx.db, at.membership.task.id) : null;
  return {
    name: file?.originalName ?? null,
    lines,
    may_change: await mayChange(tx, at, video),
    script: script && (await compareSpoken(script, lines)),
  };
}
