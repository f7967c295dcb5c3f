import type { SessionScope } from '@paidang/contract/calls';
import type { SignedInDevice } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { hashToken, newToken } from '../../platform/token/token';
import type { Transaction } from '../../platform/transaction';
import type { CurrentAccount } from '../users';
import { users } from '../users/schema';
import { sessions } from './schema';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Precision of `lastUsedAt`. */
const lastUsedPrecisionMs = 5 * minute;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

async function insertSession(
  { db, now }: Transaction,
  session: Pick<typeof sessions.$inferInsert, 'userId' | 'scope' | 'isSuperLogin' | 'device' | 'expiresAt'>,
): Promise<string> {
  const token = newToken();
  const at = { createdAt: now, renewedAt: now, lastUsedAt: now };
  await db.insert(sessions).values({ ...session, ...at, tokenHash: hashToken(token) });
  return token;
}

/** Signs a user in and returns the token, which is not stored. */
export const openSession = (tx: Transaction, userId: string, device = ''): Promise<string> =>
  insertSession(tx, { userId, device, expiresAt: after(tx.now, limits.session.days * day) });

/** Signs the platform team in as a user, for a short time. */
export const openSuperSession = (tx: Transaction, userId: string, device: string): Promise<string> =>
  insertSession(tx, {
    userId,
    device,
    isSuperLogin: true,
    expiresAt: after(tx.now, limits.superLogin.sessionMinutes * minute),
  });

/** Signs a user in for the chat only, for a short time. */
export async function openChatSession(tx: Transaction, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = after(tx.now, limits.partner.sessionMinutes * minute);
  return { token: await insertSession(tx, { userId, scope: 'chat', expiresAt }), expiresAt };
}

/** Signs a member of staff in to the console, for a working day. */
export const openConsoleSession = (tx: Transaction, userId: string, device: string): Promise<string> =>
  insertSession(tx, { userId, device, scope: 'console', expiresAt: after(tx.now, limits.staff.sessionHours * hour) });

/** The session of a request. */
export interface CurrentSession {
  readonly id: string;
  /** `null` if it is not limited. */
  readonly scope: SessionScope | null;
  readonly isSuperLogin: boolean;
}

export interface FoundSession {
  readonly user: CurrentAccount;
  readonly session: CurrentSession;
}

type SessionRow = typeof sessions.$inferSelect;

/** Records the use of a session, and that the client has received its latest token. */
async function touch(db: Database, session: SessionRow, hash: string, now: Date): Promise<void> {
  const arrived = session.tokenHash === hash && session.previousHash !== null && session.previousUntil === null;
  if (!arrived && now.getTime() - session.lastUsedAt.getTime() < lastUsedPrecisionMs) return;
  const previousUntil = after(now, limits.session.graceSeconds * 1000);
  await db
    .update(sessions)
    .set({ lastUsedAt: now, ...(arrived ? { previousUntil } : {}) })
    .where(and(eq(sessions.userId, session.userId), eq(sessions.id, session.id)));
}

const matches = (hash: string, now: Date) =>
  or(
    eq(sessions.tokenHash, hash),
    and(eq(sessions.previousHash, hash), or(isNull(sessions.previousUntil), gt(sessions.previousUntil, now))),
  );

/** Staff accounts only have console sessions, and other accounts never do. */
const fitsTheAccount = sql`(${sessions.scope} = 'console') = (${users.role} = 'Platform')`;

/** The account and session of a token; `null` if it is revoked, replaced or expired, or the account is not active. */
export async function findSession(db: Database, token: string, now: Date): Promise<FoundSession | null> {
  const hash = hashToken(token);
  const [row] = await db
    .select({
      session: sessions,
      user: {
        id: users.id,
        role: users.role,
        name: users.name,
        companyName: users.companyName,
        contactPerson: users.contactPerson,
        email: users.email,
        avatar: users.avatar,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(matches(hash, now), gt(sessions.expiresAt, now), eq(users.status, 'active'), fitsTheAccount));
  if (!row) return null;
  await touch(db, row.session, hash, now);
  const { id, scope, isSuperLogin } = row.session;
  return { user: row.user, session: { id, scope: scope === 'all' ? null : scope, isSuperLogin } };
}

/**
 * Replaces the token of a session once it has been in use for a day. The old token stays valid until the new one is used,
 * so that a lost response does not sign anyone out.
 *
 * @returns the new token, or `null` if it is not time yet.
 */
export async function renewSession({ db, now }: Transaction, userId: string, id: string): Promise<string | null> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id));
  const [session] = await db.select().from(sessions).where(own).for('update');
  if (!session || session.isSuperLogin || session.scope !== 'all') return null;
  if (now.getTime() - session.renewedAt.getTime() < limits.session.renewHours * hour) return null;
  const token = newToken();
  const longest = after(session.createdAt, limits.session.longestDays * day);
  const expiresAt = new Date(Math.min(after(now, limits.session.days * day).getTime(), longest.getTime()));
  const isUnused = session.previousHash !== null && session.previousUntil === null;
  await db
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      // An unused successor token was never received, so the browser still holds the previous one.
      previousHash: isUnused ? session.previousHash : session.tokenHash,
      previousUntil: null,
      renewedAt: now,
      expiresAt,
    })
    .where(own);
  return token;
}

/** When a user's session began; `null` if there is no such session. */
export async function findSignIn(db: Database, userId: string, id: string): Promise<Date | null> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return session?.createdAt ?? null;
}

/** A user's sessions, most recently used first. */
export async function listSessions(
  { db, now }: Transaction,
  userId: string,
  current: string | undefined,
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map(({ id, device, createdAt, lastUsedAt, isSuperLogin }) => ({
    uuid: id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === current,
    is_super_login: isSuperLogin,
  }));
}

/**
 * Revokes a session of a user. Sockets do not know their session, so all of the user's are closed, and the others
 * reconnect. Returns whether the session existed.
 */
export async function closeSession({ db, disconnect }: Transaction, userId: string, id: string): Promise<boolean> {
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (closed.length > 0) disconnect([userId]);
  return closed.length > 0;
}

/** Signs a user out of every other browser. */
export async function closeOtherSessions(
  { db, disconnect }: Transaction,
  userId: string,
  current: string,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, current)));
  disconnect([userId]);
}

/** Signs users out everywhere and closes their sockets. */
export async function closeSessionsOf({ db, disconnect }: Transaction, userIds: readonly string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.userId, [...userIds]));
  disconnect(userIds);
}

export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now));
