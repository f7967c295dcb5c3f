import { readFile } from 'node:fs/promises';
import type { Video } from '@paidang/contract/entities';
import { frameAt, frameRateOf, messages, secondsOfFrame } from '@paidang/contract/rules';
import sharp from 'sharp';
import { createLimitedQueue } from '../../platform/child-process';
import { invalid } from '../../platform/errors';
import { findFfmpeg, type JpegPicture } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { withTemporaryFolder } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { removeFile } from '../uploads';
import { presentToCreator } from './announce';
import { cutFrames } from './cut-frames';
import { keepFilmPicture } from './finish';
import { findVideo, updateVideo } from './store';
import { heldVideo } from './unsent';

/** A frame extracted from a video. */
interface CutFrame extends JpegPicture {
  /** Seconds; a time in the middle of the frame. */
  readonly at: number;
  /** File name of the video. */
  readonly of: string;
}

/** One at a time, because the whole video is read for a single frame. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 6, ofOne: 1 });
/** Pixels: full video width. */
const width = 1920;
const quality = 88;

/** A time that still hits this frame after FFmpeg's half frame is subtracted, whatever is rounded by us or in the file. */
const seekTime = (at: number, fps: number): number => at - 0.25 / fps;

/** Extracts the frame at a second from a video of the task; `null` if that is impossible. @throws 0429 */
export async function cutCover(
  { db, storage, env }: Pick<Platform, 'db' | 'storage' | 'env'>,
  { membership, user }: TaskMember,
  id: string,
  seconds: number,
): Promise<CutFrame | null> {
  const video = await findVideo(db, membership.task.id, id);
  const found = await findFfmpeg(env);
  if (!video?.file || !video.fps || video.creatorId !== user.id || !('ffmpeg' in found)) return null;
  const { file, fps, duration } = video;
  const rate = frameRateOf(fps);
  const last = Math.max(0, (duration ?? seconds) - 0.5 / fps);
  const at = secondsOfFrame(frameAt(Math.min(seconds, last), rate), rate);
  const film = { storage, ffmpeg: found.ffmpeg, file, fps };
  return queue(user.id, () =>
    withTemporaryFolder(storage, async (folder) => {
      const [frame] = await cutFrames(film, [seekTime(at, fps)], { folder, width });
      if (!frame) return null;
      const picture = sharp(await readFile(frame)).jpeg({ quality });
      const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true });
      return { bytes, width: info.width, height: info.height, at, of: file };
    }),
  );
}

/**
 * Makes the frame the video's cover; `null` removes the cover.
 *
 * @param frame the extracted frame, if one was requested
 * @throws 0404; 0422 if it could not be extracted, or the video was sent; 0413 if the creator's storage is full
 */
export async function chooseCover(
  tx: Transaction,
  storage: Platform['storage'],
  at: TaskMember,
  id: string,
  { wanted, frame }: { wanted: boolean; frame: CutFrame | null },
): Promise<Video> {
  const video = await heldVideo(tx, at, id);
  if (wanted && !video.file)
    throw invalid({ message: messages.coverNeedsFile, errors: { at: [messages.coverNeedsFile] } });
  // The video's file may have been replaced while the frame was extracted.
  if (wanted && frame?.of !== video.file)
    throw invalid({ message: messages.coverNotCut, errors: { at: [messages.coverNotCut] } });
  if (video.cover) await removeFile(tx, video.cover);
  const cover = frame && (await keepFilmPicture(tx, storage, frame, video, 'cover.jpg'));
  const change = { cover, coverAt: frame?.at ?? null, updatedAt: tx.now };
  return presentToCreator(tx, await updateVideo(tx.db, video, change));
}
