import type { CommentOutcome } from '@paidang/contract/entities';
import { isStep, stepDefinition } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findPlatform } from '../projects';
import { findStep, type StepRow, type TaskInProject } from '../steps';
import type { CurrentUser } from '../users';
import { type CommentRow, hasComment } from './store';

/** The comment board of a step, or of a part of it. */
export interface BoardOfStep {
  readonly code: FunctionCode;
  readonly step: StepRow;
  readonly membership: TaskInProject;
  /** Segment of a script. @default the script as a whole */
  readonly scriptId?: string | undefined;
  /** Platform of a copywriting or a closing report. */
  readonly platformId: string | null;
  /** The version that is current: the platform's, where each has its own. */
  readonly version: number;
  /** What became of the places of its comments; without it nobody is told. */
  readonly readOutcomes?: ReadOutcomes;
}

/** Says of comments on earlier versions what became of their places in the current one, as far as that can be told. */
export type ReadOutcomes = (
  tx: Transaction,
  board: BoardOfStep,
  comments: readonly CommentRow[],
) => Promise<ReadonlyMap<string, CommentOutcome>>;

/** A board, and the member of the task who asks. */
export interface Board extends BoardOfStep {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

/** Counts the versions a platform has of a step that is one for all of them. */
export type CountVersions = (db: Database, taskId: string, platformId: string) => Promise<number>;

/** Which part of a step is meant. */
interface StepRef {
  readonly scriptId?: string | undefined;
  /** Platform of a copywriting, which has a step for each, or of a closing report. */
  readonly platformId?: string | undefined;
  /** A comment that must be on the board. */
  readonly commentId?: string | undefined;
}

/** The step of a board: the first of these functions that the task has. */
async function stepOf(
  db: Database,
  taskId: string,
  codes: readonly FunctionCode[],
  { commentId, platformId }: StepRef,
) {
  for (const code of codes) {
    const step = await findStep(db, taskId, code, isPerPlatform(code) ? undefined : platformId);
    if (step && (!commentId || (await hasComment(db, step.id, commentId)))) return { code, step };
  }
  return null;
}

const isPerPlatform = (code: FunctionCode): boolean => isStep(code) && stepDefinition(code).boardPerPlatform === true;

/**
 * @param codes one function, or those that share a board: the first one the task has, or the one the comment is on.
 * @param countVersions needed where each platform has versions of its own.
 * @throws 0404 when the task does not have the step or the platform, or the step not the comment.
 */
export async function openBoard(
  { db }: Transaction,
  codes: FunctionCode | readonly FunctionCode[],
  { membership, user }: { membership: TaskMembership; user: CurrentUser },
  place: StepRef = {},
  countVersions?: CountVersions,
): Promise<Board> {
  const found = await stepOf(db, membership.task.id, typeof codes === 'string' ? [codes] : codes, place);
  if (!found) throw notFound();
  const { step, code } = found;
  const board = { ...found, membership, user, scriptId: place.scriptId };
  if (!isPerPlatform(code)) return { ...board, platformId: step.platformId, version: step.version };
  const taskId = membership.task.id;
  const platform = await findPlatform(db, taskId, place.platformId ?? '');
  if (!platform || !countVersions) throw notFound();
  return { ...board, platformId: platform.id, version: await countVersions(db, taskId, platform.id) };
}
