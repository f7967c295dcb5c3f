import type { ProductCategory } from '@paidang/contract/entities';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const projectStatus = pgEnum('project_status', [
  'building',
  'inviting',
  'active',
  'reporting',
  'closed',
  'cancelled',
]);
export const buildMode = pgEnum('build_mode', ['self', 'platform']);
export const taskType = pgEnum('task_type', ['video', 'essay', 'live', 'short_video', 'story', 'clip_video']);

export const platformKind = pgEnum('platform_kind', ['post', 'story']);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    name: text().notNull(),
    brand: text().notNull(),
    product: text().notNull(),
    status: projectStatus().notNull(),
    buildMode: buildMode().notNull().default('self'),
    vendorId: uuid()
      .notNull()
      .references(() => users.id),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    /** When it was closed or cancelled; `null` until then. */
    endedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.vendorId)],
);

/** Projects archived by a user; only that user sees the difference. */
export const projectArchives = pgTable(
  'project_archives',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
);

export const cancellationOutcome = pgEnum('cancellation_outcome', ['agreed', 'declined', 'withdrawn', 'lapsed']);

/** Requests to cancel a project, with their outcome. A vendor who may cancel alone counts as having agreed. */
export const projectCancellations = pgTable(
  'project_cancellations',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    askedAt: instant().notNull(),
    /** Who has agreed so far, apart from the person who asked. */
    agreedBy: uuid().array().notNull().default([]),
    /** `null` while it is open. It lapses if the project ends in another way. */
    outcome: cancellationOutcome(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.projectId),
    uniqueIndex('project_cancellations_open_index').on(table.projectId).where(sql`${table.outcome} is null`),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Zero-based position in the project. */
    position: integer().notNull(),
    type: taskType().notNull(),
    title: text().notNull(),
    creatorId: uuid().references(() => users.id),
    /** In New Taiwan dollars. */
    fee: integer(),
    roundsAgreed: integer().notNull(),
    /** From the last brief sent. */
    productCategory: text().$type<ProductCategory>().notNull().default('general'),
    /** Counts the events published to open pages, so that a page that connects late can find out whether it missed any. */
    changes: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique().on(table.projectId, table.position), index().on(table.creatorId)],
);

/** Where a task's work is published; copywriting has separate steps for each. */
export const taskPlatforms = pgTable(
  'task_platforms',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Zero-based position in the task. */
    position: integer().notNull(),
    title: text().notNull(),
    kind: platformKind().notNull(),
    needsText: boolean().notNull(),
    needsPhotos: boolean().notNull(),
  },
  (table) => [unique().on(table.taskId, table.kind, table.title)],
);

/** A project's history as shown to people; the audit log is separate. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    /** Orders activities of the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    actorId: uuid().references(() => users.id),
    /** `identity-function-action`. */
    code: text().notNull(),
    /** For steps that each platform has separately. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'set null' }),
    version: integer(),
    /** The action, if the code is ambiguous: an 02 is a new version, a final one, or a restored one. */
    action: text(),
    /** Number of the segment concerned, from 1. */
    ordering: integer(),
    excerpt: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
);
