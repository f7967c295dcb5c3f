import type { ChatReaction } from '@paidang/contract/limits';
import type { MessageRemoval } from '@paidang/contract/vocabulary';
import { and, asc, desc, eq, exists, gt, ilike, inArray, isNull, lt, max, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { files } from '../uploads/schema';
import { users } from '../users/schema';
import { chatMembers, chatMessages, chatReactions } from './schema';

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
      editedAt: chatMessages.editedAt,
      removal: chatMessages.removal,
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

type SelectedRow = Awaited<ReturnType<typeof select>>[number];

export interface MessageRow extends SelectedRow {
  readonly reactions: readonly { readonly userId: string; readonly emoji: ChatReaction }[];
}

/** Adds the reactions to messages. */
async function withReactions(db: Database, rows: readonly SelectedRow[]): Promise<MessageRow[]> {
  const ids = rows.map(({ id }) => id);
  const all =
    ids.length === 0 ? [] : await db.select().from(chatReactions).where(inArray(chatReactions.messageId, ids));
  const byMessage = Map.groupBy(all, ({ messageId }) => messageId);
  return rows.map((row) => ({ ...row, reactions: byMessage.get(row.id) ?? [] }));
}

/** A range of ordinals, excluding both ends. */
export interface MessageRange {
  /** Only messages after it, oldest first; without it, newest first. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

const within = (roomId: string, { after, before }: MessageRange) =>
  and(
    eq(chatMessages.roomId, roomId),
    after === undefined ? undefined : gt(chatMessages.ordinal, after),
    before === undefined ? undefined : lt(chatMessages.ordinal, before),
  );

export async function listMessages(
  db: Database,
  roomId: string,
  range: MessageRange,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<MessageRow[]> {
  const rows = await select(db)
    .where(within(roomId, range))
    .orderBy((range.after === undefined ? desc : asc)(chatMessages.ordinal))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return withReactions(db, rows);
}

export const countMessages = (db: Database, roomId: string, range: MessageRange): Promise<number> =>
  db.$count(chatMessages, within(roomId, range));

/** Condition for the messages of a room that contain the words in their text or file name. */
const matching = (db: Database, roomId: string, words: string) => {
  const like = containing(words);
  const named = db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.name, chatMessages.fileName), ilike(files.originalName, like)));
  return and(
    eq(chatMessages.roomId, roomId),
    isNull(chatMessages.removal),
    or(ilike(chatMessages.text, like), exists(named)),
  );
};

/** The ids of matching messages, newest first. */
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
  const rows = await select(db).where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));
  const [row] = await withReactions(db, rows);
  return row ?? null;
}

export async function findSentMessage(
  db: Database,
  roomId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const own = and(eq(chatMessages.roomId, roomId), eq(chatMessages.senderId, senderId));
  const rows = await select(db).where(and(own, eq(chatMessages.clientId, clientId)));
  const [row] = await withReactions(db, rows);
  return row ?? null;
}

/** When the last message of a room was written; `null` without messages. */
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

export const rewordMessage = (db: Database, roomId: string, id: string, text: string, editedAt: Date) =>
  db
    .update(chatMessages)
    .set({ text, editedAt })
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)));

/** Replaces a message's text, and removes its file and reactions. */
export async function removeMessage(
  db: Database,
  roomId: string,
  id: string,
  { removal, text }: { removal: MessageRemoval; text: string },
): Promise<void> {
  const removed = await db
    .update(chatMessages)
    .set({ text, fileName: null, removal })
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, id)))
    .returning({ id: chatMessages.id });
  if (removed.length > 0) await db.delete(chatReactions).where(eq(chatReactions.messageId, id));
}

/** Stores a member's single reaction to a message; `null` removes it. */
export async function keepReaction(
  db: Database,
  messageId: string,
  userId: string,
  emoji: ChatReaction | null,
): Promise<void> {
  if (emoji === null) {
    const own = and(eq(chatReactions.messageId, messageId), eq(chatReactions.userId, userId));
    await db.delete(chatReactions).where(own);
    return;
  }
  await db
    .insert(chatReactions)
    .values({ messageId, userId, emoji })
    .onConflictDoUpdate({ target: [chatReactions.messageId, chatReactions.userId], set: { emoji } });
}

/** Marks all messages of the room as seen. @returns whether any was new */
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
