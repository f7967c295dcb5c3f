import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { recentLineMessages } from '../../platform/line';
import { recentMails } from '../../platform/mail/outbox';
import { bindTestAccount, queuePushes, startMessagingWorker } from '.';
import { notify } from './notify';
import { findChoices, saveChoices } from './setting-store';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a new process sends waiting messages, and stops after the current round', async () => {
  const { vendor, creator } = await createProject(server.transact);
  server.clock.now = new Date('2026-03-02T08:00:00+08:00');
  await server.transact(async (tx) => {
    await bindTestAccount(tx, vendor);
    const { preferences } = await findChoices(tx.db, creator.id);
    await saveChoices(tx.db, creator.id, { ask: 'always', preferences, offHours: false }, tx.now);
    const notifications = await notify(tx, { to: vendor.id, from: creator, code: '2-030-01', parameters: {} });
    await queuePushes(tx, { senderId: creator.id, step: '03001', notifications });
  });
  server.clock.now = new Date('2026-03-02T09:00:00+08:00');
  const errors: unknown[] = [];
  const log = { warn: () => {} };
  const stop = startMessagingWorker(server.platform, null, { log, onError: (error) => errors.push(error) });
  await stop();
  expect(errors).toEqual([]);
  expect(await recentLineMessages(server.db, 5)).toMatchObject([{ status: 'kept' }]);
  expect(await recentMails(server.db, 5)).toMatchObject([
    { recipient: vendor.email, subject: '你有 2 則未讀通知｜拍檔' },
  ]);
});

test('an error is reported, and does not stop the rest', async () => {
  server.clock.now = new Date('2026-03-03T09:00:00+08:00');
  const errors: unknown[] = [];
  const broken = {
    ...server.platform,
    transact: () => Promise.reject(new Error('The database is away.')),
  };
  await startMessagingWorker(broken, null, { log: { warn: () => {} }, onError: (error) => errors.push(error) })();
  expect(errors).toHaveLength(3);
});
