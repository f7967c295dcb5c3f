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
import { findVideo, lockVideoOf, setCaptions, type VideoRow } from '../videos';
import { readCaptions, writeCaptions } from './caption-file';
import { compareSpoken, readScripts, type StoredScript, spokenScript } from './spoken-script';

/** Captions that are in the storage but not yet attached to a video. */
export interface NewCaptions {
  /** Name of the stored file. */
  readonly name: string;
  readonly originalName: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly lines: readonly CaptionLine[];
  /** Which sentences of the script they contain. */
  readonly script: Captions['script'];
}

/** A video of the task; unsent ones only for their creator. @throws 0404 */
async function visibleVideo({ db }: Transaction, { membership, user }: TaskMember, id: string): Promise<VideoRow> {
  const video = await findVideo(db, membership.task.id, id);
  if (!video || (video.sentAt === null && video.creatorId !== user.id)) throw notFound();
  return video;
}

const refuse = (message: string) => invalid({ message, errors: { file: [message] } });

/** The lines of a stored caption file. */
const linesOf = (stored: string): readonly CaptionLine[] => {
  const read = readCaptions(stored, null);
  return 'lines' in read ? read.lines : [];
};

async function compareWithScript(
  scripts: readonly StoredScript[],
  lines: readonly CaptionLine[],
): Promise<Captions['script']> {
  const script = spokenScript(scripts);
  return script && compareSpoken(script, lines);
}

/** A caption file, with the data of its video that it is checked against. */
interface CaptionUpload {
  readonly file: Uint8Array;
  readonly originalName: string;
  /** Seconds of the video; `null` while unknown. */
  readonly length: number | null;
  readonly scripts: readonly StoredScript[];
}

/**
 * Reads captions, compares them with the script, and writes them to the storage.
 *
 * @throws 0422 with the reason at the file's field
 */
export async function storeCaptions(
  storage: Pick<FileStorage, 'write'>,
  { file, originalName, length, scripts }: CaptionUpload,
  nameFile: () => Promise<string>,
): Promise<NewCaptions> {
  const decoded = decodeText(file);
  if (!decoded || decoded.text.includes('\0')) throw refuse(captionMessages.unreadable);
  const read = readCaptions(decoded.text, length);
  if ('refusal' in read) throw refuse(read.refusal);
  const written = writeCaptions(read.lines);
  const lines = linesOf(written);
  const script = await compareWithScript(scripts, lines);
  const bytes = Buffer.from(written);
  const name = await nameFile();
  await storage.write(name, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, originalName, bytes: bytes.length, sha256, lines, script };
}

/** Receives a caption file. @throws 0415, 0422 with the reason at the file's field */
export async function receiveCaptions(
  platform: Platform,
  at: TaskMember,
  video: string,
  file: ReceivedFile | undefined,
): Promise<NewCaptions> {
  // `keepCaptions` checks whether the caller may change the video.
  const found = await findVideo(platform.db, at.membership.task.id, video);
  const wrong = file ? checkCaptionFile({ name: file.name, size: file.bytes }) : captionMessages.format;
  if (!file || wrong) {
    throw new AppError(errorCodes.unsupportedType, { message: wrong ?? '', errors: { file: [wrong ?? ''] } });
  }
  const scripts = await readScripts(platform.db, at.membership.task.id);
  const upload = { file: await readFile(file.path), originalName: file.name, length: found?.duration ?? null, scripts };
  return storeCaptions(platform.storage, upload, () => reserveFile(platform, 'vtt'));
}

/**
 * Locks a video whose captions may change, so that of two files sent at once the second replaces the first.
 *
 * @throws 0404, 0422
 */
async function lockChangeable(tx: Transaction, at: TaskMember, id: string): Promise<VideoRow> {
  await lockVideoOf(tx.db, at.membership.task.id, id);
  const video = await visibleVideo(tx, at, id);
  if (!(await mayChange(tx, at, video))) throw invalid({ message: captionMessages.accepted });
  return video;
}

/** Whether the user may change a video's captions: its creator may, until the video is accepted. */
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

/** Attaches captions to a video, replacing its previous ones. @throws 0404, 0413, 0422 */
export async function keepCaptions(
  tx: Transaction,
  at: TaskMember,
  id: string,
  { name, originalName, bytes, sha256, lines, script }: NewCaptions,
): Promise<Captions> {
  const video = await lockChangeable(tx, at, id);
  const by = { taskId: at.membership.task.id, userId: at.user.id };
  const file = { name, originalName, mediaType: 'text/vtt', bytes };
  await reserveStorage(tx, by.userId, bytes);
  await insertFile(tx.db, {
    ...file,
    taskId: by.taskId,
    uploadedBy: by.userId,
    width: null,
    height: null,
    createdAt: tx.now,
  });
  await deleteLeftover(tx.db, name);
  recordFile(tx, by, { ...file, sha256 });
  await change(tx, at, video, name);
  return { name: originalName, lines: [...lines], may_change: true, script };
}

/** @throws 0404, 0422 */
export async function removeCaptions(tx: Transaction, at: TaskMember, id: string): Promise<Captions> {
  await change(tx, at, await lockChangeable(tx, at, id), null);
  return { name: null, lines: [], may_change: true, script: null };
}

/**
 * The captions of a video, compared with the script. They are read in one transaction and compared after it, since
 * comparing is slow.
 *
 * @throws 0404
 */
export async function viewCaptions(
  { transact, storage }: Pick<Platform, 'transact' | 'storage'>,
  at: TaskMember,
  id: string,
): Promise<Captions> {
  const { file, scripts, isChangeable } = await transact(async (tx) => {
    const video = await visibleVideo(tx, at, id);
    const file = video.captions ? await findFile(tx.db, video.captions) : null;
    const scripts = file ? await readScripts(tx.db, at.membership.task.id) : [];
    return { file, scripts, isChangeable: await mayChange(tx, at, video) };
  });
  const stored = file && (await storage.read(file.name));
  const lines = stored ? [...linesOf(await text(stored))] : [];
  return {
    name: file?.originalName ?? null,
    lines,
    may_change: isChangeable,
    script: await compareWithScript(scripts, lines),
  };
}
