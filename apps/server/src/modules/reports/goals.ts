import { BriefContent, type ReportContent } from '@paidang/contract/entities';
import { type GoalProgress, goalProgress } from '@paidang/contract/report';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { lastVersion } from '../reviews';
import { findStep } from '../steps';

/**
 * What became of the numbers the newest brief of a task asks for.
 *
 * @param newest of each platform; `undefined` where nothing was provided
 */
export async function goalsOfTask(
  { db }: Transaction,
  taskId: string,
  newest: readonly (ReportContent | undefined)[],
): Promise<GoalProgress[]> {
  const step = await findStep(db, taskId, functionCodes.brief);
  const sent = step && (await lastVersion(db, step.id));
  if (!sent) return [];
  const { goals = {} } = BriefContent.parse(JSON.parse(sent.version.content));
  const posts = newest.filter((content) => content !== undefined);
  return goalProgress(goals, posts, posts.length === newest.length);
}
