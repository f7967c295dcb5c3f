import type { CommentMessage } from '@paidang/contract/entities';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { steps } from '../steps/schema';
import { users } from '../users/schema';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    /** Tells apart what was written in the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** Segment of a script; a deleted segment keeps its comments for when it is recovered. */
    scriptId: uuid(),
    /** Platform of a copywriting. */
    platformId: uuid(),
    /** The head of the thread, for replies. */
    parentId: uuid(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** Plain text. */
    message: text().notNull(),
    quote: jsonb().$type<CommentMessage['quote']>(),
    /** Moment of a video. */
    time: jsonb().$type<CommentMessage['time']>(),
    /** End of the stretch of a video. */
    timeEnd: jsonb().$type<CommentMessage['time']>(),
    /** Names of uploaded files. */
    images: jsonb().$type<string[]>().notNull().default([]),
    isProcessed: boolean().notNull().default(false),
    isUpdated: boolean().notNull().default(false),
    isDeleted: boolean().notNull().default(false),
    /** The step's version when it was written. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    /** When its content was last changed. */
    updatedAt: instant().notNull(),
    /** Until its content is erased, its author may bring it back. */
    deletedAt: instant(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index().on(table.stepId, table.createdAt),
    index().on(table.parentId),
    index().on(table.deletedAt),
  ],
);

/** When somebody last read a board: who has read a comment is told when it says something else. */
export const commentReads = pgTable(
  'comment_reads',
  {
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** Segment or platform that was read; empty for all of the step. */
    part: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.part, table.userId] })],
);
