import type { Proof } from '@paidang/evidence';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import type { ContentSource } from '../../platform/transaction';
import { projects } from '../projects/schema';
import { users } from '../users/schema';

/** The last entry of each project's chain. The row is locked while entries are added, so that a chain cannot fork. */
export const evidenceHeads = pgTable('evidence_heads', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id),
  /** Number of the last entry; 0 before the first. */
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** The entries of projects, each with the hash of the previous one. A trigger rejects updates and deletes. */
export const evidenceEntries = pgTable(
  'evidence_entries',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    /** Counted from 1. */
    seq: integer().notNull(),
    /** The task, which may have been deleted since. */
    taskId: uuid().notNull(),
    prev: text().notNull(),
    hash: text().notNull(),
    /** An `EntryBody` of `@paidang/evidence`, as canonical JSON. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

/** The contents whose salted hashes are in entries. A content is erased by deleting its row; the chain stays valid. */
export const evidenceContents = pgTable(
  'evidence_contents',
  {
    projectId: uuid().notNull(),
    seq: integer().notNull(),
    name: text().notNull(),
    salt: text().notNull(),
    /** The content as JSON; `null` when it is read from its source. */
    value: text(),
    /** The table that stores the content. */
    source: text().$type<ContentSource>(),
    /** The row in that table, or the comment the content belongs to. */
    sourceId: uuid(),
    /** The user whose name it is, for a content that is a name. */
    personId: uuid().references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq, table.name] }),
    foreignKey({
      columns: [table.projectId, table.seq],
      foreignColumns: [evidenceEntries.projectId, evidenceEntries.seq],
      name: 'evidence_contents_entry_fk',
    }),
    index().on(table.personId),
    index().on(table.sourceId),
    // The contents of comments, which an hourly job scans for erased comments.
    index('evidence_contents_comment_index')
      .on(table.sourceId)
      .where(sql`${table.source} is null and ${table.sourceId} is not null`),
  ],
);

/** Public halves of all keys this installation has signed with, including the current one. */
export const evidenceKeys = pgTable('evidence_keys', {
  /** Thumbprint of the key. */
  kid: text().primaryKey(),
  x: text().notNull(),
  createdAt: instant().notNull(),
});

/** Nightly signed checkpoints; a trigger rejects updates and deletes. */
export const evidenceCheckpoints = pgTable('evidence_checkpoints', {
  id: id(),
  signedAt: instant().notNull(),
  /** Root of the tree over the heads of all projects that had grown. */
  root: text().notNull(),
  kid: text()
    .notNull()
    .references(() => evidenceKeys.kid),
  signature: text().notNull(),
  /** Time stamp of the root (RFC 3161), in base64. */
  stamp: text(),
});

/** The heads in a checkpoint, each with its proof; a trigger rejects updates and deletes. */
export const evidenceCheckpointHeads = pgTable(
  'evidence_checkpoint_heads',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    checkpointId: uuid().notNull(),
    seq: integer().notNull(),
    hash: text().notNull(),
    proof: jsonb().$type<Proof>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.checkpointId] }),
    foreignKey({
      columns: [table.checkpointId],
      foreignColumns: [evidenceCheckpoints.id],
      name: 'evidence_checkpoint_heads_checkpoint_fk',
    }),
    index().on(table.checkpointId),
  ],
);
