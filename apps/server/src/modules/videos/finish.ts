import type { NotificationParameters } from '@paidang/contract/entities';
import { actionCodes, type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import type { JpegPicture } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../notifications';
import { findTaskSeat } from '../projects/seat';
import { findStep, stepParameters } from '../steps';
import { keepPicture } from '../uploads';
import { newFileName } from '../uploads/service';
import { presentToCreator } from './announce';
import { discardChunks } from './leftovers';
import type { MadeFilm } from './make';
import { addLeftovers, forgetLeftover, updateClaimed, updateVideo, type VideoRow } from './store';

/** Longer than anything takes to be stored. */
const hour = 3_600_000;

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

const keepFilmPicture = (
  tx: Transaction,
  storage: FileStorage,
  { bytes, width, height }: JpegPicture,
  { taskId, creatorId }: VideoRow,
  originalName: string,
): Promise<string> => {
  const picture = { bytes, width, height, mediaType: 'image/jpeg', extension: 'jpg', originalName } as const;
  return keepPicture(tx, storage, picture, { taskId, uploadedBy: creatorId });
};

export type FilmFacts = Omit<MadeFilm, 'path'>;

/** Notes a film whose file is in the storage; its creator is to confirm how long it is. */
export async function noteFilm(
  tx: Transaction,
  storage: FileStorage,
  video: VideoRow,
  file: string,
  { poster, thumbnails, bytes, seconds, width, height, fps }: FilmFacts,
): Promise<void> {
  const done = await updateVideo(tx.db, video.id, {
    state: 'transcoded',
    progress: 100,
    claim: null,
    claimedUntil: null,
    file,
    fileBytes: bytes,
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

/** Keeps a film that was made, unless it was cancelled or taken over meanwhile. */
export async function finishFilm(
  { db, storage, transact, clock }: Platform,
  video: VideoRow,
  { path, ...facts }: MadeFilm,
): Promise<void> {
  const file = newFileName('mp4');
  await addLeftovers(db, [file], new Date(clock().getTime() + hour));
  await storage.keep(file, path);
  await transact(async (tx) => {
    // Held by the change, so that it is still ours while it is noted.
    const held = await updateClaimed(tx.db, video, { updatedAt: tx.now });
    if (held) await noteFilm(tx, storage, held, file, facts);
    else await addLeftovers(tx.db, [file], tx.now);
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
