import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { paths } from '../../config/paths';
import type { OpenDatabase } from './database';

const migrationLock = 7_240_311;

/** Migrates under a lock: processes that start together take turns. */
async function migrateOnce(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: paths.migrations });
  } finally {
    await client.end();
  }
}

/** Connects to a PostgreSQL that is already migrated. */
export function connectPostgres(url: string): OpenDatabase {
  const client = postgres(url, { max: 10, onnotice: () => {} });
  return { db: drizzle(client, { casing: 'snake_case' }), close: () => client.end({ timeout: 5 }) };
}

/** Migrates and opens a PostgreSQL server, which any number of processes can share. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateOnce(url);
  return connectPostgres(url);
}
