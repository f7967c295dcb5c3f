import { limits } from '@paidang/contract/limits';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from './current-user';
import { sessions, users } from './schema';
import { hashToken, newToken } from './token';

const day = 86_400_000;

/** Signs a user in and returns the token, which is not kept. */
export async function openSession({ db, now }: Transaction, userId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + limits.session.days * day);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/** The person behind a token, `null` when it was revoked, is too old or the account may not act. */
export async function findSessionUser(db: Database, token: string, now: Date): Promise<CurrentUser | null> {
  const [user] = await db
    .select({
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
  return user ?? null;
}

/** Revokes one token. */
export const closeSession = ({ db }: Transaction, token: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));

export const forgetExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now));
