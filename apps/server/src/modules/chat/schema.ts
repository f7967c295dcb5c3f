import type { ChatReaction } from '@paidang/contract/limits';
import type { MessageRemoval } from '@paidang/contract/vocabulary';
import { type AnyPgColumn, bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { files } from '../uploads/schema';
import { users } from '../users/schema';

export const chatRooms = pgTable('chat_rooms', {
  id: id(),
  /** The two members' uuids in order, `a:b`, so that two people have only one room. */
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
    /** Ordinal of the last message this member has seen; all earlier messages count as seen. */
    seenOrdinal: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index().on(table.userId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    /** Order of messages. Assigned under the room's lock, so that it is also the order of commits. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    roomId: uuid()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    /** Plain text as typed; escaped where it is displayed. */
    text: text().notNull(),
    replyId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: 'set null' }),
    fileName: text().references(() => files.name),
    /** The id the sender's client assigned: a message that is sent twice is stored once. */
    clientId: text(),
    createdAt: instant().notNull(),
    /** When the sender last changed the text. */
    editedAt: instant(),
    /** Why `text` was replaced and the file removed. */
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
