import { and, asc, desc, eq, exists, gt, ilike, lt, max, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { files } from '../uploads/schema';
import { users } from '../users/schema';
import { chatMembers, chatMessages } from './schema';

const quoted = alias(chatMessages, 'quoted');
const quotedSender = alias(users, 'quoted_sender');
const quotedFile = alias(files, 'quoted_file');

const select = (db: Database) =>
  db
    .select({
      id: chatMessages.id,
      ordinal: chatMessages.ordinal,
      senderId: chatMessages.senderId,
      text: chatMessages.text,
      clientId: chatMessages.clientId,
      createdAt: chatMessages.createdAt,
      file: { name: files.name, originalName: files.originalName, bytes: files.bytes },
      reply: { id: quoted.id, text: quoted.text },
      replySender: { name: quotedSender.name, avatar: quotedSender.avatar },
      replyFile: { name: quotedFile.name, originalName: quotedFile.originalName },
    })
    .from(chatMessages)
    .leftJoin(files, eq(files.name, chatMessages.fileName))
    .leftJoin(quoted, eq(quoted.id, chatMessages.replyId))
    .leftJoin(quotedSender, eq(quotedSender.id, quoted.senderId))
    .leftJoin(quotedFile, eq(quotedFile.name, quoted.fileName));

export type MessageRow = Awaited<ReturnType<typeof select>>[number];

export interface MessageRange {
  readonly page: number;
  readonly perPage: number;
  /** Only what came after this ordinal, oldest first; else everything, newest first. */
  readonly after?: number | undefined;
}

const within = (roomId: string, after: number | undefined) =>
  and(eq(chatMessages.roomId, roomId), after === undefined ? undefined : gt(chatMessages.ordinal, after));

export const listMessages = (db: Database, roomId: string, { page, perPage, after }: MessageRange) =>
  select(db)
    .where(within(roomId, after))
    .orderBy((after === undefined ? desc : asc)(chatMessages.ordinal))
    .limit(perPage)
    .offset((page - 1) * perPage);

export const countMessages = (db: Database, roomId: string, after?: number): Promise<number> =>
  db.$count(chatMessages, within(roomId, after));

/** Messages of a room with these words in their text or file name. */
const matching = (db: Database, roomId: string, words: string) => {
  const like = containing(words);
  const named = db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.name, chatMessages.fileName), ilike(files.originalName, like)));
  return and(eq(chatMessages.roomId, roomId), or(ilike(chatMessages.text, like), exists(named)));
};

/** Newest first. */
export const findHits = (
  db: Database,
  roomId: string,
  { words, before, most }: { words: string; before?: number | undefined; most: number },
) =>
  db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(matching(db, roomId, words), before === undefined ? undefined : lt(chatMessages.ordinal, before)))
    .orderBy(desc(chatMessages.ordinal))
    .limit(most);

export const countHits = (db: Database, roomId: string, words: string): Promise<number> =>
  db.$count(chatMessages, matching(db, roomId, words));

/** `null` when the room has no such message. */
export async function findMessage(db: Database, roomId: string, id: string): Promise<MessageRow | null> {
  const [row] = await select(db).where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));
  return row ?? null;
}

export async function findSentMessage(
  db: Database,
  roomId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const own = and(eq(chatMessages.roomId, roomId), eq(chatMessages.senderId, senderId));
  const [row] = await select(db).where(and(own, eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

/** When the last message of a room was written, `null` without one. */
export async function lastInstant(db: Database, roomId: string): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(eq(chatMessages.roomId, roomId))
    .orderBy(desc(chatMessages.ordinal))
    .limit(1);
  return last?.createdAt ?? null;
}

export async function insertMessage(db: Database, values: typeof chatMessages.$inferInsert): Promise<MessageRow> {
  const [inserted] = await db.insert(chatMessages).values(values).returning({ id: chatMessages.id });
  const row = inserted && (await findMessage(db, values.roomId, inserted.id));
  if (!row) throw new Error('@paidang/server: insert returned no row for chat_messages.');
  return row;
}

/** Replaces the words of a message and takes its file away. */
export const replaceMessage = (db: Database, roomId: string, id: string, text: string) =>
  db
    .update(chatMessages)
    .set({ text, fileName: null })
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));

/** Whether there was anything new to see. */
export async function markSeen(db: Database, roomId: string, userId: string): Promise<boolean> {
  const [last] = await db
    .select({ ordinal: max(chatMessages.ordinal) })
    .from(chatMessages)
    .where(eq(chatMessages.roomId, roomId));
  const ordinal = last?.ordinal ?? 0;
  const own = and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId));
  const moved = await db
    .update(chatMembers)
    .set({ seenOrdinal: ordinal })
    .where(and(own, lt(chatMembers.seenOrdinal, ordinal)))
    .returning({ userId: chatMembers.userId });
  return moved.length > 0;
}
