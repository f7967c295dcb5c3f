import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { users } from '../../modules/users/schema';
import { type Broadcast, createTransact } from '../transaction';
import type { OpenDatabase } from '.';
import { lockDirectory } from './directory-lock';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const row = (email: string) => ({ email, passwordHash: '-', role: 'Vendor' as const, name: 'a', companyName: 'a' });

describe('transactions', () => {
  const sent: Broadcast[] = [];
  const transact = () =>
    createTransact({
      db: database.db,
      clock: () => new Date('2026-11-21T00:00:00.000Z'),
      publish: (broadcasts) => {
        sent.push(...broadcasts);
      },
    });
  const seen = { board: '030' } as const;

  test('publish after the commit, never to the socket that caused it', async () => {
    await transact()(
      async (tx) => {
        tx.publish('private-task.t', 'comments-changed', seen);
        await tx.db.insert(users).values(row('kept@paidang.test'));
        expect(sent).toEqual([]);
      },
      { socketId: '1.2' },
    );
    expect(sent).toEqual([{ channel: 'private-task.t', event: 'comments-changed', data: seen, except: '1.2' }]);
  });

  test('leave no rows and publish nothing if they fail', async () => {
    sent.length = 0;
    const work = transact()(async (tx) => {
      tx.publish('private-task.t', 'comments-changed', seen);
      await tx.db.insert(users).values(row('lost@paidang.test'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const emails = await database.db.select({ email: users.email }).from(users);
    expect(emails).toEqual([{ email: 'kept@paidang.test' }]);
    expect(sent).toEqual([]);
  });

  test('are refused inside another, where they would wait forever', async () => {
    const run = transact();
    await expect(run(() => run(async () => 'never'))).rejects.toThrow('Pass the transaction on instead.');
  });
});

describe('directory lock', () => {
  const path = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paidang-lock-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return join(folder, 'database.lock');
  };

  test('refuses a second holder, naming the first, and is free again after release', async () => {
    const file = await path();
    const unlock = await lockDirectory(file);
    await expect(lockDirectory(file)).rejects.toThrow(`in use by process ${process.pid} on ${hostname()}`);
    await unlock();
    await (await lockDirectory(file))();
  });

  test('takes over from a process that is gone', async () => {
    const file = await path();
    await writeFile(file, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), lockedAt: Date.now() }));
    await (await lockDirectory(file))();
  });

  test('takes over a truncated lock file', async () => {
    const file = await path();
    await writeFile(file, '');
    await (await lockDirectory(file))();
  });

  test('refuses a lock that another machine still refreshes', async () => {
    const file = await path();
    await writeFile(file, JSON.stringify({ pid: 1, host: 'another-machine', lockedAt: Date.now() }));
    await expect(lockDirectory(file)).rejects.toThrow('in use by process 1 on another-machine');
  });
});
