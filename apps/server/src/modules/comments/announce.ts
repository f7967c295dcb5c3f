import type { CommentMessage } from '@paidang/contract/entities';
import { actionCodes, type CodeTriple, identityCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../notifications';
import { insertActivity } from '../projects/store';
import { taskParameters } from '../steps';
import type { Board } from './board';

const excerptLength = 60;

/** The first words, cut between characters, not inside of one. */
const excerptOf = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, excerptLength).join('');

/** Tells the people of the task, other than the author, of a comment (04) or reply (08). */
export async function announceComment(tx: Transaction, { seat, code, user, step }: Board, comment: CommentMessage) {
  const { project, task, party } = seat;
  const action = comment.parent_id ? actionCodes.replied : actionCodes.commented;
  const triple: CodeTriple = `${identityCodes[party]}-${code}-${action}`;
  const to = [project.vendorId, task.creatorId].filter((id): id is string => id !== null && id !== user.id);
  await notify(tx, {
    to,
    from: user,
    code: triple,
    // The drawer opens at threads, and shows replies inside of them.
    parameters: { ...taskParameters({ project, task }), message_id: comment.parent_id ?? comment.message_id },
  });
  await insertActivity(tx.db, {
    projectId: project.id,
    taskId: task.id,
    actorId: user.id,
    code: triple,
    version: step.version || null,
    excerpt: excerptOf(comment.message),
    createdAt: tx.now,
  });
}
