import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction on it. Stores take it as their first argument and work with either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Throws if the database does not respond. */
export const ping = (db: Database) => db.execute(sql`select 1`);
