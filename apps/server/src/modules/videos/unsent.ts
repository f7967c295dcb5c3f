import type { Video } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { mayMoveVideo } from '@paidang/contract/workflow';
import { invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { findTaskMembership } from '../membership';
import { discardDraft, lockStepOf, type TaskMember } from '../reviews';
import { findUser } from '../users';
import { presentToCreator } from './announce';
import { noSuchVideo } from './begin';
import { videoStep } from './kind';
import { discardFiles } from './leftovers';
import { presentVideo, stateOf } from './present';
import { deleteVideo, findUnsent, listAbandoned, lockUnsent, updateVideo, type VideoRow } from './store';

/** The caller's unsent video. @param fingerprint returns it only if it is of this file */
export async function unsentVideo(
  { db, now }: Transaction,
  { membership, user }: TaskMember,
  fingerprint: string | undefined,
): Promise<Video | null> {
  const video = await findUnsent(db, membership.task.id, user.id);
  if (!video || (fingerprint !== undefined && video.fingerprint !== fingerprint)) return null;
  return presentVideo(db, video, now);
}

/** The caller's unsent video, locked. @throws 0404; 0422 if it was sent. */
export async function heldVideo(tx: Transaction, at: TaskMember, id: string): Promise<VideoRow> {
  const video = await lockUnsent(tx.db, at.membership.task.id, at.user.id);
  if (video?.id !== id) throw await noSuchVideo(tx, at, id);
  return video;
}

/** Confirms the duration, after which the video may be sent. @throws 0404, 0422 */
export async function confirmDuration(
  tx: Transaction,
  at: TaskMember,
  id: string,
  duration: number | undefined,
): Promise<Video> {
  const video = await heldVideo(tx, at, id);
  if (!mayMoveVideo(stateOf(video, tx.now), 'confirm')) throw invalid({ message: messages.videoNotReady });
  const known = video.source === 'link' ? (duration ?? video.duration) : video.duration;
  if (known === null) throw invalid({ errors: { duration: [messages.videoDuration] } });
  const change = { duration: known, confirmedAt: tx.now, updatedAt: tx.now };
  return presentToCreator(tx, await updateVideo(tx.db, video, change));
}

async function deleteUnsentVideo(tx: Transaction, at: TaskMember, video: VideoRow): Promise<Video> {
  const gone: Partial<Video> = { state: 'cancelled', stored_chunks: [], kept_until: null, film: null };
  const answer = await presentToCreator(tx, video, gone);
  await discardFiles(tx.db, video, tx.now);
  await deleteVideo(tx.db, video);
  await discardDraft(tx, at, await lockStepOf(tx, { ...at, kind: videoStep }));
  return answer;
}

/** Deletes an unsent video. @throws 0404; 0422 while it is being transcoded, or once it was sent */
export async function cancelVideo(tx: Transaction, at: TaskMember, id: string): Promise<Video> {
  // The step is always locked before the video, to avoid deadlocks.
  await lockStepOf(tx, { ...at, kind: videoStep });
  const video = await heldVideo(tx, at, id);
  if (!mayMoveVideo(stateOf(video, tx.now), 'cancel')) throw invalid({ message: messages.videoTranscoding });
  return deleteUnsentVideo(tx, at, video);
}

/** Deletes uploads that were not continued in time. */
export async function deleteAbandonedUploads({ db, clock, transact }: Platform): Promise<void> {
  for (const { id, taskId, creatorId } of await listAbandoned(db, clock())) {
    await transact(async (tx) => {
      const user = await findUser(tx.db, creatorId);
      const membership = await findTaskMembership(tx.db, taskId, creatorId);
      if (!user || !membership) return deleteForgotten(tx, taskId, creatorId);
      await cancelVideo(tx, { membership, user }, id);
    });
  }
}

/** Deletes the upload of a creator who has left the task, without notifying anybody. */
async function deleteForgotten(tx: Transaction, taskId: string, creatorId: string): Promise<void> {
  const video = await lockUnsent(tx.db, taskId, creatorId);
  if (!video) throw notFound();
  await discardFiles(tx.db, video, tx.now);
  await deleteVideo(tx.db, video);
}
