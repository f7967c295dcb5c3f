import { eq, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database';
import type { Sealer } from './sealer';

/** A table with sealed records, or with the keys of sealed files. */
export type SealedTable = PgTable & { readonly keyId: PgColumn; readonly wrappedKey: PgColumn };

const atOnce = 200;

/**
 * Re-wraps a batch of keys that are wrapped with another data key, in a transaction of its own. Keys are random, so a
 * wrapped key identifies its row.
 */
const rewrapSome = (db: Database, sealer: Sealer, table: SealedTable): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ keyId: table.keyId, wrappedKey: table.wrappedKey })
      .from(table as PgTable)
      .where(ne(table.keyId, sealer.keyId))
      .limit(atOnce)
      .for('update');
    for (const { keyId, wrappedKey } of rows) {
      const wrapped = sealer.rewrap({ keyId: String(keyId), wrappedKey: wrappedKey as Uint8Array });
      await tx.update(table).set(wrapped).where(eq(table.wrappedKey, wrappedKey));
    }
    return rows.length;
  });

/** Re-wraps every key with the current data key. It can continue after an interruption. @returns the number of keys */
export async function rewrapKeys(db: Database, sealer: Sealer, tables: readonly SealedTable[]): Promise<number> {
  let count = 0;
  for (const table of tables) {
    for (let some = await rewrapSome(db, sealer, table); some > 0; some = await rewrapSome(db, sealer, table)) {
      count += some;
    }
  }
  return count;
}

/** The ids of the data keys that keys in these tables are wrapped with. */
export async function dataKeysInUse(db: Database, tables: readonly SealedTable[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of tables) {
    const rows = await db.selectDistinct({ keyId: table.keyId }).from(table as PgTable);
    for (const { keyId } of rows) found.add(String(keyId));
  }
  return [...found];
}
