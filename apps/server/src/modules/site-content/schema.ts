import type { ContentOf } from '@paidang/contract/entities';
import { type ContentKind, contentKinds } from '@paidang/contract/vocabulary';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { users } from '../users/schema';

export const contentKind = pgEnum('content_kind', contentKinds as [ContentKind, ...ContentKind[]]);

/** Something the site says. What it says is in its versions. */
export const contentRecords = pgTable(
  'content_records',
  {
    id: id(),
    kind: contentKind().notNull(),
    /** Place among the records of its kind, from 0. */
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    /** Number of the newest version. */
    version: integer().notNull(),
    /** Number of the version people see; `null` while there is none. */
    published: integer(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [index().on(table.kind, table.position)],
);

/** Versions are added only. */
export const contentVersions = pgTable(
  'content_versions',
  {
    recordId: uuid().notNull(),
    number: integer().notNull(),
    /** As the schema of its kind let it through. */
    content: jsonb().$type<ContentOf<ContentKind>>().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.number] }),
    foreignKey({ columns: [table.recordId], foreignColumns: [contentRecords.id] }),
  ],
);

/** Links to previews, by the hash of their token. */
export const contentPreviews = pgTable(
  'content_previews',
  { tokenHash: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
