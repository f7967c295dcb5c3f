import type { CommentMessage, CommentOutcome, DrawingDraft } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
    /** Orders comments of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** Segment of a script. A deleted segment keeps its comments, since it may be recovered. */
    scriptId: uuid(),
    /** Platform of a copywriting. */
    platformId: uuid(),
    /** The first comment of the thread, for replies. */
    parentId: uuid(),
    /** `null` for a guest's comment. */
    authorId: uuid().references(() => users.id),
    /** The guest who wrote it. No foreign key, since guests belong to a module above this one. */
    guestId: uuid(),
    guestName: text(),
    /** Plain text. */
    message: text().notNull(),
    quote: jsonb().$type<CommentMessage['quote']>(),
    /** Time in a video. */
    time: jsonb().$type<CommentMessage['time']>(),
    /** End of a range in a video. */
    timeEnd: jsonb().$type<CommentMessage['time']>(),
    /** Drawn on the frame at `time`. */
    drawing: jsonb().$type<DrawingDraft>(),
    /** Names of uploaded files. */
    images: jsonb().$type<string[]>().notNull().default([]),
    isProcessed: boolean().notNull().default(false),
    /** The outcome that was shown to the person who confirmed that the version does what the comment asks for. */
    proof: jsonb().$type<CommentOutcome>(),
    provenBy: uuid().references(() => users.id),
    provenAt: instant(),
    isUpdated: boolean().notNull().default(false),
    isDeleted: boolean().notNull().default(false),
    /** The step's version when it was written. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    /** When its content was last changed. */
    updatedAt: instant().notNull(),
    /** The author can restore it until its content is erased. */
    deletedAt: instant(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index().on(table.stepId, table.createdAt),
    index().on(table.parentId),
    index().on(table.deletedAt),
    index().on(table.guestId),
    check('comments_one_author_check', sql`num_nonnulls(${table.authorId}, ${table.guestId}) = 1`),
  ],
);

/** When a user last read a board. Users who have read a comment are notified when it changes. */
export const commentReads = pgTable(
  'comment_reads',
  {
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** The segment or platform that was read; empty for the whole step. */
    part: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepId, table.part, table.userId] })],
);
