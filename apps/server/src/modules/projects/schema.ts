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
    /** When it was closed or cancelled; `null` while it goes on. */
    endedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.vendorId)],
);

/** Who has put away which project; nobody else sees it. */
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

/** Requests to cancel a project, and how they ended. A vendor who cancels alone has agreed with themself. */
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
    /** Who has agreed so far, besides who asked. */
    agreedBy: uuid().array().notNull().default([]),
    /** `null` while it is open. It lapses when the project ends otherwise. */
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
    /** Zero-based place in the project. */
    position: integer().notNull(),
    type: taskType().notNull(),
    title: text().notNull(),
    creatorId: uuid().references(() => users.id),
    /** New Taiwan dollars. */
    fee: integer(),
    roundsAgreed: integer().notNull(),
    /** Of the last brief sent. */
    productCategory: text().$type<ProductCategory>().notNull().default('general'),
    /** How often something of it was told to open pages: who joins them late asks whether they missed any. */
    changes: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique().on(table.projectId, table.position), index().on(table.creatorId)],
);

/** Where a task's work is published; copywriting has steps for each. */
export const taskPlatforms = pgTable(
  'task_platforms',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Zero-based place in the task. */
    position: integer().notNull(),
    title: text().notNull(),
    kind: platformKind().notNull(),
    needsText: boolean().notNull(),
    needsPhotos: boolean().notNull(),
  },
  (table) => [unique().on(table.taskId, table.kind, table.title)],
);

/** What happened in a project, for people; what happened for the record is in the audit log. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    /** Tells apart what happened in the same millisecond. */
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
    /** Of steps each platform has of its own. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'set null' }),
    version: integer(),
    /** What was done, where a code says several things: a 02 is a new version, a final one, or one brought back. */
    action: text(),
    /** Number of the segment it was about, from 1. */
    ordering: integer(),
    excerpt: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
);
