import { channels, events } from '@paidang/contract/calls';
import type { ChatHits, ChatMessage, ChatPage } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { OccupiedChannels } from '../../platform/broadcast';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import {
  countHits,
  countMessages,
  findHits,
  findMessage,
  findSentMessage,
  insertMessage,
  lastInstant,
  listMessages,
  type MessageRow,
  markSeen,
  replaceMessage,
} from './message-store';
import { type SeenMarks, toContact, toMessage } from './present';
import { findRoom, listMembers, lockRoom } from './room-store';

export interface MessagePage {
  readonly page: number;
  readonly perPage: number;
  /** Only what came after this message, oldest first. */
  readonly after?: string | undefined;
}

/** @throws 0404 for an unknown room or `after` message */
export async function messagePage(
  { db }: Transaction,
  userId: string,
  roomId: string,
  { page, perPage, after }: MessagePage,
  online: OccupiedChannels,
): Promise<ChatPage> {
  const room = await findRoom(db, userId, roomId);
  const start = after === undefined ? undefined : await findMessage(db, roomId, after);
  if (!room || start === null) throw notFound();
  const rows = await listMessages(db, roomId, { page, perPage, after: start?.ordinal });
  const total = await countMessages(db, roomId, start?.ordinal);
  const marks = await listMembers(db, roomId);
  return {
    messages: rows.map((row) => toMessage(row, userId, marks)),
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
    contact: toContact(room.contact, online),
  };
}

/** @throws 0404 for an unknown `before` message */
export async function searchMessages(
  { db }: Transaction,
  roomId: string,
  { words, before }: { words: string; before?: string | undefined },
): Promise<ChatHits> {
  const end = before === undefined ? undefined : await findMessage(db, roomId, before);
  if (end === null) throw notFound();
  const found = await findHits(db, roomId, { words, before: end?.ordinal, most: limits.chat.hits });
  return { hits: found.map(({ id }) => id), total: await countHits(db, roomId, words) };
}

export interface NewMessage {
  readonly text: string;
  readonly replyId?: string | undefined;
  /** The id the sender's client gave it. */
  readonly clientId?: string | undefined;
}

type MessageEvent = typeof events.newMessage | typeof events.messageChanged;

/** Publishes a message to every member of the room, the sender's other tabs included, each as they see it. */
function announce(
  tx: Transaction,
  roomId: string,
  row: MessageRow,
  marks: SeenMarks,
  event: MessageEvent = events.newMessage,
): void {
  for (const { userId } of marks) {
    const message = toMessage(row, userId, marks);
    tx.publish(channels.user(userId), event, { chatroom_uuid: roomId, message });
  }
}

/**
 * A transaction that waited for the room's lock may have an earlier `now` than the last message; instants follow the
 * stored order.
 */
const nextInstant = (now: Date, last: Date | null): Date =>
  last === null ? now : new Date(Math.max(now.getTime(), last.getTime() + 1));

/**
 * Writes a message. One that was sent before, by its `clientId`, is answered with what was kept then.
 *
 * @param keepFile keeps the file and returns its name; called only when the message is new
 * @throws 0422 for nothing to say and for an answer to a message that is not in the room
 */
export async function sendMessage(
  tx: Transaction,
  userId: string,
  roomId: string,
  { text, replyId, clientId }: NewMessage,
  keepFile?: () => Promise<string>,
): Promise<ChatMessage> {
  const { db, now } = tx;
  if (text.trim() === '' && !keepFile) throw invalid();
  await lockRoom(db, roomId);
  const marks = await listMembers(db, roomId);
  const known = clientId === undefined ? null : await findSentMessage(db, roomId, userId, clientId);
  if (known) {
    // The sender repeats a message that got no response, so the process may have died before it was published.
    announce(tx, roomId, known, marks);
    return toMessage(known, userId, marks);
  }
  if (replyId !== undefined && !(await findMessage(db, roomId, replyId))) throw invalid();
  const fileName = await keepFile?.();
  const createdAt = nextInstant(now, await lastInstant(db, roomId));
  const values = { roomId, senderId: userId, text, replyId, fileName, clientId, createdAt };
  const row = await insertMessage(db, values);
  announce(tx, roomId, row, marks);
  return toMessage(row, userId, marks);
}

/** Takes away what a message says, wherever it is shown, quoted or found; who decided that keeps it elsewhere. */
export async function hideMessage(tx: Transaction, roomId: string, id: string): Promise<void> {
  await replaceMessage(tx.db, roomId, id, messages.hiddenByPlatform);
  const row = await findMessage(tx.db, roomId, id);
  if (row) announce(tx, roomId, row, await listMembers(tx.db, roomId), events.messageChanged);
}

/**
 * Marks everything in the room as seen by this member; if that changes anything, the room and their other tabs are
 * notified.
 */
export async function seeMessages(tx: Transaction, userId: string, roomId: string): Promise<{ seen_at: string }> {
  const seen_at = tx.now.toISOString();
  if (await markSeen(tx.db, roomId, userId)) {
    const reader = { chatroom_uuid: roomId, reader_uuid: userId, seen_at };
    for (const channel of [channels.room(roomId), channels.user(userId)]) {
      tx.publish(channel, events.messagesSeen, reader);
    }
  }
  return { seen_at };
}
