import type { CommentDraft } from '@paidang/contract/calls';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { announceGuestComment } from './announce';
import type { BoardOfStep } from './board';
import { storeComment, threadHead } from './service';
import { hasComment } from './store';

/** A person without an account, who has access to the step. */
interface GuestAuthor {
  readonly id: string;
  readonly name: string;
}

interface GuestDraft extends Pick<CommentDraft, 'message' | 'time' | 'time_end' | 'message_id'> {
  /** Created by the guest's browser, so that the same comment sent again is stored once. @default a new id */
  readonly id?: string | undefined;
}

/** Adds a guest's comment, or a reply in a thread of their own, and notifies both sides. @throws 0404, 0422 */
export async function sendGuestComment(
  tx: Transaction,
  board: BoardOfStep,
  guest: GuestAuthor,
  { id, message, time, time_end, message_id }: GuestDraft,
): Promise<void> {
  if (id && (await hasComment(tx.db, board.step.id, id))) return;
  const head = message_id ? await threadHead(tx, board, message_id) : null;
  if (head && head.guestId !== guest.id) throw notFound();
  const draft = { message, time, time_end, quote: null, images: [] };
  const comment = await storeComment(tx, board, draft, {
    head,
    clientId: id,
    guestId: guest.id,
    guestName: guest.name,
  });
  await announceGuestComment(tx, board, comment);
}
