import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import postgres from 'postgres';
import { paths } from '../src/config/paths';
import type { OpenDatabase } from '../src/platform/database';
import { migratePglite } from '../src/platform/database/open-pglite';
import { connectPostgres, openPostgres } from '../src/platform/database/open-postgres';

/** Changes whenever a migration does. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(paths.migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(paths.migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

const randomName = () => randomBytes(8).toString('hex');

/** The migrated, empty database as a file: created once for a set of migrations, loaded by every test file. */
async function template(): Promise<Blob> {
  const path = join(paths.cache, 'paidang', `database-${await migrationsHash()}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const client = await PGlite.create();
  await migratePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(join(path, '..'), { recursive: true });
  // Test files start in parallel: each writes a file of its own, and the last rename wins with a complete file.
  const own = `${path}.${randomName()}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, path);
  return dump;
}

/** In-memory PGlite instances not in use: emptying one takes a tenth of the time of starting one. */
const idle: PGlite[] = [];

async function empty(client: PGlite): Promise<void> {
  await client.exec('discard all');
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  // Triggers prevent append-only tables from being emptied.
  await client.exec(`
    set session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade;
    reset session_replication_role;
  `);
}

/** Lends an instance until `end`: later use fails here instead of writing into the next test's database. */
function lend(client: PGlite) {
  let isOver = false;
  const lent = new Proxy(client, {
    get(target, key) {
      if (isOver) throw new Error('The database of this test is closed.');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const end = () => {
    isOver = true;
  };
  return { lent, end };
}

async function createPglite(): Promise<OpenDatabase> {
  const client = idle.pop() ?? (await PGlite.create({ loadDataDir: await template() }));
  const { lent, end } = lend(client);
  return {
    db: drizzle(lent, { casing: 'snake_case' }),
    close: async () => {
      end();
      await empty(client);
      idle.push(client);
    },
  };
}

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** The migrated, empty database on this PostgreSQL that all others are copied from; the first process creates it. */
async function postgresTemplate(admin: postgres.Sql, url: string): Promise<string> {
  const name = `template_${await migrationsHash()}`;
  await admin`select pg_advisory_lock(1)`;
  const known = await admin`select 1 from pg_database where datname = ${name}`;
  if (known.length === 0) {
    const unfinished = `test_${randomName()}`;
    await admin.unsafe(`create database ${unfinished}`);
    await (await openPostgres(at(url, unfinished))).close();
    await admin.unsafe(`alter database ${unfinished} rename to ${name}`);
  }
  await admin`select pg_advisory_unlock(1)`;
  return name;
}

/** A new database on this PostgreSQL, at a URL that other processes can use too. */
export async function createPostgres(url: string): Promise<OpenDatabase & { readonly url: string }> {
  const name = `test_${randomName()}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${await postgresTemplate(admin, url)}`);
  const own = at(url, name);
  const { db, close } = connectPostgres(own);
  return {
    db,
    url: own,
    close: async () => {
      await close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** An empty database of its own: in-memory PGlite, or a new database on the PostgreSQL of `TEST_DATABASE_URL`. */
export const createTestDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE_URL ? createPostgres(process.env.TEST_DATABASE_URL) : createPglite();
