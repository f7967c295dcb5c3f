import { proposalLimits } from '@paidang/contract/limits';
import type { CalendarDay } from '@paidang/contract/rules';
import type { ProposalStatus } from '@paidang/contract/vocabulary';
import { openProposalStatuses } from '@paidang/contract/workflow';
import { and, asc, desc, eq, ilike, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { proposalMoves, proposals, proposalVersions } from './schema';

export type ProposalRow = typeof proposals.$inferSelect;
export type VersionRow = typeof proposalVersions.$inferSelect;

export async function insertProposal(db: Database, proposal: typeof proposals.$inferInsert): Promise<ProposalRow> {
  const [row] = await db.insert(proposals).values(proposal).returning();
  if (!row) throw new Error('@paidang/server: insert returned no row for proposals.');
  return row;
}

/** Changes a locked proposal. */
export async function changeProposal(
  db: Database,
  { id, vendorId }: Pick<ProposalRow, 'id' | 'vendorId'>,
  changes: Partial<ProposalRow>,
): Promise<ProposalRow> {
  const [row] = await db
    .update(proposals)
    .set(changes)
    .where(and(eq(proposals.id, id), eq(proposals.vendorId, vendorId)))
    .returning();
  if (!row) throw new Error('@paidang/server: the proposal to change does not exist; lock it first.');
  return row;
}

export const deleteProposal = (db: Database, { id, vendorId }: Pick<ProposalRow, 'id' | 'vendorId'>) =>
  db.delete(proposals).where(and(eq(proposals.id, id), eq(proposals.vendorId, vendorId)));

/** Locks any proposal. */
// by id: for the platform team, who write proposals for all vendors
export async function lockProposal(db: Database, id: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id)).for('update');
  return row ?? null;
}

/** Locks a proposal that was sent to this vendor; `null` for drafts and other vendors' proposals. */
export async function lockReceived(db: Database, id: string, vendorId: string): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), received(vendorId)))
    .for('update');
  return row ?? null;
}

const received = (vendorId: string) => and(eq(proposals.vendorId, vendorId), ne(proposals.status, 'drafting'));

/** Proposals sent to a vendor, most recently changed first. */
export const listReceived = (db: Database, vendorId: string): Promise<ProposalRow[]> =>
  db.select().from(proposals).where(received(vendorId)).orderBy(desc(proposals.changedAt), asc(proposals.id));

const open = inArray(proposals.status, [...openProposalStatuses]);

/** Locks proposals that may no longer be accepted, in a fixed order. */
export const lockExpired = (db: Database, today: CalendarDay): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(open, lt(proposals.validUntil, today)))
    .orderBy(asc(proposals.id))
    .for('update', { skipLocked: true });

/** Locks the proposals a vendor may still decide about. */
export const lockOpenOf = (db: Database, vendorId: string): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.vendorId, vendorId), open))
    .orderBy(asc(proposals.id))
    .for('update');

const writers = alias(users, 'writers');

/** A proposal with its vendor and writer. */
export interface ProposalRecord {
  readonly proposal: ProposalRow;
  readonly vendor: PersonRow;
  /** Name of the writer. */
  readonly writer: string;
}

const records = (db: Database, where: SQL | undefined) =>
  db
    .select({ proposal: proposals, vendor: personColumns, writer: writers.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.vendorId))
    .innerJoin(writers, eq(writers.id, proposals.writerId))
    .where(where);

/** A page of all proposals, most recently changed first. */
export async function listProposals(
  db: Database,
  { status, page }: { status?: ProposalStatus | undefined; page: number },
): Promise<{ rows: ProposalRecord[]; total: number }> {
  const where = status && eq(proposals.status, status);
  const { pageSize } = proposalLimits;
  const rows = await records(db, where)
    .orderBy(desc(proposals.changedAt), asc(proposals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(proposals, where) };
}

/** Number of proposals with an unanswered question. */
export const countQuestioned = (db: Database): Promise<number> =>
  db.$count(proposals, eq(proposals.status, 'questioned'));

/** The record of a proposal the caller has already looked up. */
export async function findRecord(db: Database, { id, vendorId }: Pick<ProposalRow, 'id' | 'vendorId'>) {
  const [row] = await records(db, and(eq(proposals.id, id), eq(proposals.vendorId, vendorId)));
  if (!row) throw new Error('@paidang/server: the proposal does not exist; look it up first.');
  return row;
}

export const insertVersion = (db: Database, version: typeof proposalVersions.$inferInsert) =>
  db.insert(proposalVersions).values(version);

/** Versions, newest first. */
export const listVersions = (db: Database, { id }: Pick<ProposalRow, 'id'>): Promise<VersionRow[]> =>
  db.select().from(proposalVersions).where(eq(proposalVersions.proposalId, id)).orderBy(desc(proposalVersions.number));

export async function findVersion(
  db: Database,
  { id }: Pick<ProposalRow, 'id'>,
  number: number,
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalVersions.proposalId, id), eq(proposalVersions.number, number)));
  return row ?? null;
}

export const insertMove = (db: Database, move: typeof proposalMoves.$inferInsert) =>
  db.insert(proposalMoves).values(move);

/** Moves, oldest first, each with the name of the person. */
export const listMoves = (db: Database, { id }: Pick<ProposalRow, 'id'>) =>
  db
    .select({ move: proposalMoves, by: users.name })
    .from(proposalMoves)
    .leftJoin(users, eq(users.id, proposalMoves.actorId))
    .where(eq(proposalMoves.proposalId, id))
    .orderBy(asc(proposalMoves.ordinal));

/** Finds vendors by a part of their name, company or address. */
export function findVendors(db: Database, words: string): Promise<PersonRow[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select(personColumns)
    .from(users)
    .where(
      and(
        eq(users.role, 'Vendor'),
        eq(users.status, 'active'),
        or(ilike(users.name, like), ilike(users.companyName, like), ilike(users.email, like)),
      ),
    )
    .orderBy(asc(users.companyName), asc(users.name), asc(users.id))
    .limit(proposalLimits.vendorsFound);
}
