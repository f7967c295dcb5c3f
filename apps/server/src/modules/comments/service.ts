import type { CommentDraft } from '@paidang/contract/calls';
import { channels, errorCodes, events } from '@paidang/contract/calls';
import type { CommentMessage, CommentThread, DrawingDraft } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkPhotoCount, isBlankMarkup, messages, secondsOf } from '@paidang/contract/rules';
import { FunctionCode } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound, outdated } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { replaceExcerpt } from '../projects';
import { areFilesOfTask } from '../uploads';
import { announceComment, announceEdit, othersAt } from './announce';
import type { Board, BoardOfStep } from './board';
import { isCarried, presentComment } from './present';
import { refuseForeignSegment } from './segment';
import {
  type CommentAuthor,
  type CommentRecord,
  type CommentRow,
  findComment,
  insertComment,
  listReplies,
  listShortReplies,
  listThreads,
  lockComment,
  markBoardRead,
  readersOf,
  type Scope,
  stepOfComment,
  unproven,
  updateComment,
} from './store';

type CommentAction = 'write' | 'edit' | 'delete' | 'restore' | 'process' | 'prove' | 'unprocess';

/** The content of a comment. */
type CommentFields = Pick<CommentRow, 'message' | 'images' | 'quote' | 'time' | 'timeEnd' | 'drawing'>;

/** Records an action on a comment by a member or a guest as evidence, with the content where the action changes it. */
function recordComment(
  tx: Transaction,
  { membership, code, platformId, version }: BoardOfStep,
  { authorId, guestName }: CommentAuthor,
  { id, ...fields }: Pick<CommentRow, 'id'> & Partial<CommentFields>,
  action: CommentAction,
): void {
  const { message, images = [], quote, time, timeEnd, drawing } = fields;
  const until = timeEnd ?? null;
  const drawn: Record<string, DrawingDraft> = drawing ? { drawing } : {};
  const about = { images, quote: quote?.selectedText ?? null, time: time ?? null, until, ...drawn };
  const value = { message: message ?? '', ...about };
  tx.record({
    kind: 'comment',
    taskId: membership.task.id,
    userId: authorId ?? null,
    isGuest: !authorId,
    at: tx.now,
    about: { step: code, platform: platformId, comment: id, action, version },
    contents: {
      ...(guestName ? { person: { value: guestName, of: id } } : {}),
      ...(message === undefined ? {} : { text: { value, of: id } }),
    },
  });
}

/** The user of the board as an author. */
const actorAt = ({ user }: Board): CommentAuthor => ({ authorId: user.id });

const scopeOf = ({ step, scriptId, platformId }: BoardOfStep): Scope => ({ stepId: step.id, scriptId, platformId });

/** The outcomes of comments that are carried over from earlier versions. */
async function outcomesOf(tx: Transaction, board: BoardOfStep, records: readonly CommentRecord[]) {
  const carried = records.flatMap(({ comment }) => (isCarried(comment, board.version) ? [comment] : []));
  return carried.length > 0 ? board.readOutcomes?.(tx, board, carried) : undefined;
}

/** The threads of a board. Marks them as read by the caller. */
export async function threadsOf(tx: Transaction, board: Board): Promise<CommentThread[]> {
  const scope = scopeOf(board);
  await markBoardRead(tx.db, scope, board.user.id, tx.now);
  const threads = await listThreads(tx.db, scope);
  const hasReplies = threads.some(({ responseCount }) => responseCount > 0);
  const replies = hasReplies ? await listShortReplies(tx.db, scope, limits.comments.repliesInList) : [];
  const repliesOf = Map.groupBy(replies.map(presentComment(board)), ({ parent_id: thread }) => thread);
  return threads.map(presentComment(board, await outcomesOf(tx, board, threads))).map((thread) => {
    const threadReplies = repliesOf.get(thread.message_id);
    return threadReplies ? { ...thread, replies: threadReplies } : thread;
  });
}

/** @throws 0404 */
export async function repliesTo({ db }: Transaction, board: Board, id: string): Promise<CommentMessage[]> {
  const scope = scopeOf(board);
  if (!(await findComment(db, scope, id))) throw notFound();
  return (await listReplies(db, scope, id)).map(presentComment(board));
}

async function present(tx: Transaction, board: BoardOfStep, id: string): Promise<CommentMessage> {
  const record = await findComment(tx.db, scopeOf(board), id);
  if (!record) throw notFound();
  return presentComment(board, await outcomesOf(tx, board, [record]))(record);
}

/** Makes every browser that has the board open reload it. */
function announceChange(tx: Transaction, { membership, code }: BoardOfStep): void {
  tx.publish(channels.task(membership.task.id), events.commentsChanged, { board: code });
}

/** Presents a changed comment, and publishes the change. */
async function presentChanged(tx: Transaction, board: BoardOfStep, id: string): Promise<CommentMessage> {
  const message = await present(tx, board, id);
  announceChange(tx, board);
  return message;
}

/** @throws 0422 for a comment without message, pictures and drawing, for too many pictures, or for pictures of another task */
async function checkContent({ db }: Transaction, { membership }: Board, content: Content): Promise<void> {
  const { message, images, drawing } = content;
  const isEmpty = isBlankMarkup(message) && images.length === 0 && !drawing;
  if (isEmpty) throw invalid({ errors: { message: [messages.fillThisField] } });
  const tooMany = checkPhotoCount(images.length);
  if (tooMany) throw invalid({ errors: { images: [tooMany] } });
  if (!(await areFilesOfTask(db, membership.task.id, images)))
    throw invalid({ errors: { images: [messages.uploadFailed] } });
  if (drawing?.still && !(await areFilesOfTask(db, membership.task.id, [drawing.still])))
    throw invalid({ errors: { 'drawing.still': [messages.uploadFailed] } });
}

interface Content {
  readonly message: string;
  readonly images: string[];
  readonly drawing?: DrawingDraft | null | undefined;
}

/** Locks the first comment of the thread that a reply to `id` belongs to; replies to replies belong to the same thread. */
export async function threadHead({ db }: Transaction, board: BoardOfStep, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, scopeOf(board), id);
  const head = comment?.parentId ? await lockComment(db, scopeOf(board), comment.parentId) : comment;
  if (!head) throw notFound();
  if (head.isDeleted) throw invalid();
  return head;
}

/** @throws 0422 for a time range that ends before it begins or has no beginning, and for a drawing without a time */
function refuseInvalidMoment({
  time,
  time_end: end,
  drawing,
}: Pick<NewComment, 'time' | 'time_end' | 'drawing'>): void {
  if (end && (!time || secondsOf(end) < secondsOf(time)))
    throw invalid({ errors: { time_end: [messages.commentTimes] } });
  if (drawing && !time) throw invalid({ errors: { drawing: [messages.drawingWithoutMoment] } });
}

type NewComment = Pick<CommentDraft, 'message' | 'message_id' | 'quote' | 'images' | 'time' | 'time_end' | 'drawing'>;

/**
 * Stores a comment, or a reply to the first comment of a thread, and makes every browser that has the board open reload it.
 *
 * @param clientId the id of the comment, when the author's browser created it
 * @throws 0422 for a time range that ends before it begins, and for a drawing without a time
 */
export async function storeComment(
  tx: Transaction,
  board: BoardOfStep,
  draft: Omit<NewComment, 'message_id'>,
  { head, clientId, ...author }: { head: CommentRow | null; clientId?: string | undefined } & CommentAuthor,
): Promise<CommentMessage> {
  refuseInvalidMoment(draft);
  const { message, quote, images, time = null, time_end: timeEnd = null, drawing = null } = draft;
  const fields = { message, quote, images, time, timeEnd, drawing };
  const id = await insertComment(tx.db, {
    ...(clientId ? { id: clientId } : {}),
    ...fields,
    stepId: board.step.id,
    scriptId: head ? head.scriptId : (board.scriptId ?? null),
    platformId: board.platformId,
    parentId: head?.id ?? null,
    ...author,
    version: board.version,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  recordComment(tx, board, author, { id, ...fields }, 'write');
  return presentChanged(tx, board, id);
}

/** Adds a comment or reply without notifying anybody. @throws 0422, 0404 */
export async function addComment(tx: Transaction, board: Board, draft: NewComment): Promise<CommentMessage> {
  await checkContent(tx, board, draft);
  const head = draft.message_id ? await threadHead(tx, board, draft.message_id) : null;
  return storeComment(tx, board, draft, { head, authorId: board.user.id });
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

/** Locks a comment. @throws 0404 when it does not exist or is deleted */
async function lockExisting({ db }: Transaction, board: Board, id: string): Promise<CommentRow> {
  const comment = await lockComment(db, scopeOf(board), id);
  if (!comment || comment.isDeleted) throw notFound();
  return comment;
}

/**
 * Marks a thread as processed or not; both sides may do this.
 *
 * @param isProcessed toggles when left out
 * @throws 0404
 */
export async function setProcessed(tx: Transaction, board: Board, id: string, isProcessed?: boolean) {
  const comment = await lockExisting(tx, board, id);
  const next = isProcessed ?? !comment.isProcessed;
  await updateComment(tx.db, comment, { isProcessed: next, ...(next ? {} : unproven) });
  recordComment(tx, board, actorAt(board), { id }, next ? 'process' : 'unprocess');
  return presentChanged(tx, board, id);
}

/**
 * Marks a thread as processed because of what became of its place in the current version, and stores that outcome with it.
 *
 * @throws 0404, 0409 for a version other than the current one, 0422 when its place is unchanged
 */
export async function proveComment(tx: Transaction, board: Board, id: string, version: number) {
  const comment = await lockExisting(tx, board, id);
  if (version !== board.version) throw outdated();
  // When it is confirmed twice, the first confirmation is kept.
  if (comment.isProcessed && comment.proof?.to === version) return present(tx, board, id);
  const open = { ...comment, isProcessed: false };
  const proof = isCarried(open, version) ? (await board.readOutcomes?.(tx, board, [open]))?.get(id) : undefined;
  if (!proof || proof.kind === 'unchanged') throw invalid({ message: messages.nothingToProve });
  await updateComment(tx.db, comment, { isProcessed: true, proof, provenBy: board.user.id, provenAt: tx.now });
  recordComment(tx, board, actorAt(board), { id }, 'prove');
  return presentChanged(tx, board, id);
}

function refuseForeign(comment: CommentRow, { user }: Board): void {
  if (comment.authorId !== user.id) throw new AppError(errorCodes.forbidden);
}

/**
 * Changes a comment, and notifies users who have read it if its text changes.
 *
 * @throws 0404, 0403 for another author's comment, 0422
 */
export async function editComment(tx: Transaction, board: Board, id: string, content: Content) {
  const comment = await lockExisting(tx, board, id);
  refuseForeign(comment, board);
  if (content.drawing && !comment.time) throw invalid({ errors: { drawing: [messages.drawingWithoutMoment] } });
  const drawing = content.drawing === undefined ? comment.drawing : content.drawing;
  await checkContent(tx, board, { ...content, drawing });
  const isReworded = content.message !== comment.message;
  const readers = isReworded ? await readersOf(tx.db, comment, othersAt(board)) : [];
  await updateComment(tx.db, comment, {
    ...content,
    drawing,
    isUpdated: true,
    // Changing only photos or the drawing does not mark it as unread again.
    updatedAt: isReworded ? tx.now : comment.updatedAt,
  });
  recordComment(tx, board, actorAt(board), { ...comment, ...content, drawing }, 'edit');
  const edited = await presentChanged(tx, board, id);
  if (readers.length > 0) await announceEdit(tx, board, edited, readers);
  return edited;
}

/** Deletes a comment. A deleted comment with replies is shown as 「此留言已刪除」. @throws 0404, 0403 */
export async function removeComment(tx: Transaction, board: Board, id: string): Promise<void> {
  const comment = await lockExisting(tx, board, id);
  refuseForeign(comment, board);
  await updateComment(tx.db, comment, { isDeleted: true, deletedAt: tx.now });
  recordComment(tx, board, actorAt(board), { id }, 'delete');
  announceChange(tx, board);
}

/** Restores a comment shortly after it was deleted. @throws 0404 after that time, 0403 */
export async function restoreComment(tx: Transaction, board: Board, id: string): Promise<CommentMessage> {
  const comment = await lockComment(tx.db, scopeOf(board), id);
  if (!comment) throw notFound();
  refuseForeign(comment, board);
  if (!comment.isDeleted) return present(tx, board, id);
  if (!comment.deletedAt || tx.now.getTime() - comment.deletedAt.getTime() > limits.comments.restore) throw notFound();
  await updateComment(tx.db, comment, { isDeleted: false, deletedAt: null });
  recordComment(tx, board, actorAt(board), { id }, 'restore');
  return presentChanged(tx, board, id);
}

/** Removes a comment's content, here and in the project's history. The deciding module keeps a copy. */
export async function hideComment(tx: Transaction, stepId: string, id: string): Promise<void> {
  const found = await stepOfComment(tx.db, stepId, id);
  if (!found) return;
  const { comment, taskId, code } = found;
  const { hiddenByPlatform: message } = messages;
  const cleared = { images: [], quote: null, drawing: null, ...unproven };
  await updateComment(tx.db, comment, { message, ...cleared, updatedAt: tx.now });
  tx.record({ kind: 'comment', taskId, userId: null, at: tx.now, about: { step: code, comment: id, action: 'hide' } });
  if (comment.authorId) {
    await replaceExcerpt(tx.db, { taskId, actorId: comment.authorId, createdAt: comment.createdAt }, message);
  }
  tx.publish(channels.task(taskId), events.commentsChanged, { board: FunctionCode.parse(code) });
}
