import type { CommentDraft } from '@paidang/contract/calls';
import { channels, errorCodes, events } from '@paidang/contract/calls';
import type { CommentMessage } from '@paidang/contract/entities';
import { checkPhotoCount, isBlankMarkup, messages } from '@paidang/contract/rules';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { areFilesOfTask } from '../uploads';
import { announceComment } from './announce';
import type { Board } from './board';
import { presentComment } from './present';
import {
  type CommentRow,
  countReplies,
  deleteComment,
  findComment,
  insertComment,
  listReplies,
  listThreads,
  lockComment,
  updateComment,
} from './store';

export const threadsOf = async ({ db }: Transaction, { step }: Board): Promise<CommentMessage[]> =>
  (await listThreads(db, step.id)).map(presentComment);

/** @throws 0404 */
export async function repliesTo({ db }: Transaction, { step }: Board, id: string): Promise<CommentMessage[]> {
  if (!(await findComment(db, step.id, id))) throw notFound();
  return (await listReplies(db, step.id, id)).map(presentComment);
}

async function present({ db }: Transaction, { step }: Board, id: string): Promise<CommentMessage> {
  const record = await findComment(db, step.id, id);
  if (!record) throw notFound();
  return presentComment(record);
}

function publish(tx: Transaction, { seat, code }: Board, message_id: string, message?: CommentMessage): void {
  const changed = { task_uuid: seat.task.id, board: code, message_id };
  tx.publish(channels.task(seat.task.id), events.commentsChanged, message ? { ...changed, message } : changed);
}

/** Presents a comment as it is now, to the caller and to everybody who has the board open. */
async function presentToAll(tx: Transaction, board: Board, id: string): Promise<CommentMessage> {
  const message = await present(tx, board, id);
  publish(tx, board, id, message);
  return message;
}

/** @throws 0422 for a message without words and pictures, or with pictures that are not this task's. */
async function checkContent({ db }: Transaction, { seat }: Board, { message, images }: Content): Promise<void> {
  if (isBlankMarkup(message) && images.length === 0) throw invalid({ errors: { message: [messages.fillThisField] } });
  const tooMany = checkPhotoCount(images.length);
  if (tooMany) throw invalid({ errors: { images: [tooMany] } });
  if (!(await areFilesOfTask(db, seat.task.id, images))) throw invalid({ errors: { images: [messages.uploadFailed] } });
}

interface Content {
  readonly message: string;
  readonly images: string[];
}

/** The head of the thread a reply goes to; a reply to a reply goes to the same thread. */
async function threadHead({ db }: Transaction, { step }: Board, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, step.id, id);
  const head = comment?.parentId ? await lockComment(db, step.id, comment.parentId) : comment;
  if (!head) throw notFound();
  if (head.isDeleted) throw invalid();
  return head;
}

type NewComment = Pick<CommentDraft, 'message' | 'message_id' | 'quote' | 'images'>;

/** Keeps a comment or reply and shows it to everybody who has the board open. */
export async function addComment(tx: Transaction, board: Board, draft: NewComment): Promise<CommentMessage> {
  await checkContent(tx, board, draft);
  const head = draft.message_id ? await threadHead(tx, board, draft.message_id) : null;
  const id = await insertComment(tx.db, {
    stepId: board.step.id,
    parentId: head?.id ?? null,
    authorId: board.user.id,
    message: draft.message,
    quote: draft.quote,
    images: draft.images,
    version: board.step.version,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  if (head) await presentToAll(tx, board, head.id);
  return presentToAll(tx, board, id);
}

/** Adds a comment or reply and tells the other side. @throws 0422, 0404 */
export async function sendComment(tx: Transaction, board: Board, draft: NewComment): Promise<CommentMessage> {
  const comment = await addComment(tx, board, draft);
  await announceComment(tx, board, comment);
  return comment;
}

/** @throws 0404 for a comment that is not there, or not any more. */
async function held({ db }: Transaction, { step }: Board, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, step.id, id);
  if (!comment || comment.isDeleted) throw notFound();
  return comment;
}

/** Anyone in the project may. @throws 0404 */
export async function setProcessed(tx: Transaction, board: Board, id: string, isProcessed: boolean) {
  await held(tx, board, id);
  await updateComment(tx.db, id, { isProcessed });
  return presentToAll(tx, board, id);
}

async function ownComment(tx: Transaction, board: Board, id: string): Promise<CommentRow> {
  const comment = await held(tx, board, id);
  if (comment.authorId !== board.user.id) throw new AppError(errorCodes.forbidden);
  return comment;
}

/** @throws 0404, 0403 unless it is the caller's own, 0422 */
export async function editComment(tx: Transaction, board: Board, id: string, content: Content) {
  await ownComment(tx, board, id);
  await checkContent(tx, board, content);
  await updateComment(tx.db, id, { ...content, isUpdated: true, updatedAt: tx.now });
  return presentToAll(tx, board, id);
}

/** Takes a comment away. With replies under it, its place stays: 「此留言已刪除」. @throws 0404, 0403 */
export async function removeComment(tx: Transaction, board: Board, id: string): Promise<void> {
  const comment = await ownComment(tx, board, id);
  if ((await countReplies(tx.db, id)) > 0) {
    await updateComment(tx.db, id, { isDeleted: true, message: '', images: [], quote: null, updatedAt: tx.now });
    await presentToAll(tx, board, id);
    return;
  }
  await deleteComment(tx.db, id);
  publish(tx, board, id);
  if (comment.parentId) await afterReplyIsGone(tx, board, comment.parentId);
}

/** A deleted comment was kept for its replies; without them it goes too. */
async function afterReplyIsGone(tx: Transaction, board: Board, headId: string): Promise<void> {
  const head = await lockComment(tx.db, board.step.id, headId);
  if (!head) return;
  if (head.isDeleted && (await countReplies(tx.db, headId)) === 0) {
    await deleteComment(tx.db, headId);
    publish(tx, board, headId);
    return;
  }
  await presentToAll(tx, board, headId);
}
