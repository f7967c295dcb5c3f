import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { hashToken } from '../../platform/token/token';
import { recoveryCodes, secondFactors } from '../staff/schema';

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Locks the second factor, so that a code sent twice at the same time is accepted only once. */
export async function lockSecondFactor(db: Database, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row ?? null;
}

/** When the first code of the authenticator was accepted; `null` before that. */
export async function findEnrolledAt(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row?.confirmedAt ?? null;
}

export const putSecondFactor = (db: Database, { userId, ...row }: typeof secondFactors.$inferInsert) =>
  db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { confirmedAt: null, lastStep: 0, ...row } });

export const changeSecondFactor = (
  db: Database,
  userId: string,
  change: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep'>>,
) => db.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));

export const deleteSecondFactor = async (db: Database, userId: string): Promise<void> => {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

export async function putRecoveryCodes(db: Database, userId: string, codes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Deletes a recovery code when it is used. @returns whether the code was valid */
export async function spendRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
