import type { Proof } from '@paidang/evidence';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import type { ContentSource } from '../../platform/transaction';
import { projects } from '../projects/schema';
import { users } from '../users/schema';

/** Where the entries of a project stand. The row is locked by who adds to them, so that a chain has no two ends. */
export const evidenceHeads = pgTable('evidence_heads', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id),
  /** Of the last entry, 0 before the first. */
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** What happened in a project, each entry with the hash of the one before. A trigger refuses to change or delete rows. */
export const evidenceEntries = pgTable(
  'evidence_entries',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    /** From 1. */
    seq: integer().notNull(),
    /** A task that may have been deleted since. */
    taskId: uuid().notNull(),
    prev: text().notNull(),
    hash: text().notNull(),
    /** An `EntryBody` of `@paidang/evidence`, as canonical JSON. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

/** What entries hold the salted hashes of. To erase a content, its row is deleted: the chain stays valid. */
export const evidenceContents = pgTable(
  'evidence_contents',
  {
    projectId: uuid().notNull(),
    seq: integer().notNull(),
    name: text().notNull(),
    salt: text().notNull(),
    /** As JSON; `null` for what is read from its source. */
    value: text(),
    /** The table that keeps the content. */
    source: text().$type<ContentSource>(),
    /** The row of it, or the comment it was. */
    sourceId: uuid(),
    /** Whose name it is. */
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
    // What comments said, which is looked through every hour for those that are gone.
    index('evidence_contents_comment_index')
      .on(table.sourceId)
      .where(sql`${table.source} is null and ${table.sourceId} is not null`),
  ],
);

/** The keys this installation has signed with, the present one included; only their public halves. */
export const evidenceKeys = pgTable('evidence_keys', {
  /** The thumbprint. */
  kid: text().primaryKey(),
  x: text().notNull(),
  createdAt: instant().notNull(),
});

/** What was signed at night; a trigger refuses to change or delete rows. */
export const evidenceCheckpoints = pgTable('evidence_checkpoints', {
  id: id(),
  signedAt: instant().notNull(),
  /** Of the tree over the heads of all projects that had grown. */
  root: text().notNull(),
  kid: text()
    .notNull()
    .references(() => evidenceKeys.kid),
  signature: text().notNull(),
  /** Time stamp of the root (RFC 3161), in base64. */
  stamp: text(),
});

/** The heads in a checkpoint, each with its proof; a trigger refuses to change or delete rows. */
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
