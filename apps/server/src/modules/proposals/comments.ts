import { errorCodes } from '@paidang/contract/calls';
import type { CommentMessage } from '@paidang/contract/entities';
import { proposalMessages } from '@paidang/contract/rules';
import { mayDiscussProposal } from '@paidang/contract/workflow';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentAccount, CurrentUser } from '../users';
import {
  type CommentRecord,
  type CommentRow,
  findComment,
  insertComment,
  listReplies,
  listThreads,
  updateComment,
} from './comments-store';
import { conflict, mayMove, moveProposal, notifyOtherSide } from './move';
import type { ProposalRow } from './store';

/** The comment board of a locked proposal, and the user accessing it. */
export type ProposalBoard = { readonly proposal: ProposalRow } & (
  | { readonly party: 'vendor'; readonly user: CurrentUser }
  | { readonly party: 'platform'; readonly user: CurrentAccount }
);

const present =
  ({ version }: ProposalRow) =>
  ({ comment, author, responseCount }: CommentRecord): CommentMessage => ({
    message_id: comment.id,
    parent_id: comment.parentId,
    message: comment.message,
    quote: null,
    images: [],
    time: null,
    time_end: null,
    script_uuid: null,
    platform_uuid: null,
    is_processed: comment.isProcessed,
    is_updated: comment.isUpdated,
    is_deleted: comment.isDeleted,
    poster_uuid: author.id,
    created_by: author.name,
    company_name: author.companyName,
    role: author.role,
    avatar: author.avatar,
    created_at: comment.createdAt.toISOString(),
    updated_at: comment.updatedAt.toISOString(),
    response_count: responseCount,
    version: comment.version,
    is_carried: comment.parentId === null && !comment.isProcessed && !comment.isDeleted && comment.version < version,
  });

export const threadsOf = async ({ db }: Transaction, { proposal }: ProposalBoard): Promise<CommentMessage[]> =>
  (await listThreads(db, proposal.id)).map(present(proposal));

async function held({ db }: Transaction, { proposal }: ProposalBoard, id: string): Promise<CommentRow> {
  const record = await findComment(db, proposal.id, id);
  if (!record) throw notFound();
  return record.comment;
}

/** @throws 0404 */
export async function repliesTo(tx: Transaction, board: ProposalBoard, id: string): Promise<CommentMessage[]> {
  await held(tx, board, id);
  return (await listReplies(tx.db, board.proposal.id, id)).map(present(board.proposal));
}

async function presentOne({ db }: Transaction, { proposal }: ProposalBoard, id: string): Promise<CommentMessage> {
  const record = await findComment(db, proposal.id, id);
  if (!record) throw notFound();
  return present(proposal)(record);
}

/** @throws 0409 once the proposal has been decided */
function refuseOnceDecided({ proposal: { status } }: ProposalBoard): void {
  if (!mayDiscussProposal(status)) throw conflict(proposalMessages.ended);
}

/** Notifies the other side. A vendor's comment counts as a question while they can still decide. */
async function announce(tx: Transaction, board: ProposalBoard): Promise<void> {
  const { proposal, party } = board;
  if (mayMove(proposal, 'ask', board)) await moveProposal(tx, proposal, 'ask', board);
  else await notifyOtherSide(tx, proposal, board, party === 'vendor' ? '1-101-04' : '5-101-04');
}

/** The first comment of the thread that a reply belongs to. @throws 0404, 0422 */
async function threadHead(tx: Transaction, board: ProposalBoard, id: string): Promise<CommentRow> {
  const comment = await held(tx, board, id);
  const head = comment.parentId ? await held(tx, board, comment.parentId) : comment;
  if (head.isDeleted) throw invalid();
  return head;
}

/** @throws 0404, 0409, 0422 */
export async function sendComment(
  tx: Transaction,
  board: ProposalBoard,
  { message, message_id: answered }: { message: string; message_id?: string | undefined },
): Promise<CommentMessage> {
  refuseOnceDecided(board);
  const head = answered ? await threadHead(tx, board, answered) : null;
  const { proposal, user } = board;
  const id = await insertComment(tx.db, {
    proposalId: proposal.id,
    parentId: head?.id ?? null,
    authorId: user.id,
    message,
    version: proposal.version,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await announce(tx, board);
  return presentOne(tx, board, id);
}

/** @throws 0404; 0403 for somebody else's comment; 0409 */
async function ownComment(tx: Transaction, board: ProposalBoard, id: string): Promise<CommentRow> {
  refuseOnceDecided(board);
  const comment = await held(tx, board, id);
  if (comment.isDeleted) throw notFound();
  if (comment.authorId !== board.user.id) throw new AppError(errorCodes.forbidden);
  return comment;
}

/** @throws 0404, 0403, 0409 */
export async function editComment(tx: Transaction, board: ProposalBoard, id: string, message: string) {
  const comment = await ownComment(tx, board, id);
  await updateComment(tx.db, comment, { message, isUpdated: true, updatedAt: tx.now });
  return presentOne(tx, board, id);
}

/** @throws 0404, 0403, 0409 */
export async function removeComment(tx: Transaction, board: ProposalBoard, id: string): Promise<void> {
  const comment = await ownComment(tx, board, id);
  await updateComment(tx.db, comment, { isDeleted: true, message: '', updatedAt: tx.now });
}

/** @throws 0404, 0409 */
export async function setProcessed(tx: Transaction, board: ProposalBoard, id: string, isProcessed: boolean) {
  refuseOnceDecided(board);
  const comment = await held(tx, board, id);
  if (comment.isDeleted || comment.parentId) throw notFound();
  await updateComment(tx.db, comment, { isProcessed });
  return presentOne(tx, board, id);
}
