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

/** A frame that was cut from a video. */
interface CutFrame extends JpegPicture {
  /** Seconds, in the middle of the frame. */
  readonly at: number;
  /** Name of the video's file. */
  readonly of: string;
}

/** A whole video is read for one frame, one at a time. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 6, ofOne: 1 });
/** Pixels: as wide as the video is. */
const width = 1920;
const quality = 88;

/** Between the frame before and this one once half a frame is taken off: neither rounding nor the file's times pass it by. */
const early = (at: number, fps: number): number => at - 0.25 / fps;

/** Cuts the frame at a second from a video of the task; `null` if there is none to cut. @throws 0429 */
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
      const [frame] = await cutFrames(film, [early(at, fps)], { folder, width });
      if (!frame) return null;
      const picture = sharp(await readFile(frame)).jpeg({ quality });
      const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true });
      return { bytes, width: info.width, height: info.height, at, of: file };
    }),
  );
}

/**
 * The frame stands for the video from now on; `null` takes it back.
 *
 * @param frame what was cut, if one was wanted
 * @throws 0404, 0422 if it could not be cut, or the video was sent, 0413 if the creator's storage is full
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
  // Another file may have taken its place while the frame was cut.
  if (wanted && frame?.of !== video.file)
    throw invalid({ message: messages.coverNotCut, errors: { at: [messages.coverNotCut] } });
  if (video.cover) await removeFile(tx, video.cover);
  const cover = frame && (await keepFilmPicture(tx, storage, frame, video, 'cover.jpg'));
  const change = { cover, coverAt: frame?.at ?? null, updatedAt: tx.now };
  return presentToCreator(tx, await updateVideo(tx.db, video, change));
}
