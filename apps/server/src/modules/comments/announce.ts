import type { CommentMessage, NotificationParameters } from '@paidang/contract/entities';
import { type ActionCode, actionCodes, type CodeTriple, identityCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { notify, queuePushes } from '../messaging';
import { insertActivity } from '../projects';
import { stepParameters } from '../steps';
import type { Board, BoardOfStep } from './board';
import { segmentOf } from './segment';
import { findComment } from './store';

const excerptLength = 60;

/** The beginning of a text, never cut inside a character. */
const excerptOf = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, excerptLength).join('');

/** The members of the task except the user of the board. */
export function othersAt({ membership, user }: Board): string[] {
  const people = [membership.project.vendorId, membership.task.creatorId];
  return people.filter((id): id is string => id !== null && id !== user.id);
}

const codeAt = ({ membership, code }: Board, action: ActionCode): CodeTriple =>
  `${identityCodes[membership.party]}-${code}-${action}`;

/** The parameters of a notification about a comment. Its target is always the thread, which contains the replies. */
async function parametersOf(tx: Transaction, board: BoardOfStep, comment: CommentMessage) {
  const { parent_id: head } = comment;
  const thread = head ? await findComment(tx.db, { stepId: board.step.id }, head) : null;
  const time = comment.time ?? thread?.comment.time;
  const parameters: NotificationParameters = {
    ...(await stepParameters(tx, board.membership, board)),
    message_id: head ?? comment.message_id,
    ...(await segmentOf(tx, board, comment)),
    ...(time ? { time } : {}),
  };
  return parameters;
}

/**
 * Notifies the other side of a comment (04) or reply (08).
 *
 * @param askUUID groups it with other notifications, also in the question about LINE
 */
export async function announceComment(
  tx: Transaction,
  board: Board,
  comment: CommentMessage,
  askUUID?: string,
): Promise<void> {
  const { membership, user, platformId, version } = board;
  const action = comment.parent_id ? actionCodes.replied : actionCodes.commented;
  const code = codeAt(board, action);
  const parameters = await parametersOf(tx, board, comment);
  const notifications = await notify(tx, { to: othersAt(board), from: user, code, parameters });
  await queuePushes(tx, {
    senderId: user.id,
    groupId: askUUID,
    step: `${board.code}${action}`,
    gathers: 'comment',
    notifications,
  });
  await insertActivity(tx.db, {
    projectId: membership.project.id,
    taskId: membership.task.id,
    actorId: user.id,
    code,
    platformId,
    ordering: parameters.ordering ?? null,
    version: version || null,
    excerpt: excerptOf(comment.message),
    createdAt: tx.now,
  });
}

/** Notifies both sides of a guest's comment, which is not part of the project's history. */
export async function announceGuestComment(tx: Transaction, board: BoardOfStep, comment: CommentMessage) {
  const { project, task } = board.membership;
  const action = comment.parent_id ? actionCodes.replied : actionCodes.commented;
  await notify(tx, {
    to: [project.vendorId, task.creatorId].flatMap((id) => id ?? []),
    code: `${identityCodes.guest}-${board.code}-${action}`,
    parameters: { ...(await parametersOf(tx, board, comment)), name: `${comment.created_by}（訪客）` },
  });
}

/** Notifies those who have read a comment that it was changed (02). */
export async function announceEdit(tx: Transaction, board: Board, comment: CommentMessage, readers: string[]) {
  const code = codeAt(board, actionCodes.modified);
  const parameters = await parametersOf(tx, board, comment);
  await notify(tx, { to: readers, from: board.user, code, parameters });
}
