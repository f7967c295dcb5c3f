import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { paths } from '../../config/paths';
import type { OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';

/** Wraps an open PGlite and migrates it. */
export async function migratePglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder: paths.migrations });
  return { db, close: () => client.close() };
}

/** Opens PostgreSQL inside this process, with its files in `{dataDir}/database`. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(join(dataDir, 'database.lock'));
  try {
    const { db, close } = await migratePglite(await PGlite.create(join(dataDir, 'database')));
    return {
      db,
      close: async () => {
        await close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
