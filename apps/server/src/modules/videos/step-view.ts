import type { VideoContent, VideoVersion, VideoVersionSummary, VideoView } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import { listVersions, loadStepView, oneVersion, presentSummary, type StepMember, stepOf } from '../reviews';
import { presentSentVideo, presentVideo } from './present';
import { findUnsent, listVideos } from './store';

export type VideoMember = StepMember<VideoContent>;

/** The versions of the step, each with its video. */
async function summaries(
  tx: Transaction,
  { kind, membership }: VideoMember,
  stepId: string,
): Promise<VideoVersionSummary[]> {
  const records = await listVersions(tx.db, stepId);
  const named = records.map((record) => ({ record, id: kind.codec.parse(record.version.content).video_uuid }));
  const films = await listVideos(
    tx.db,
    membership.task.id,
    named.map(({ id }) => id),
  );
  return named.flatMap(({ record, id }) => {
    const video = films.find((film) => film.id === id);
    return video ? [{ ...presentSummary(record), film: presentSentVideo(video, tx.now) }] : [];
  });
}

/** The step view. Only its creator sees an unsent video. @throws 0404 */
export async function loadVideoView(tx: Transaction, member: VideoMember): Promise<VideoView> {
  const step = await stepOf(tx, member);
  const view = await loadStepView(tx, member, step);
  const unsent = await findUnsent(tx.db, member.membership.task.id, member.user.id);
  return {
    ...view,
    versions: await summaries(tx, member, step.id),
    video: unsent && (await presentVideo(tx.db, unsent, tx.now)),
  };
}

/** @throws 0404 */
export async function videoVersion(tx: Transaction, member: VideoMember, number: number): Promise<VideoVersion> {
  const { picture_sizes: _, ...version } = await oneVersion(tx, member, await stepOf(tx, member), number);
  const [video] = await listVideos(tx.db, member.membership.task.id, [version.content.video_uuid]);
  if (!video) throw new Error('@paidang/server: the video of a version is missing.');
  return { ...version, film: presentSentVideo(video, tx.now) };
}

/** The version a page starts with; none if its video is not sent yet. */
export async function newestVersion(tx: Transaction, member: VideoMember, view: VideoView): Promise<VideoVersion[]> {
  const newest = view.versions.at(-1);
  return newest && !view.video ? [await videoVersion(tx, member, newest.number)] : [];
}
