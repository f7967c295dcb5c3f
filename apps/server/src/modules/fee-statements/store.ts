import type { FeePayer } from '@paidang/contract/entities';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { feeStatements } from './schema';

export type FeeStatementRow = typeof feeStatements.$inferSelect;

/** All statements of a task, newest first. */
export const listFeeStatements = (db: Database, taskId: string): Promise<FeeStatementRow[]> =>
  db.select().from(feeStatements).where(eq(feeStatements.taskId, taskId)).orderBy(desc(feeStatements.ordinal));

export const insertFeeStatement = (db: Database, statement: typeof feeStatements.$inferInsert) =>
  db.insert(feeStatements).values(statement);

export const changeFeeStatement = (
  db: Database,
  { id, taskId }: Pick<FeeStatementRow, 'id' | 'taskId'>,
  change: Partial<Pick<FeeStatementRow, 'status' | 'changedAt' | 'number' | 'invoice' | 'reason'>>,
) =>
  db
    .update(feeStatements)
    .set(change)
    .where(and(eq(feeStatements.id, id), eq(feeStatements.taskId, taskId)));

/** The payer data a vendor entered on the last statement they made. */
export async function lastPayer(db: Database, vendorId: string): Promise<FeePayer | null> {
  const [row] = await db
    .select({ payer: feeStatements.payer })
    .from(feeStatements)
    .where(eq(feeStatements.vendorId, vendorId))
    .orderBy(desc(feeStatements.ordinal))
    .limit(1);
  return row?.payer ?? null;
}
