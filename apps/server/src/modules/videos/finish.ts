import type { NotificationParameters } from '@paidang/contract/entities';
import { mp4Name } from '@paidang/contract/rules';
import { actionCodes, type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { AppError } from '../../platform/errors';
import type { JpegPicture, Storyboard } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { findTaskMembership } from '../membership';
import { notify } from '../messaging';
import { findStep, stepParameters } from '../steps';
import { addLeftovers, deleteLeftover, keepPicture, recordFile, reserveFile } from '../uploads';
import { presentToCreator } from './announce';
import { discardChunks } from './leftovers';
import type { TranscodedVideo } from './make';
import { planRenditions } from './rendition-store';
import { UnusableVideoError } from './source';
import { updateClaimed, updateVideo, type VideoRow } from './store';

const code = (action: typeof actionCodes.transcoded | typeof actionCodes.transcodeFailed): CodeTriple =>
  `${identityCodes.platform}-${functionCodes.video}-${action}`;

/** Notifies the creator of the outcome. */
async function notifyCreator(tx: Transaction, video: VideoRow, triple: CodeTriple): Promise<void> {
  const membership = await findTaskMembership(tx.db, video.taskId, video.creatorId);
  const step = await findStep(tx.db, video.taskId, functionCodes.video);
  if (!membership || !step) return;
  const parameters: NotificationParameters = { ...(await stepParameters(tx, membership, step)), video_uuid: video.id };
  await notify(tx, { to: video.creatorId, code: triple, parameters });
}

/** A picture of a video. The demo's videos have no reserved names. */
type NamedPicture = JpegPicture & { readonly name?: string };

/** Keeps a picture of a video as a file of its task. */
export const keepFilmPicture = (
  tx: Transaction,
  storage: FileStorage,
  { bytes, width, height, name }: NamedPicture,
  { taskId, creatorId }: VideoRow,
  originalName: string,
): Promise<string> => {
  const jpeg = { mediaType: 'image/jpeg', extension: 'jpg', originalName } as const;
  const picture = { bytes, width, height, ...jpeg, ...(name ? { name } : {}) };
  return keepPicture(tx, storage, picture, { taskId, uploadedBy: creatorId });
};

export interface VideoProperties
  extends Omit<TranscodedVideo, 'path' | 'sourceSha256' | 'poster' | 'thumbnails' | 'storyboard'> {
  readonly poster: NamedPicture;
  readonly thumbnails: NamedPicture;
  readonly storyboard: (NamedPicture & Pick<Storyboard, 'count'>) | null;
}

export interface RecordedVideo extends VideoProperties {
  /** Hash of the uploaded file, if it is kept. */
  readonly original: { readonly sha256: string } | null;
}

/**
 * Records a transcoded video whose file is in storage; its creator then has to confirm the duration. The uploaded file is kept
 * while further sizes are to be made from it.
 *
 * @throws 0413 if there is no space for it and its pictures
 */
export async function recordTranscodedVideo(
  tx: Transaction,
  storage: FileStorage,
  video: VideoRow,
  file: string,
  { poster, thumbnails, storyboard, ladder, original, bytes, sha256, seconds, width, height, fps }: RecordedVideo,
): Promise<void> {
  const keepsOriginal = original !== null;
  // The file comes first, so that the pictures' quota counts the transcoded bytes instead of the uploaded ones.
  const files = { file, fileBytes: bytes, fileSha256: sha256, keepsOriginal, originalSha256: original?.sha256 ?? null };
  await updateVideo(tx.db, video, files);
  const done = await updateVideo(tx.db, video, {
    state: 'transcoded',
    progress: 100,
    claim: null,
    claimedUntil: null,
    poster: await keepFilmPicture(tx, storage, poster, video, 'poster.jpg'),
    thumbnails: await keepFilmPicture(tx, storage, thumbnails, video, 'thumbnails.jpg'),
    storyboard: storyboard && (await keepFilmPicture(tx, storage, storyboard, video, 'storyboard.jpg')),
    storyboardCount: storyboard?.count ?? null,
    width,
    height,
    fps,
    duration: seconds,
    updatedAt: tx.now,
  });
  await planRenditions(tx.db, done.id, ladder, tx.now);
  if (!keepsOriginal && ladder.length === 0) await discardChunks(tx.db, done, tx.now);
  await deleteLeftover(tx.db, file);
  const stored = { name: file, originalName: mp4Name(video.name), mediaType: 'video/mp4', bytes, sha256 };
  recordFile(tx, { taskId: video.taskId, userId: video.creatorId }, stored);
  await notifyCreator(tx, done, code(actionCodes.transcoded));
  await presentToCreator(tx, done);
}

/**
 * Stores a transcoded video, unless it was cancelled or claimed by another process in the meantime.
 *
 * @throws UnusableVideoError if the creator's storage is full
 */
export async function storeTranscodedVideo(
  platform: Platform,
  video: VideoRow,
  { path, sourceSha256, ...made }: TranscodedVideo,
): Promise<void> {
  const { storage, transact, env } = platform;
  const file = await reserveFile(platform, 'mp4');
  const facts = {
    ...made,
    poster: { ...made.poster, name: await reserveFile(platform, 'jpg') },
    thumbnails: { ...made.thumbnails, name: await reserveFile(platform, 'jpg') },
    storyboard: made.storyboard && { ...made.storyboard, name: await reserveFile(platform, 'jpg') },
    original: env.KEEP_ORIGINALS === '1' ? { sha256: sourceSha256 } : null,
  };
  await storage.keep(file, path);
  const noting = transact(async (tx) => {
    // The update locks the row, so that the claim holds until the commit.
    const held = await updateClaimed(tx.db, video, { updatedAt: tx.now });
    if (held) await recordTranscodedVideo(tx, storage, held, file, facts);
    else await addLeftovers(tx.db, [file], tx.now);
  });
  await noting.catch((error: unknown) => {
    throw error instanceof AppError ? new UnusableVideoError(error.message, { cause: error }) : error;
  });
}

/** Marks a video as failed, with the reason. */
export const markVideoFailed = ({ transact }: Platform, video: VideoRow, failure: string): Promise<void> =>
  transact(async (tx) => {
    const change = { state: 'failed', failure, claim: null, claimedUntil: null, updatedAt: tx.now } as const;
    const failed = await updateClaimed(tx.db, video, change);
    if (!failed) return;
    await discardChunks(tx.db, failed, tx.now);
    await notifyCreator(tx, failed, code(actionCodes.transcodeFailed));
    await presentToCreator(tx, failed);
  });
