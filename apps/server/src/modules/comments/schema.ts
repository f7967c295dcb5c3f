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
    /** Orders what was written in the same millisecond. */
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
    /** `null` for what a guest wrote. */
    authorId: uuid().references(() => users.id),
    /** The guest who wrote it, of the module above. */
    guestId: uuid(),
    guestName: text(),
    /** Plain text. */
    message: text().notNull(),
    quote: jsonb().$type<CommentMessage['quote']>(),
    /** Time in a video. */
    time: jsonb().$type<CommentMessage['time']>(),
    /** End of a stretch of a video. */
    timeEnd: jsonb().$type<CommentMessage['time']>(),
    /** On the frame of `time`. */
    drawing: jsonb().$type<DrawingDraft>(),
    /** Names of uploaded files. */
    images: jsonb().$type<string[]>().notNull().default([]),
    isProcessed: boolean().notNull().default(false),
    /** What became of its place, as it was seen by who confirmed that the version does what it asks for. */
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
    /** The author may restore it until its content is erased. */
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

/** When a user last read a board: those who have read a comment are notified when it changes. */
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
