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

/** Publishes a message as it is now to everybody in the room. @returns the message, `null` if there is none */
async function publishChange(tx: Transaction, { roomId, id }: Place) {
  const row = await findMessage(tx.db, roomId, id);
  if (!row) return null;
  const marks = await listMembers(tx.db, roomId);
  announce(tx, roomId, row, marks, events.messageChanged);
  return { row, marks };
}

async function publishAndPresent(tx: Transaction, userId: string, place: Place): Promise<ChatMessage> {
  const changed = await publishChange(tx, place);
  if (!changed) throw notFound();
  return toMessage(changed.row, userId, changed.marks);
}

/**
 * Locks the room and returns the user's own message, if it may still be changed.
 *
 * @throws 0404 for another user's message, 0422 when it was removed or is too old by the server's clock
 */
async function lockChangeable({ db, now }: Transaction, userId: string, { roomId, id }: Place): Promise<MessageRow> {
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
  const row = await lockChangeable(tx, userId, place);
  if (row.text !== text) await rewordMessage(tx.db, place.roomId, place.id, text, tx.now);
  return publishAndPresent(tx, userId, place);
}

/** Removes the text and file of the user's own message wherever it is shown or quoted. @throws 0404, 0422 */
export async function unsendMessage(tx: Transaction, userId: string, place: Place): Promise<ChatMessage> {
  await lockChangeable(tx, userId, place);
  await removeMessage(tx.db, place.roomId, place.id, { removal: 'unsent', text: messages.unsentByAuthor });
  return publishAndPresent(tx, userId, place);
}

/** Sets or removes the user's reaction. @throws 0404, 0422 for a removed message */
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
  return publishAndPresent(tx, userId, place);
}

/** Removes a message's content wherever it is shown, quoted or found. The deciding module keeps a copy. */
export async function hideMessage(tx: Transaction, roomId: string, id: string): Promise<void> {
  await removeMessage(tx.db, roomId, id, { removal: 'hidden', text: messages.hiddenByPlatform });
  await publishChange(tx, { roomId, id });
}
