import type { Database } from '../../platform/database';
import { addLeftovers } from '../uploads';
import { deleteFile } from '../uploads/store';
import { chunkName } from './chunk-name';
import { deleteChunks, type VideoRow } from './store';

/** Forgets the chunks of a film, with any that arrived and was never noted. */
export async function discardChunks(db: Database, video: VideoRow, now: Date): Promise<void> {
  await deleteChunks(db, video.id);
  const names = Array.from({ length: video.chunks }, (_, number) => chunkName(video.uploadKey, number));
  await addLeftovers(db, names, now);
}

/** Forgets everything the storage has of a film. */
export async function discardFiles(db: Database, video: VideoRow, now: Date): Promise<void> {
  await discardChunks(db, video, now);
  const pictures = [video.poster, video.thumbnails].filter((name) => name !== null);
  for (const name of pictures) await deleteFile(db, name);
  await addLeftovers(db, video.file ? [...pictures, video.file] : pictures, now);
}
