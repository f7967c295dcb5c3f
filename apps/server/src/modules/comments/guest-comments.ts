import type { CommentDraft } from '@paidang/contract/calls';
import type { CommentMessage } from '@paidang/contract/entities';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { announceGuestComment } from './announce';
import type { BoardOfStep } from './board';
import { storeComment, threadHead } from './service';

/** Somebody without an account, who was shown the step. */
interface GuestAuthor {
  readonly id: string;
  readonly name: string;
}

/** Adds a guest's comment, or a reply in a thread of their own, and notifies both sides. @throws 0404, 0422 */
export async function sendGuestComment(
  tx: Transaction,
  board: BoardOfStep,
  guest: GuestAuthor,
  { message, time, time_end, message_id }: Pick<CommentDraft, 'message' | 'time' | 'time_end' | 'message_id'>,
): Promise<CommentMessage> {
  const head = message_id ? await threadHead(tx, board, message_id) : null;
  if (head && head.guestId !== guest.id) throw notFound();
  const draft = { message, time, time_end, quote: null, images: [] };
  const comment = await storeComment(tx, board, draft, { head, guestId: guest.id, guestName: guest.name });
  await announceGuestComment(tx, board, comment);
  return comment;
}
