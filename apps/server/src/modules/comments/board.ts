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
  /** The current version; the platform's version where each platform has its own. */
  readonly version: number;
  /** Reads the outcomes of comments; without it, comments are presented without outcomes. */
  readonly readOutcomes?: ReadOutcomes;
}

/** Determines what became of the places of comments on earlier versions in the current one, where that is possible. */
export type ReadOutcomes = (
  tx: Transaction,
  board: BoardOfStep,
  comments: readonly CommentRow[],
) => Promise<ReadonlyMap<string, CommentOutcome>>;

/** A board, and the member of the task who makes the call. */
export interface Board extends BoardOfStep {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

/** Counts a platform's versions of a step that all platforms share. */
export type CountVersions = (db: Database, taskId: string, platformId: string) => Promise<number>;

/** Identifies a part of a step. */
interface StepRef {
  readonly scriptId?: string | undefined;
  /** Platform of a copywriting, which has one step per platform, or of a closing report. */
  readonly platformId?: string | undefined;
  /** A comment that must be on the board. */
  readonly commentId?: string | undefined;
}

/** The step of a board: the first of the given functions that the task has. */
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
 * @param codes one function, or several that share a board: the first one the task has, or the one the comment is on
 * @param countVersions required where each platform has its own versions
 * @throws 0404 when the task lacks the step or the platform, or the step lacks the comment
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
