import { notificationCalls } from '@paidang/contract/calls';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { outbox } from '../../platform/mail/schema';
import { dailyRuns } from '../../platform/schedule/schema';
import { notifications } from '../notifications/schema';
import { sendDigests } from './digest';
import { type NewNotification, notify } from './notify';
import { findChoices, saveChoices } from './setting-store';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(notifications);
  await server.db.delete(outbox);
  await server.db.delete(dailyRuns);
  vendor = await createUser(server.transact, { role: 'Vendor', name: '許雅筑' });
  creator = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
});

const at = (moment: string) => {
  server.clock.now = new Date(`${moment}+08:00`);
};
const tell = (change: Partial<NewNotification> = {}) =>
  server.transact((tx) =>
    notify(tx, {
      to: vendor.id,
      from: creator,
      code: '2-030-01',
      parameters: { project_name: '夜間修護精華', project_uuid: 'p1', task_uuid: 't1', task_index: 0 },
      ...change,
    }),
  );
const mails = () => server.db.select().from(outbox).orderBy(desc(outbox.ordinal));

/** Link addresses by their texts. */
const linksOf = (html = ''): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, url, text]) => [text, url]));

test('sends one mail at nine in Taipei with the unread notifications of the last day, by project', async () => {
  at('2026-03-01T08:59:00');
  await tell({ code: '2-030-02' });
  at('2026-03-01T09:00:00');
  await tell();
  at('2026-03-01T22:00:00');
  await tell({ parameters: { project_name: '山嵐手沖', project_uuid: 'p2', task_uuid: 't2', task_index: 0 } });
  await tell({ code: '2-030-04', parameters: { project_name: '夜間修護精華', project_uuid: 'p1', task_uuid: 't1' } });
  at('2026-03-02T08:59:59');
  await sendDigests(server.platform);
  expect(await mails()).toEqual([]);
  at('2026-03-02T09:00:00');
  await sendDigests(server.platform);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: vendor.email, subject: '你有 3 則未讀通知｜拍檔' });
  expect(mail?.body).not.toContain('修改了');
  expect(mail?.body.match(/【.+】/g)).toEqual(['【夜間修護精華】', '【山嵐手沖】']);
  expect(mail?.body).toContain(`・阿澄 提供了《夜間修護精華》的創意大綱\n${server.env.APP_URL}/outline/t1?index=0`);
  expect(linksOf(mail?.html)).toMatchObject({
    '・阿澄 提供了《夜間修護精華》的創意大綱': `${server.env.APP_URL}/outline/t1?index=0`,
    '不想收到這封信，可以在通知設定調整': `${server.env.APP_URL}/profile/notify`,
  });
});

test('several processes, or later runs on the same day, send it once', async () => {
  at('2026-03-02T07:00:00');
  await tell();
  at('2026-03-02T09:00:00');
  await Promise.all([sendDigests(server.platform), sendDigests(server.platform)]);
  at('2026-03-02T11:00:00');
  await sendDigests(server.platform);
  expect(await mails()).toHaveLength(1);
});

test('a server that was down at nine still sends it, but not at night', async () => {
  at('2026-03-02T07:00:00');
  await tell();
  at('2026-03-02T21:00:01');
  await sendDigests(server.platform);
  expect(await mails()).toEqual([]);
  at('2026-03-02T15:00:00');
  await sendDigests(server.platform);
  expect(await mails()).toHaveLength(1);
});

test('read and unwanted notifications are not mailed, and suspended accounts get none', async () => {
  const suspended = await createUser(server.transact, { role: 'Vendor', status: 'suspended' });
  const reader = await createUser(server.transact, { role: 'Vendor' });
  at('2026-03-02T07:00:00');
  await tell({ to: [vendor.id, suspended.id, reader.id] });
  await server.call(notificationCalls.readAll, { as: reader });
  await server.transact(async (tx) => {
    const { preferences } = await findChoices(tx.db, vendor.id);
    const quiet = { ...preferences, steps: { email: 'off' as const, line: true } };
    await saveChoices(tx.db, vendor.id, { ask: 'ask', preferences: quiet, offHours: false }, tx.now);
  });
  at('2026-03-02T09:00:00');
  await sendDigests(server.platform);
  expect(await mails()).toEqual([]);
});

test('a project with many notifications is cut, with the number of omitted ones', async () => {
  at('2026-03-02T07:00:00');
  for (let count = 0; count < 12; count += 1) await tell();
  at('2026-03-02T09:00:00');
  await sendDigests(server.platform);
  const [mail] = await mails();
  expect(mail?.body).toContain('還有 2 則，請到通知中心查看');
});
