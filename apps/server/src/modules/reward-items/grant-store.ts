import { and, asc, desc, eq, gt, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { invitations } from '../invitations/schema';
import { projects, tasks } from '../projects/schema';
import { users } from '../users/schema';

/** A vendor who has accepted a step, with what is known about how they joined. */
type VendorRow = Pick<typeof users.$inferSelect, 'id' | 'companyName' | 'createdAt' | 'origin'>;

interface Acceptance {
  readonly creatorId: string;
  readonly vendor: VendorRow;
  readonly projectId: string;
}

/** Creator and vendor of a task; `null` unless they are two people with active accounts. */
export async function findAcceptance(db: Database, taskId: string): Promise<Acceptance | null> {
  const creators = alias(users, 'creators');
  const [row] = await db
    .select({
      creatorId: creators.id,
      projectId: projects.id,
      vendor: { id: users.id, companyName: users.companyName, createdAt: users.createdAt, origin: users.origin },
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(users, and(eq(users.id, projects.vendorId), eq(users.status, 'active')))
    .innerJoin(
      creators,
      and(eq(creators.id, tasks.creatorId), eq(creators.status, 'active'), ne(creators.id, projects.vendorId)),
    )
    // by id: of the task whose step was accepted
    .where(eq(tasks.id, taskId));
  return row ?? null;
}

/**
 * The creator whose invitation brought a vendor: the one named at registration, or else the first who invited their address.
 * Invitations to people who already had an account do not count.
 */
export async function findInviter(db: Database, { id, createdAt, origin }: VendorRow): Promise<string | null> {
  const named = origin?.project_build_invitation_uuid ?? null;
  const [row] = await db
    .select({ senderId: invitations.senderId })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.senderId), eq(users.role, 'Creator'), eq(users.status, 'active')))
    .where(
      and(
        eq(invitations.recipientId, id),
        eq(invitations.kind, 'build'),
        lte(invitations.createdAt, createdAt),
        gte(invitations.expiresAt, createdAt),
      ),
    )
    .orderBy(desc(sql`${invitations.id} is not distinct from ${named}::uuid`), asc(invitations.createdAt))
    .limit(1);
  return row?.senderId ?? null;
}

/** A creator's latest project invitation to an address, with the vendor whose account has that address. */
export async function findSentInvitation(db: Database, senderId: string, email: string) {
  const [sent] = await db
    .select({
      invitation: { status: invitations.status, expiresAt: invitations.expiresAt },
      vendor: { id: users.id, companyName: users.companyName, createdAt: users.createdAt, origin: users.origin },
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.recipientId))
    .where(
      and(
        eq(invitations.senderId, senderId),
        eq(invitations.email, email),
        eq(invitations.kind, 'build'),
        ne(invitations.status, 'revoked'),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1);
  return sent ?? null;
}

/** A project's tasks with an agreed fee, and the creators who earn it. */
export async function findFees(db: Database, projectId: string) {
  const rows = await db
    .select({
      task: { id: tasks.id, title: tasks.title },
      creatorId: tasks.creatorId,
      fee: tasks.fee,
      project: { name: projects.name, buildMode: projects.buildMode },
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(tasks.projectId, projectId), isNotNull(tasks.creatorId), gt(tasks.fee, 0)))
    .orderBy(asc(tasks.position));
  return rows.flatMap(({ creatorId, fee, ...row }) => (creatorId && fee ? [{ ...row, creatorId, fee }] : []));
}
