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

/** A record of site content. Its content is in its versions. */
export const contentRecords = pgTable(
  'content_records',
  {
    id: id(),
    kind: contentKind().notNull(),
    /** Position among the records of its kind, from 0. */
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    /** Number of the latest version. */
    version: integer().notNull(),
    /** Number of the published version; `null` if there is none. */
    published: integer(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [index().on(table.kind, table.position)],
);

/** Versions of records; append-only. */
export const contentVersions = pgTable(
  'content_versions',
  {
    recordId: uuid().notNull(),
    number: integer().notNull(),
    /** As parsed by the schema of its kind. */
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

/** Preview links, by the hash of their token. */
export const contentPreviews = pgTable(
  'content_previews',
  { tokenHash: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
