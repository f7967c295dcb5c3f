import type { Video } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { reserveStorage } from '../uploads';
import { presentToCreator } from './announce';
import { beginVideo, conflict, openPlace, type ReplacedVideo } from './begin';
import { type Chunk, readChunk, type SentChunk } from './chunk';
import { chunkName } from './chunk-name';
import { insertChunk, listChunks, lockUnsent, updateVideo, type VideoRow } from './store';

/** A chunk that is stored but not recorded yet. */
export interface ArrivedChunk {
  readonly chunk: Chunk;
  readonly videoId: string;
  /** The upload it belongs to. */
  readonly uploadKey: string;
}

const isSameFile = (video: VideoRow, { whole }: Chunk): boolean =>
  video.source === 'upload' && video.fingerprint === whole.fingerprint && video.bytes === whole.size;

/** The video a chunk belongs to; the first chunk creates it. @throws 0404, 0409, 0413, 0422 */
async function filmOf(tx: Transaction, at: TaskMember, chunk: Chunk, replacing: ReplacedVideo): Promise<VideoRow> {
  const place = await openPlace(tx, at, replacing);
  const { unsent } = place;
  // A failed video has to be uploaded again from the first chunk.
  if (unsent && isSameFile(unsent, chunk) && unsent.state !== 'failed') return unsent;
  if (chunk.number > 0) throw conflict(messages.videoFirstChunk, 'chunk');
  const { name, size, fingerprint, chunks } = chunk.whole;
  await reserveStorage(tx, at.user.id, size, unsent?.id);
  const { mediaType, note } = chunk;
  const file = { source: 'upload', state: 'uploading', name, bytes: size, fingerprint, chunks, mediaType } as const;
  const beginning = { ...file, lastChunkAt: tx.now };
  return beginVideo(tx, at, place, beginning, { keepsUuid: replacing._method === 'PATCH', note });
}

/** Returns whether the chunk has to be stored; a stored one is only acknowledged. @throws 0409 if its bytes differ */
async function isNew(tx: Transaction, video: VideoRow, { number, file }: Chunk): Promise<boolean> {
  if (video.state !== 'uploading') return false;
  const before = (await listChunks(tx.db, video.id)).find((chunk) => chunk.number === number);
  if (before && before.sha256 !== file.sha256) throw conflict(messages.videoChanged, 'chunk');
  return !before;
}

/**
 * Validates and stores a chunk. The video is not locked during that time, because storage may be slow.
 *
 * @throws 0404, 0409, 0413, 0415, 0422
 */
export async function receiveChunk(
  { transact, storage }: Platform,
  at: TaskMember,
  sent: SentChunk,
  replacing: ReplacedVideo,
): Promise<ArrivedChunk> {
  const chunk = await readChunk(sent);
  const { video, isToBeStored } = await transact(async (tx) => {
    const film = await filmOf(tx, at, chunk, replacing);
    return { video: film, isToBeStored: await isNew(tx, film, chunk) };
  });
  if (isToBeStored) await storage.keep(chunkName(video.uploadKey, chunk.number), chunk.file.path);
  return { chunk, videoId: video.id, uploadKey: video.uploadKey };
}

/** Records a stored chunk; after the last one the video is queued for transcoding. @throws 0404 */
export async function noteChunk(
  tx: Transaction,
  at: TaskMember,
  storage: FileStorage,
  { chunk, videoId, uploadKey }: ArrivedChunk,
): Promise<Video> {
  const video = await lockUnsent(tx.db, at.membership.task.id, at.user.id);
  if (video?.id !== videoId || video.uploadKey !== uploadKey) {
    // The upload was cancelled or replaced while the chunk was being stored.
    await storage.remove(chunkName(uploadKey, chunk.number));
    throw notFound();
  }
  if (video.state !== 'uploading') return presentToCreator(tx, video);
  const { file, number } = chunk;
  await insertChunk(tx.db, { videoId, number, bytes: file.bytes, sha256: file.sha256 });
  const isWhole = (await listChunks(tx.db, videoId)).length === video.chunks;
  const change = isWhole ? ({ state: 'making', queuedAt: tx.now } as const) : {};
  const moved = await updateVideo(tx.db, video, { ...change, lastChunkAt: tx.now, updatedAt: tx.now });
  return presentToCreator(tx, moved);
}
