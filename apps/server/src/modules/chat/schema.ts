import type { ChatReaction } from '@paidang/contract/limits';
import type { MessageRemoval } from '@paidang/contract/vocabulary';
import { type AnyPgColumn, bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { files } from '../uploads/schema';
import { users } from '../users/schema';

export const chatRooms = pgTable('chat_rooms', {
  id: id(),
  /** The two members' uuids in order, `a:b`: two people have one room. */
  pair: text().notNull().unique(),
  createdAt: instant().notNull(),
});

export const chatMembers = pgTable(
  'chat_members',
  {
    roomId: uuid()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last message this member has seen; everything before it is seen too. */
    seenOrdinal: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index().on(table.userId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    /** The order of messages, assigned under the room's lock, so that it is also the order of commits. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    roomId: uuid()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    /** Plain text as typed; escaped where it is shown. */
    text: text().notNull(),
    replyId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: 'set null' }),
    fileName: text().references(() => files.name),
    /** The id the sender's client gave the message: sent twice, it is stored once. */
    clientId: text(),
    createdAt: instant().notNull(),
    /** When its sender last changed the words. */
    editedAt: instant(),
    /** Why `text` is no longer what was sent, and the file is gone. */
    removal: text().$type<MessageRemoval>(),
  },
  (table) => [
    unique().on(table.roomId, table.senderId, table.clientId),
    index().on(table.roomId, table.ordinal),
    index().on(table.senderId),
    index().on(table.replyId),
    index().on(table.fileName),
  ],
);

/** One reaction of one member to a message. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emoji: text().$type<ChatReaction>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] }), index().on(table.userId)],
);
