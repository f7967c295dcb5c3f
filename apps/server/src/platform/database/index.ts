import type { OpenDatabase } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

export { type Database, type OpenDatabase, ping } from './database';

/** Opens the database configured in the environment and migrates it. */
export const openDatabase = (env: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(env.DATA_DIR);
