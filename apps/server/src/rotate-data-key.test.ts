import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '../test/factories/users';
import { createTestDatabase } from '../test/test-database';
import { addDataKey, readDataKeys } from './config/data-keys';
import { incomeStatements } from './modules/income-statements/schema';
import { serviceData, servicePictures } from './modules/service-data/schema';
import type { OpenDatabase } from './platform/database';
import { createSealer, dataKeysInUse, rewrapKeys, type Sealer } from './platform/sealing';
import { createTransact } from './platform/transaction';
import { rotateDataKey } from './rotate-data-key';
import * as schema from './schema';
import { sealedTables } from './sealed-tables';

const secret = 'A123456789';
/** More than one batch of a rotation. */
const pictures = 230;

let database: OpenDatabase;
let env: { DATA_DIR: string };
let userIds: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function fill(sealer: Sealer): Promise<void> {
  const { db } = database;
  for (const table of [servicePictures, serviceData, incomeStatements]) await db.delete(table);
  const transact = createTransact({ db, publish: () => {}, clock: () => new Date() });
  const people = Array.from({ length: pictures }, () => createUser(transact, { role: 'Creator' }));
  userIds = (await Promise.all(people)).map(({ id }) => id);
  const now = new Date();
  await db.insert(servicePictures).values(
    userIds.map((userId) => {
      const { sealed, ...wrapped } = sealer.sealJson(userId, secret);
      return { userId, kind: 'id_front_image' as const, file: 'a.sealed', ...wrapped, bytes: 1, uploadedAt: now };
    }),
  );
  const [owner = ''] = userIds;
  await db
    .insert(serviceData)
    .values({ userId: owner, ...sealer.sealJson(owner, secret), revision: 1, updatedAt: now });
}

const opened = async (sealer: Sealer) => {
  const [row] = await database.db.select().from(serviceData);
  return row && sealer.openJson(row.userId, row);
};

beforeEach(async () => {
  env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'paidang-rotation-')) };
  return () => rm(env.DATA_DIR, { recursive: true });
});

test('the rotation covers every table with a wrapped key', () => {
  const withKey = Object.values(schema as Record<string, unknown>).filter(
    (one): one is PgTable => is(one, PgTable) && 'wrappedKey' in one,
  );
  expect(sealedTables.map(getTableName).sort()).toEqual(withKey.map(getTableName).sort());
});

test('on a single machine a new key is generated, everything opens with it, and the old one is deleted', async () => {
  const old = createSealer(await readDataKeys(env));
  await fill(old);
  expect(await rotateDataKey(database.db, env)).toMatch(/^231 records/);
  const current = createSealer(await readDataKeys(env));
  expect(current.keyId).not.toBe(old.keyId);
  expect(await dataKeysInUse(database.db, sealedTables)).toEqual([current.keyId]);
  expect(await opened(current)).toBe(secret);
  await expect(opened(old)).rejects.toThrow(/DATA_KEY_PREVIOUS/);
  expect((await readFile(join(env.DATA_DIR, 'data-key'), 'utf8')).trim().split('\n')).toHaveLength(1);
});

test('continues after an interruption, with the same new key', async () => {
  await fill(createSealer(await readDataKeys(env)));
  const begun = createSealer(await addDataKey(env));
  await rewrapKeys(database.db, begun, [serviceData]);
  // Both keys are present, so a server started now can read everything.
  expect(await opened(createSealer(await readDataKeys(env)))).toBe(secret);
  expect(await rotateDataKey(database.db, env)).toMatch(/^230 records/);
  expect(createSealer(await readDataKeys(env)).keyId).toBe(begun.keyId);
  expect(await dataKeysInUse(database.db, sealedTables)).toEqual([begun.keyId]);
});

test('on several machines the configured key is used, and alone opens everything afterwards', async () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  await fill(createSealer({ current: before, others: [] }));
  const set = { ...env, DATA_KEY: after.toString('base64'), DATA_KEY_PREVIOUS: before.toString('base64') };
  await rotateDataKey(database.db, set);
  expect(await opened(createSealer({ current: after, others: [] }))).toBe(secret);
  expect(await rotateDataKey(database.db, set)).toMatch(/^0 records/);
});

test('changes nothing if the previous key is missing', async () => {
  const before = createSealer({ current: randomBytes(32), others: [] });
  await fill(before);
  const set = { ...env, DATA_KEY: randomBytes(32).toString('base64') };
  await expect(rotateDataKey(database.db, set)).rejects.toThrow(before.keyId);
  expect(await opened(before)).toBe(secret);
});
