import { randomBytes } from 'node:crypto';
import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { findTransition, mayMoveVideo } from '@paidang/contract/workflow';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { lockStepOf, readDraft, storeDraft, type TaskMember } from '../reviews';
import type { StepRow } from '../steps';
import { videoStep } from './kind';
import { discardFiles } from './leftovers';
import { stateOf } from './present';
import { deleteVideo, findVideo, insertVideo, lockUnsent, type NewVideo, updateVideo, type VideoRow } from './store';

/** The video that an upload replaces. */
export interface ReplacedVideo {
  /** Keeps the video's UUID. */
  readonly _method?: 'PATCH' | undefined;
  readonly video_uuid?: string | undefined;
}

export const conflict = (message: string, field: string) =>
  new AppError(errorCodes.conflict, { message, errors: { [field]: [message] } });

/** The step to which a video is uploaded. */
export interface UploadTarget {
  readonly step: StepRow;
  /** The unsent video, locked. */
  readonly unsent: VideoRow | null;
}

/** @throws 0404; 0422 if nothing may be uploaded now, or the video was sent. */
export async function openPlace(
  tx: Transaction,
  at: TaskMember,
  { _method, video_uuid: id }: ReplacedVideo,
): Promise<UploadTarget> {
  const step = await lockStepOf(tx, { ...at, kind: videoStep });
  if (!findTransition(videoStep.machine, step.status, 'save_draft', at.membership.party)) {
    throw invalid({ message: messages.videoLocked, errors: { file: [messages.videoLocked] } });
  }
  const unsent = await lockUnsent(tx.db, at.membership.task.id, at.user.id);
  if (id !== undefined && id !== unsent?.id) throw await noSuchVideo(tx, at, id);
  if (_method && !unsent) throw notFound();
  return { step, unsent };
}

/** The error for a video that cannot be changed, because it was sent or does not exist. */
export async function noSuchVideo(
  { db }: Transaction,
  { membership, user }: TaskMember,
  id: string,
): Promise<AppError> {
  const video = await findVideo(db, membership.task.id, id);
  if (video?.creatorId !== user.id) return notFound();
  return invalid({ message: messages.videoSent, errors: { video_uuid: [messages.videoSent] } });
}

const blank = {
  url: null,
  mediaType: null,
  bytes: 0,
  fingerprint: null,
  chunks: 0,
  lastChunkAt: null,
  queuedAt: null,
  startedAt: null,
  claim: null,
  claimedUntil: null,
  attempts: 0,
  progress: 0,
  failure: null,
  file: null,
  fileBytes: null,
  poster: null,
  thumbnails: null,
  storyboard: null,
  storyboardCount: null,
  ladderAt: null,
  keepsOriginal: false,
  cover: null,
  coverAt: null,
  width: null,
  height: null,
  fps: null,
  duration: null,
  confirmedAt: null,
} satisfies Partial<NewVideo>;

type InitialVideo = Pick<NewVideo, 'source' | 'state' | 'name'> & Partial<NewVideo>;

async function replaced(tx: Transaction, unsent: VideoRow, row: NewVideo, keepsUuid: boolean): Promise<VideoRow> {
  if (!mayMoveVideo(stateOf(unsent, tx.now), 'replace')) throw conflict(messages.videoTranscoding, 'file');
  await discardFiles(tx.db, unsent, tx.now);
  if (keepsUuid) return updateVideo(tx.db, unsent, row);
  await deleteVideo(tx.db, unsent);
  return insertVideo(tx.db, row);
}

/** Starts a video, replacing the unsent one, and the draft of its version. @throws 0409, 0422 */
export async function beginVideo(
  tx: Transaction,
  at: TaskMember,
  { unsent, step }: UploadTarget,
  beginning: InitialVideo,
  { keepsUuid, note }: { keepsUuid: boolean; note: string | undefined },
): Promise<VideoRow> {
  const row: NewVideo = {
    ...blank,
    ...beginning,
    taskId: at.membership.task.id,
    creatorId: at.user.id,
    uploadKey: randomBytes(16).toString('hex'),
    signingKey: randomBytes(32).toString('hex'),
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  const video = unsent ? await replaced(tx, unsent, row, keepsUuid) : await insertVideo(tx.db, row);
  await draftFor(tx, at, step, video, note);
  return video;
}

/** Saves the video as the step's draft; the note of the previous one is kept. */
async function draftFor(tx: Transaction, at: TaskMember, step: StepRow, video: VideoRow, note: string | undefined) {
  const { draft, revision } = await readDraft(tx.db, step.id, at.user.id);
  const before = draft && videoStep.codec.parse(draft.content);
  const content = { video_uuid: video.id, note: note ?? before?.note ?? '' };
  if (before?.video_uuid === content.video_uuid && before.note === content.note) return;
  await storeDraft(tx, { ...at, kind: videoStep }, { content, revision });
}
