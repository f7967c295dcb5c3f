import { channels, events } from '@paidang/contract/calls';
import type { ChatHits, ChatMessage, ChatPage } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { isBlankText } from '@paidang/contract/rules';
import type { OccupiedChannels } from '../../platform/broadcast';
import type { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { announce } from './announce';
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
} from './message-store';
import { toContact, toMessage } from './present';
import { findRoom, listMembers, lockRoom } from './room-store';

export interface MessagePage {
  readonly page: number;
  readonly perPage: number;
  /** Only messages after this one, oldest first. */
  readonly after?: string | undefined;
  /** Only messages before this one. */
  readonly before?: string | undefined;
  /** This message, with as many messages before it as after it. */
  readonly around?: string | undefined;
}

/** The ordinal of a message of the room; `undefined` without an id. @throws 0404 */
async function ordinalOf(db: Database, roomId: string, id: string | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const message = await findMessage(db, roomId, id);
  if (!message) throw notFound();
  return message.ordinal;
}

/** A page with the message in the middle, newest first. */
async function messagesAround(db: Database, roomId: string, ordinal: number, most: number): Promise<MessageRow[]> {
  const half = Math.floor(most / 2);
  const newer = await listMessages(db, roomId, { after: ordinal }, { page: 1, perPage: half });
  const older = await listMessages(db, roomId, { before: ordinal + 1 }, { page: 1, perPage: most - half });
  return [...newer.toReversed(), ...older];
}

/** @throws 0404 for an unknown room or message */
export async function messagePage(
  { db }: Transaction,
  userId: string,
  roomId: string,
  { page, perPage, ...named }: MessagePage,
  online: OccupiedChannels,
): Promise<ChatPage> {
  const room = await findRoom(db, userId, roomId);
  if (!room) throw notFound();
  const around = await ordinalOf(db, roomId, named.around);
  const range = {
    after: await ordinalOf(db, roomId, named.after),
    before: await ordinalOf(db, roomId, named.before),
  };
  const rows =
    around === undefined
      ? await listMessages(db, roomId, range, { page, perPage })
      : await messagesAround(db, roomId, around, perPage);
  const total = await countMessages(db, roomId, range);
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
  /** The id the sender's client assigned. */
  readonly clientId?: string | undefined;
}

/**
 * A transaction that waited for the room's lock may have an earlier `now` than the last message, but the times of
 * messages must follow their stored order.
 */
const nextInstant = (now: Date, last: Date | null): Date =>
  last === null ? now : new Date(Math.max(now.getTime(), last.getTime() + 1));

/**
 * Stores a message. If a message with the same `clientId` was stored before, returns that one.
 *
 * @param keepFile stores the file and returns its name; called only when the message is new
 * @throws 0422 for an empty message and for a reply to a message that is not in the room
 */
export async function sendMessage(
  tx: Transaction,
  userId: string,
  roomId: string,
  { text, replyId, clientId }: NewMessage,
  keepFile?: () => Promise<string>,
): Promise<ChatMessage> {
  const { db, now } = tx;
  if (isBlankText(text) && !keepFile) throw invalid();
  await lockRoom(db, roomId);
  const marks = await listMembers(db, roomId);
  const stored = clientId === undefined ? null : await findSentMessage(db, roomId, userId, clientId);
  if (stored) {
    // The sender got no response the first time, so the process may have died before the message was published.
    announce(tx, roomId, stored, marks);
    return toMessage(stored, userId, marks);
  }
  if (replyId !== undefined && !(await findMessage(db, roomId, replyId))) throw invalid();
  const fileName = await keepFile?.();
  const createdAt = nextInstant(now, await lastInstant(db, roomId));
  const values = { roomId, senderId: userId, text, replyId, fileName, clientId, createdAt };
  const row = await insertMessage(db, values);
  announce(tx, roomId, row, marks);
  return toMessage(row, userId, marks);
}

/**
 * Marks everything in the room as seen by this member. If anything changes, notifies the room and the member's other
 * tabs.
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
