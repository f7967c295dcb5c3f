import type { NotificationParameters } from '@paidang/contract/entities';
import { actionCodes, type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { AppError } from '../../platform/errors';
import type { JpegPicture } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { findTaskSeat } from '../membership';
import { notify } from '../messaging';
import { findStep, stepParameters } from '../steps';
import { addLeftovers, forgetLeftover, keepPicture, reserveFile } from '../uploads';
import { presentToCreator } from './announce';
import { discardChunks } from './leftovers';
import { FilmRefusal, type MadeFilm } from './make';
import { updateClaimed, updateVideo, type VideoRow } from './store';

const code = (action: typeof actionCodes.transcoded | typeof actionCodes.transcodeFailed): CodeTriple =>
  `${identityCodes.platform}-${functionCodes.video}-${action}`;

/** Tells the creator how it ended. */
async function tellCreator(tx: Transaction, video: VideoRow, triple: CodeTriple): Promise<void> {
  const seat = await findTaskSeat(tx.db, video.taskId, video.creatorId);
  const step = await findStep(tx.db, video.taskId, functionCodes.video);
  if (!seat || !step) return;
  const parameters: NotificationParameters = { ...(await stepParameters(tx, seat, step)), video_uuid: video.id };
  await notify(tx, { to: video.creatorId, code: triple, parameters });
}

/** A picture of a film; those of the server's own films have no name reserved. */
type NamedPicture = JpegPicture & { readonly name?: string };

const keepFilmPicture = (
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

export interface FilmFacts extends Omit<MadeFilm, 'path' | 'poster' | 'thumbnails'> {
  readonly poster: NamedPicture;
  readonly thumbnails: NamedPicture;
}

/**
 * Notes a film whose file is in the storage; its creator is to confirm how long it is.
 *
 * @throws 0413 when there is no room for it and its pictures
 */
export async function noteFilm(
  tx: Transaction,
  storage: FileStorage,
  video: VideoRow,
  file: string,
  { poster, thumbnails, bytes, seconds, width, height, fps }: FilmFacts,
): Promise<void> {
  // First the film, so that its pictures ask for room beside what it is now, not what was uploaded.
  await updateVideo(tx.db, video.id, { file, fileBytes: bytes });
  const done = await updateVideo(tx.db, video.id, {
    state: 'transcoded',
    progress: 100,
    claim: null,
    claimedUntil: null,
    poster: await keepFilmPicture(tx, storage, poster, video, 'poster.jpg'),
    thumbnails: await keepFilmPicture(tx, storage, thumbnails, video, 'thumbnails.jpg'),
    width,
    height,
    fps,
    duration: seconds,
    updatedAt: tx.now,
  });
  await discardChunks(tx.db, done, tx.now);
  await forgetLeftover(tx.db, file);
  await tellCreator(tx, done, code(actionCodes.transcoded));
  await presentToCreator(tx, done);
}

/**
 * Keeps a film that was made, unless it was cancelled or taken over meanwhile.
 *
 * @throws FilmRefusal when its creator has no room for it
 */
export async function finishFilm(platform: Platform, video: VideoRow, { path, ...made }: MadeFilm): Promise<void> {
  const { storage, transact } = platform;
  const file = await reserveFile(platform, 'mp4');
  const facts = {
    ...made,
    poster: { ...made.poster, name: await reserveFile(platform, 'jpg') },
    thumbnails: { ...made.thumbnails, name: await reserveFile(platform, 'jpg') },
  };
  await storage.keep(file, path);
  const noting = transact(async (tx) => {
    // Held by the change, so that it is still ours while it is noted.
    const held = await updateClaimed(tx.db, video, { updatedAt: tx.now });
    if (held) await noteFilm(tx, storage, held, file, facts);
    else await addLeftovers(tx.db, [file], tx.now);
  });
  await noting.catch((error: unknown) => {
    throw error instanceof AppError ? new FilmRefusal(error.message, { cause: error }) : error;
  });
}

/** Gives a film up and says why. */
export const failFilm = ({ transact }: Platform, video: VideoRow, failure: string): Promise<void> =>
  transact(async (tx) => {
    const change = { state: 'failed', failure, claim: null, claimedUntil: null, updatedAt: tx.now } as const;
    const failed = await updateClaimed(tx.db, video, change);
    if (!failed) return;
    await discardChunks(tx.db, failed, tx.now);
    await tellCreator(tx, failed, code(actionCodes.transcodeFailed));
    await presentToCreator(tx, failed);
  });
