import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { ProjectRow, TaskRow } from '../membership';
import { listPlatforms } from '../projects';
import { projects, tasks } from '../projects/schema';
import { type CurrentUser, partyRole, type UserRow } from '../users';
import { users } from '../users/schema';
import { invitations } from './schema';

export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation with its sender and project. */
export interface InvitationRecord {
  readonly invitation: InvitationRow;
  readonly sender: Pick<UserRow, 'id' | 'role' | 'name' | 'companyName' | 'avatar' | 'email'>;
  readonly project: ProjectRow | null;
}

const records = (db: Database) =>
  db
    .select({
      invitation: invitations,
      sender: {
        id: users.id,
        role: partyRole,
        name: users.name,
        companyName: users.companyName,
        avatar: users.avatar,
        email: users.email,
      },
      project: projects,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.senderId))
    .leftJoin(projects, eq(projects.id, invitations.projectId));

/** Condition: sent to this account, or to its address before the account existed. */
const addressedTo = ({ id, email }: CurrentUser) =>
  or(eq(invitations.recipientId, id), and(isNull(invitations.recipientId), eq(invitations.email, email)));

export const listReceived = (db: Database, user: CurrentUser, most: number): Promise<InvitationRecord[]> =>
  records(db).where(addressedTo(user)).orderBy(desc(invitations.sentAt), desc(invitations.id)).limit(most);

export const listSent = (db: Database, userId: string, most: number): Promise<InvitationRecord[]> =>
  records(db)
    .where(eq(invitations.senderId, userId))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(most);

// by id: of a row found by token, sender or recipient, or named in a link that discloses little; see `findOwn`.
export async function findInvitation(db: Database, id: string): Promise<InvitationRecord | null> {
  const [record] = await records(db).where(eq(invitations.id, id));
  return record ?? null;
}

/** An invitation the user sent or received. */
export async function findOwn(db: Database, id: string, user: CurrentUser): Promise<InvitationRecord | null> {
  const [record] = await records(db).where(
    and(eq(invitations.id, id), or(eq(invitations.senderId, user.id), addressedTo(user))),
  );
  return record ?? null;
}

/** The invitations to a project and its tasks. */
export const listOfProject = (db: Database, { id, vendorId }: ProjectRow): Promise<InvitationRecord[]> =>
  records(db)
    .where(and(eq(invitations.projectId, id), eq(invitations.senderId, vendorId)))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));

/** Finds an invitation by the token of its link. */
export async function findByToken(db: Database, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** Assigns an invitation to a user, if it is unassigned. */
export const claimInvitation = (db: Database, id: string, userId: string) =>
  db
    .update(invitations)
    .set({ recipientId: userId })
    .where(and(eq(invitations.id, id), isNull(invitations.recipientId), eq(invitations.status, 'pending')));

/** Finds an invitation by the token of its link, and locks it until the end of the transaction. */
export async function lockByToken(db: Database, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash)).for('update');
  return row ?? null;
}

/** Locks an invitation the user received. */
export async function lockReceived(db: Database, id: string, user: CurrentUser): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), addressedTo(user)))
    .for('update');
  return row ?? null;
}

/** Locks an invitation the user sent. */
export async function lockSent(db: Database, id: string, userId: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.senderId, userId)))
    .for('update');
  return row ?? null;
}

export async function insertInvitation(db: Database, row: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [inserted] = await db.insert(invitations).values(row).returning();
  if (!inserted) throw new Error('@paidang/server: insert returned no row for invitations.');
  return inserted;
}

export const changeInvitation = (
  db: Database,
  { id, senderId }: Pick<InvitationRow, 'id' | 'senderId'>,
  change: Partial<typeof invitations.$inferInsert>,
) =>
  db
    .update(invitations)
    .set(change)
    .where(and(eq(invitations.id, id), eq(invitations.senderId, senderId)));

/** An invited person: an address, with an account if there is one. */
export interface Invitee {
  readonly email: string;
  readonly id?: string | undefined;
}

const sentTo = ({ email, id }: Invitee) =>
  id ? or(eq(invitations.email, email), eq(invitations.recipientId, id)) : eq(invitations.email, email);

/** Pending invitations of a sender to a person. */
export const listPending = (db: Database, senderId: string, invitee: Invitee) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.senderId, senderId), sentTo(invitee), eq(invitations.status, 'pending')));

/** Locks the invitations to exactly this task that are waiting for an answer or have expired. */
export const lockPendingToTask = (db: Database, { id, projectId }: TaskRow): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), eq(invitations.taskId, id), eq(invitations.status, 'pending')))
    .for('update');

/** Locks the pending invitations of a project, except those that are being answered. */
export const lockPendingOf = (db: Database, projectId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), eq(invitations.status, 'pending')))
    .for('update', { skipLocked: true });

/** Closes a user's other invitations to a project or to the given tasks of it. @returns the closed invitations */
export const closeDuplicates = (
  db: Database,
  user: CurrentUser,
  { projectId, taskIds, now }: { projectId: string; taskIds: readonly string[]; now: Date },
): Promise<{ id: string }[]> =>
  db
    .update(invitations)
    .set({ status: 'joined', answeredAt: now, recipientId: user.id })
    .where(
      and(
        addressedTo(user),
        eq(invitations.status, 'pending'),
        eq(invitations.projectId, projectId),
        or(isNull(invitations.taskId), inArray(invitations.taskId, [...taskIds])),
      ),
    )
    .returning({ id: invitations.id });

/** Pending invitations that were sent to an address before it belonged to an account. */
export const listUnclaimed = (db: Database, { email }: Pick<CurrentUser, 'email'>, now: Date) =>
  records(db)
    .where(
      and(
        isNull(invitations.recipientId),
        eq(invitations.email, email),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(asc(invitations.sentAt), asc(invitations.id));

/** The number of a project's invitations that can still be answered. */
export const countWaiting = (db: Database, projectId: string, now: Date): Promise<number> =>
  db.$count(
    invitations,
    and(eq(invitations.projectId, projectId), eq(invitations.status, 'pending'), gt(invitations.expiresAt, now)),
  );

/** The number of invitations a sender has mailed. */
export const countSent = (db: Database, senderId: string, since: Date): Promise<number> =>
  db.$count(invitations, and(eq(invitations.senderId, senderId), gt(invitations.sentAt, since)));

/** The number of a sender's invitations to an address that were revoked or declined. */
export const countEnded = (
  db: Database,
  { senderId, email }: Pick<InvitationRow, 'senderId' | 'email'>,
  since: Date,
): Promise<number> =>
  db.$count(
    invitations,
    and(
      eq(invitations.senderId, senderId),
      eq(invitations.email, email),
      inArray(invitations.status, ['revoked', 'rejected']),
      gt(invitations.answeredAt, since),
    ),
  );

/** A user's sent invitations that are pending. */
export const listUnanswered = (db: Database, senderId: string) =>
  db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.senderId, senderId), eq(invitations.status, 'pending')));

/** Declines a user's pending invitations and erases their address. @returns the declined invitations */
export async function eraseRecipient(
  db: Database,
  { id, email }: Pick<CurrentUser, 'id' | 'email'>,
  { nobody, now }: { nobody: string; now: Date },
): Promise<Pick<InvitationRow, 'projectId'>[]> {
  const isReceived = or(eq(invitations.recipientId, id), eq(invitations.email, email));
  const declined = await db
    .update(invitations)
    .set({ status: 'rejected', answeredAt: now })
    .where(and(isReceived, eq(invitations.status, 'pending')))
    .returning({ projectId: invitations.projectId });
  await db.update(invitations).set({ email: nobody, addressee: null }).where(isReceived);
  return declined;
}

/** Pending invitations that expired in the given period. */
export const listExpired = (db: Database, since: Date, until: Date): Promise<InvitationRecord[]> =>
  records(db).where(
    and(eq(invitations.status, 'pending'), gte(invitations.expiresAt, since), lt(invitations.expiresAt, until)),
  );

export interface InvitedTaskRow extends TaskRow {
  readonly platforms: readonly string[];
}

/** The tasks of the invitations' projects. */
export async function listInvitedTasks(db: Database, rows: readonly InvitationRow[]): Promise<InvitedTaskRow[]> {
  const projectIds = rows.flatMap(({ projectId }) => projectId ?? []);
  if (projectIds.length === 0) return [];
  const found = await db.select().from(tasks).where(inArray(tasks.projectId, projectIds)).orderBy(asc(tasks.position));
  const platforms = await listPlatforms(
    db,
    found.map(({ id }) => id),
  );
  return found.map((task) => ({
    ...task,
    platforms: platforms.filter(({ taskId }) => taskId === task.id).map(({ title }) => title),
  }));
}

/** Locks a project's tasks without a creator, so that two creators cannot take the same one. */
export const lockOpenTasks = (db: Database, projectId: string): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.creatorId)))
    .orderBy(asc(tasks.position))
    .for('update');

export const assignTasks = (db: Database, ids: readonly string[], creatorId: string) =>
  db
    .update(tasks)
    .set({ creatorId })
    .where(inArray(tasks.id, [...ids]));
