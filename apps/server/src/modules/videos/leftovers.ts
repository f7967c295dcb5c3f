import type { Database } from '../../platform/database';
import { addLeftovers, removeFile } from '../uploads';
import { chunkName } from './chunk-name';
import { deleteCopiesOf } from './copy-store';
import { deleteRenditions } from './rendition-store';
import { deleteChunks, type VideoRow } from './store';

/** Deletes the chunks of a video, including chunks that arrived but were not recorded. */
export async function discardChunks(db: Database, video: VideoRow, now: Date): Promise<void> {
  await deleteChunks(db, video.id);
  const names = Array.from({ length: video.chunks }, (_, number) => chunkName(video.uploadKey, number));
  await addLeftovers(db, names, now);
}

/** Deletes all stored files of a video. */
export async function discardFiles(db: Database, video: VideoRow, now: Date): Promise<void> {
  await discardChunks(db, video, now);
  const pictures = [video.poster, video.thumbnails, video.storyboard, video.cover];
  for (const name of [...pictures, video.captions]) if (name) await removeFile({ db, now }, name);
  const made = [...(await deleteRenditions(db, video.id)), ...(await deleteCopiesOf(db, video.id))];
  await addLeftovers(db, [...(video.file ? [video.file] : []), ...made], now);
}
