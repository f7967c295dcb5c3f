import { events } from '@paidang/contract/calls';
import type { ChatMessage } from '@paidang/contract/entities';
import { type ChatReaction, limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { announce } from './announce';
import { findMessage, keepReaction, type MessageRow, removeMessage, rewordMessage } from './message-store';
import { toMessage } from './present';
import { listMembers, lockRoom } from './room-store';

/** A message of a room. */
interface Place {
  readonly roomId: string;
  readonly id: string;
}

/** Tells everybody in the room what a message says now; returns it, unless there is none. */
async function tell(tx: Transaction, { roomId, id }: Place) {
  const row = await findMessage(tx.db, roomId, id);
  if (!row) return null;
  const marks = await listMembers(tx.db, roomId);
  announce(tx, roomId, row, marks, events.messageChanged);
  return { row, marks };
}

async function told(tx: Transaction, userId: string, place: Place): Promise<ChatMessage> {
  const now = await tell(tx, place);
  if (!now) throw notFound();
  return toMessage(now.row, userId, now.marks);
}

/**
 * One's own message, as long as it may be changed; the room is locked.
 *
 * @throws 0404 for another's, 0422 when it is gone, or too old by the server's clock
 */
async function changeable({ db, now }: Transaction, userId: string, { roomId, id }: Place): Promise<MessageRow> {
  await lockRoom(db, roomId);
  const row = await findMessage(db, roomId, id);
  if (row?.senderId !== userId) throw notFound();
  if (row.removal !== null) throw invalid();
  if (now.getTime() - row.createdAt.getTime() > limits.chat.changeableFor) {
    throw invalid({ message: messages.messageSettled });
  }
  return row;
}

/** @throws 0404, 0422 */
export async function editMessage(tx: Transaction, userId: string, place: Place, text: string): Promise<ChatMessage> {
  const row = await changeable(tx, userId, place);
  if (row.text !== text) await rewordMessage(tx.db, place.roomId, place.id, text, tx.now);
  return told(tx, userId, place);
}

/** Its words and its file are gone, wherever it is shown or quoted. @throws 0404, 0422 */
export async function unsendMessage(tx: Transaction, userId: string, place: Place): Promise<ChatMessage> {
  await changeable(tx, userId, place);
  await removeMessage(tx.db, place.roomId, place.id, { removal: 'unsent', text: messages.unsentByAuthor });
  return told(tx, userId, place);
}

/** @throws 0404, 0422 for a message that is gone */
export async function reactToMessage(
  tx: Transaction,
  userId: string,
  place: Place,
  emoji: ChatReaction | null,
): Promise<ChatMessage> {
  await lockRoom(tx.db, place.roomId);
  const row = await findMessage(tx.db, place.roomId, place.id);
  if (!row) throw notFound();
  if (row.removal !== null) throw invalid();
  await keepReaction(tx.db, place.id, userId, emoji);
  return told(tx, userId, place);
}

/** Takes away what a message says, wherever it is shown, quoted or found; who decided that keeps it elsewhere. */
export async function hideMessage(tx: Transaction, roomId: string, id: string): Promise<void> {
  await removeMessage(tx.db, roomId, id, { removal: 'hidden', text: messages.hiddenByPlatform });
  await tell(tx, { roomId, id });
}
