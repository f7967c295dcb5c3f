import { type CommentMessage, MultiPageContent, type NotificationParameters } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { Board, BoardOfStep } from './board';
import { findContent, listDraftedSegments, listSentSegments } from './segment-store';

/** @throws 0404 for a segment in no version of this script, 0422 while it is only in the caller's own draft */
export async function refuseForeignSegment({ db }: Transaction, board: Board): Promise<void> {
  const { step, code, scriptId, user } = board;
  if (!scriptId) return;
  if (code !== functionCodes.scriptPages) throw notFound();
  if ((await listSentSegments(db, step.id)).has(scriptId)) return;
  if (!(await listDraftedSegments(db, step.id, user.id)).includes(scriptId)) throw notFound();
  throw invalid({ errors: { message: [messages.segmentUnsent] } });
}

/** The segment of a script that a comment is about, with its number in the last version. */
export async function segmentOf(
  { db }: Transaction,
  { step }: Pick<BoardOfStep, 'step'>,
  { script_uuid }: CommentMessage,
): Promise<Pick<NotificationParameters, 'script_uuid' | 'ordering'>> {
  if (!script_uuid) return {};
  const content = await findContent(db, step.id, step.version);
  const { scripts } = content === null ? { scripts: [] } : MultiPageContent.parse(JSON.parse(content));
  const at = scripts.findIndex((segment) => segment.script_uuid === script_uuid);
  return { script_uuid, ...(at < 0 ? {} : { ordering: at + 1 }) };
}
