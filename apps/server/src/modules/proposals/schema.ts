import type { ProposalContent } from '@paidang/contract/entities';
import { proposalStatuses } from '@paidang/contract/vocabulary';
import { proposalActions } from '@paidang/contract/workflow';
import {
  bigint,
  boolean,
  date,
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
import { projects } from '../projects/schema';
import { users } from '../users/schema';

export const proposalStatus = pgEnum('proposal_status', proposalStatuses);
export const proposalAction = pgEnum('proposal_action', proposalActions);

/** Project proposals the platform team writes for vendors. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    vendorId: uuid()
      .notNull()
      .references(() => users.id),
    /** The platform team member who created it, and is notified of the vendor's actions. */
    writerId: uuid()
      .notNull()
      .references(() => users.id),
    status: proposalStatus().notNull(),
    /** As last sent to the vendor; before that, the draft's name. */
    name: text().notNull(),
    draft: jsonb().$type<ProposalContent>().notNull(),
    /** Number of times the draft was saved. */
    revision: integer().notNull().default(0),
    /** Number of the last version sent. */
    version: integer().notNull().default(0),
    /** Of the last version sent. */
    validUntil: date({ mode: 'string' }),
    /** Why the vendor declined. */
    reason: text(),
    /** The project that was created on acceptance. */
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    /** Names of candidates who could not be invited. */
    notInvited: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.vendorId, table.changedAt),
    index().on(table.changedAt),
    index().on(table.status, table.validUntil),
  ],
);

/** Sent versions. A trigger makes the table append-only, so a sent proposal cannot be deleted either. */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id),
    number: integer().notNull(),
    content: jsonb().$type<ProposalContent>().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.number] })],
);

/** All moves of a proposal. A trigger makes the table append-only. */
export const proposalMoves = pgTable(
  'proposal_moves',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id),
    action: proposalAction().notNull(),
    /** `null` for automatic moves of the platform. */
    actorId: uuid().references(() => users.id),
    version: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.proposalId, table.ordinal)],
);

/** Comments of the vendor and the platform team on a proposal. */
export const proposalComments = pgTable(
  'proposal_comments',
  {
    id: id(),
    /** Orders comments written in the same millisecond. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    /** The first comment of the thread, for replies. */
    parentId: uuid(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** Plain text; empty once deleted. */
    message: text().notNull(),
    isProcessed: boolean().notNull().default(false),
    isUpdated: boolean().notNull().default(false),
    isDeleted: boolean().notNull().default(false),
    /** The proposal's version when the comment was written. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index().on(table.proposalId, table.ordinal),
  ],
);
