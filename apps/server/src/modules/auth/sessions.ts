import type { SessionScope } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from './current-user';
import { sessions, users } from './schema';
import { hashToken, newToken } from './token';

const day = 86_400_000;
const minute = 60_000;

async function insertSession(
  { db, now }: Transaction,
  session: Pick<typeof sessions.$inferInsert, 'userId' | 'scope' | 'expiresAt'>,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(token), createdAt: now });
  return token;
}

/** Signs a user in and returns the token, which is not kept. */
export const openSession = (tx: Transaction, userId: string): Promise<string> =>
  insertSession(tx, { userId, expiresAt: new Date(tx.now.getTime() + limits.session.days * day) });

/** Signs a user in for the chat alone, and not for long. */
export async function openChatSession(tx: Transaction, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(tx.now.getTime() + limits.partner.sessionMinutes * minute);
  return { token: await insertSession(tx, { userId, scope: 'chat', expiresAt }), expiresAt };
}

export interface FoundSession {
  readonly user: CurrentUser;
  /** `null` when it is good for everything. */
  readonly scope: SessionScope | null;
}

/** The person behind a token, `null` when it was revoked, is too old or the account may not act. */
export async function findSession(db: Database, token: string, now: Date): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      scope: sessions.scope,
      id: users.id,
      role: users.role,
      name: users.name,
      companyName: users.companyName,
      contactPerson: users.contactPerson,
      email: users.email,
      avatar: users.avatar,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now), eq(users.status, 'active')));
  if (!row) return null;
  const { scope, ...user } = row;
  return { user, scope: scope === 'all' ? null : scope };
}

/** Revokes one token. A socket does not know its token: all of the user's are ended, and the others come back. */
export async function closeSession({ db, disconnect }: Transaction, token: string): Promise<void> {
  const closed = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId });
  disconnect(closed.map(({ userId }) => userId));
}

/** Signs people out everywhere, and ends their sockets. */
export async function closeSessionsOf({ db, disconnect }: Transaction, userIds: readonly string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.userId, [...userIds]));
  disconnect(userIds);
}

export const forgetExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now));
