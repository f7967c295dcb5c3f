import type { VideoContent, VideoSheet, VideoVersion, VideoVersionSummary } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import { type Desk, listVersions, oneVersion, presentSummary, reviewSheet, stepOf } from '../reviews';
import { presentFilm, presentVideo } from './present';
import { findUnsent, listVideos } from './store';

export type VideoDesk = Desk<VideoContent>;

/** The versions of the step, each with its video. */
async function summaries(tx: Transaction, { kind, seat }: VideoDesk, stepId: string): Promise<VideoVersionSummary[]> {
  const records = await listVersions(tx.db, stepId);
  const named = records.map((record) => ({ record, id: kind.codec.parse(record.version.content).video_uuid }));
  const films = await listVideos(
    tx.db,
    seat.task.id,
    named.map(({ id }) => id),
  );
  return named.flatMap(({ record, id }) => {
    const video = films.find((film) => film.id === id);
    return video ? [{ ...presentSummary(record), film: presentFilm(video, tx.now) }] : [];
  });
}

/** The step view. Only its creator sees an unsent video. @throws 0404 */
export async function videoSheet(tx: Transaction, desk: VideoDesk): Promise<VideoSheet> {
  const step = await stepOf(tx, desk);
  const sheet = await reviewSheet(tx, desk, step);
  const unsent = await findUnsent(tx.db, desk.seat.task.id, desk.user.id);
  return {
    ...sheet,
    versions: await summaries(tx, desk, step.id),
    video: unsent && (await presentVideo(tx.db, unsent, tx.now)),
  };
}

/** @throws 0404 */
export async function videoVersion(tx: Transaction, desk: VideoDesk, number: number): Promise<VideoVersion> {
  const { picture_sizes: _, ...version } = await oneVersion(tx, desk, await stepOf(tx, desk), number);
  const [video] = await listVideos(tx.db, desk.seat.task.id, [version.content.video_uuid]);
  if (!video) throw new Error('@paidang/server: the video of a version is missing.');
  return { ...version, film: presentFilm(video, tx.now) };
}
