import type { CommentDraft } from '@paidang/contract/calls';
import { channels, errorCodes, events } from '@paidang/contract/calls';
import type { CommentMessage, CommentTime } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkPhotoCount, isBlankMarkup, messages } from '@paidang/contract/rules';
import { FunctionCode } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { replaceExcerpt } from '../projects';
import { areFilesOfTask } from '../uploads';
import { announceComment, announceEdit, othersAt } from './announce';
import type { Board } from './board';
import { presentComment } from './present';
import { refuseForeignSegment } from './segment';
import {
  type CommentRow,
  findComment,
  insertComment,
  listReplies,
  listThreads,
  lockComment,
  markBoardRead,
  readersOf,
  type Scope,
  stepOfComment,
  updateComment,
} from './store';

const scopeOf = ({ step, scriptId, platformId }: Board): Scope => ({ stepId: step.id, scriptId, platformId });

/** The threads of a board; the caller has read them then. */
export async function threadsOf({ db, now }: Transaction, board: Board): Promise<CommentMessage[]> {
  const scope = scopeOf(board);
  await markBoardRead(db, scope, board.user.id, now);
  return (await listThreads(db, scope)).map(presentComment(board));
}

/** @throws 0404 */
export async function repliesTo({ db }: Transaction, board: Board, id: string): Promise<CommentMessage[]> {
  const scope = scopeOf(board);
  if (!(await findComment(db, scope, id))) throw notFound();
  return (await listReplies(db, scope, id)).map(presentComment(board));
}

async function present({ db }: Transaction, board: Board, id: string): Promise<CommentMessage> {
  const record = await findComment(db, scopeOf(board), id);
  if (!record) throw notFound();
  return presentComment(board)(record);
}

/** Has everybody who has the board open read it again. */
function announceChange(tx: Transaction, { membership, code }: Board): void {
  tx.publish(channels.task(membership.task.id), events.commentsChanged, { board: code });
}

/** Presents a changed comment to the caller, and announces the change. */
async function presentChanged(tx: Transaction, board: Board, id: string): Promise<CommentMessage> {
  const message = await present(tx, board, id);
  announceChange(tx, board);
  return message;
}

/** @throws 0422 for an empty message without pictures, or with pictures of another task. */
async function checkContent({ db }: Transaction, { membership }: Board, { message, images }: Content): Promise<void> {
  if (isBlankMarkup(message) && images.length === 0) throw invalid({ errors: { message: [messages.fillThisField] } });
  const tooMany = checkPhotoCount(images.length);
  if (tooMany) throw invalid({ errors: { images: [tooMany] } });
  if (!(await areFilesOfTask(db, membership.task.id, images)))
    throw invalid({ errors: { images: [messages.uploadFailed] } });
}

interface Content {
  readonly message: string;
  readonly images: string[];
}

/** The first comment of the thread a reply belongs to; a reply to a reply belongs to the same thread. */
async function threadHead({ db }: Transaction, board: Board, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, scopeOf(board), id);
  const head = comment?.parentId ? await lockComment(db, scopeOf(board), comment.parentId) : comment;
  if (!head) throw notFound();
  if (head.isDeleted) throw invalid();
  return head;
}

const secondsOf = ({ hour, minute, second }: CommentTime): number => (hour * 60 + minute) * 60 + second;

/** @throws 0422 for a stretch that ends before it begins, or has no beginning. */
function refuseInvalidRange({ time, time_end: end }: NewComment): void {
  if (end && (!time || secondsOf(end) < secondsOf(time)))
    throw invalid({ errors: { time_end: [messages.commentTimes] } });
}

type NewComment = Pick<CommentDraft, 'message' | 'message_id' | 'quote' | 'images' | 'time' | 'time_end'>;

/** Stores a comment or reply and announces it to everybody who has the board open. Nobody is notified. */
export async function addComment(tx: Transaction, board: Board, draft: NewComment): Promise<CommentMessage> {
  await checkContent(tx, board, draft);
  refuseInvalidRange(draft);
  const head = draft.message_id ? await threadHead(tx, board, draft.message_id) : null;
  const id = await insertComment(tx.db, {
    stepId: board.step.id,
    scriptId: head ? head.scriptId : (board.scriptId ?? null),
    platformId: board.platformId,
    parentId: head?.id ?? null,
    authorId: board.user.id,
    message: draft.message,
    quote: draft.quote,
    time: draft.time ?? null,
    timeEnd: draft.time_end ?? null,
    images: draft.images,
    version: board.version,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return presentChanged(tx, board, id);
}

/** Adds a comment or reply and notifies the other side. @throws 0422, 0404 */
export async function sendComment(
  tx: Transaction,
  board: Board,
  draft: NewComment & Pick<CommentDraft, 'askUUID'>,
): Promise<CommentMessage> {
  if (!draft.message_id) await refuseForeignSegment(tx, board);
  const comment = await addComment(tx, board, draft);
  await announceComment(tx, board, comment, draft.askUUID);
  return comment;
}

/** Locks a comment. @throws 0404 if there is none, or it is deleted. */
async function held({ db }: Transaction, board: Board, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, scopeOf(board), id);
  if (!comment || comment.isDeleted) throw notFound();
  return comment;
}

/**
 * Marks a thread as processed or not; either side may.
 *
 * @param isProcessed toggles when left out
 * @throws 0404
 */
export async function setProcessed(tx: Transaction, board: Board, id: string, isProcessed?: boolean) {
  const comment = await held(tx, board, id);
  await updateComment(tx.db, comment, { isProcessed: isProcessed ?? !comment.isProcessed });
  return presentChanged(tx, board, id);
}

function refuseForeign(comment: CommentRow, { user }: Board): void {
  if (comment.authorId !== user.id) throw new AppError(errorCodes.forbidden);
}

/** Changes a comment. Those who have read it are notified if its text changes. @throws 0404, 0403 unless it is the caller's own, 0422 */
export async function editComment(tx: Transaction, board: Board, id: string, content: Content) {
  const comment = await held(tx, board, id);
  refuseForeign(comment, board);
  await checkContent(tx, board, content);
  const says = content.message !== comment.message;
  const readers = says ? await readersOf(tx.db, comment, othersAt(board)) : [];
  await updateComment(tx.db, comment, {
    ...content,
    isUpdated: true,
    // A change of photos alone does not make it unread again.
    updatedAt: says ? tx.now : comment.updatedAt,
  });
  const edited = await presentChanged(tx, board, id);
  if (readers.length > 0) await announceEdit(tx, board, edited, readers);
  return edited;
}

/** Deletes a comment. One with replies is shown as 「此留言已刪除」. @throws 0404, 0403 */
export async function removeComment(tx: Transaction, board: Board, id: string): Promise<void> {
  const comment = await held(tx, board, id);
  refuseForeign(comment, board);
  await updateComment(tx.db, comment, { isDeleted: true, deletedAt: tx.now });
  announceChange(tx, board);
}

/** Restores a comment shortly after it was deleted. @throws 0404 later, 0403 */
export async function restoreComment(tx: Transaction, board: Board, id: string): Promise<CommentMessage> {
  const comment = await lockComment(tx.db, scopeOf(board), id);
  if (!comment) throw notFound();
  refuseForeign(comment, board);
  if (!comment.isDeleted) return present(tx, board, id);
  if (!comment.deletedAt || tx.now.getTime() - comment.deletedAt.getTime() > limits.comments.restore) throw notFound();
  await updateComment(tx.db, comment, { isDeleted: false, deletedAt: null });
  return presentChanged(tx, board, id);
}

/** Takes away what a comment says, here and in the project's history; who decided that keeps it elsewhere. */
export async function hideComment(tx: Transaction, stepId: string, id: string): Promise<void> {
  const found = await stepOfComment(tx.db, stepId, id);
  if (!found) return;
  const { comment, taskId, code } = found;
  const { hiddenByPlatform: message } = messages;
  await updateComment(tx.db, comment, { message, images: [], quote: null, updatedAt: tx.now });
  await replaceExcerpt(tx.db, { taskId, actorId: comment.authorId, createdAt: comment.createdAt }, message);
  tx.publish(channels.task(taskId), events.commentsChanged, { board: FunctionCode.parse(code) });
}
