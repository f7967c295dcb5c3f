import { notificationCalls } from '@paidang/contract/calls';
import type { MailMode } from '@paidang/contract/entities';
import type { NotificationKind } from '@paidang/contract/notifications';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { outbox } from '../../platform/mail/schema';
import { dailyRuns } from '../../platform/schedule/schema';
import { notifications } from '../notifications/schema';
import { sendDigests } from './digest';
import { sendWaitingMails } from './mail-queue';
import { type NewNotification, notify } from './notify';
import { waitingMails } from './schema';
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
  clock('12:00:00');
  vendor = await createUser(server.transact, { role: 'Vendor', name: '許雅筑' });
  creator = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
  await choose({ steps: 'instant', comments: 'instant' });
});

const clock = (time: string, day = '2026-03-02') => {
  server.clock.now = new Date(`${day}T${time}+08:00`);
};
const choose = (modes: Partial<Record<NotificationKind, MailMode>>) =>
  server.transact(async (tx) => {
    const choices = await findChoices(tx.db, vendor.id);
    const changed = Object.entries(modes).map(([kind, email]) => [kind, { email, line: true }]);
    const preferences = { ...choices.preferences, ...Object.fromEntries(changed) };
    await saveChoices(tx.db, vendor.id, { ...choices, preferences }, tx.now);
  });
const p1 = { project_name: '夜間修護精華', project_uuid: 'p1', task_uuid: 't1', task_index: 0 };
const tell = (change: Partial<NewNotification> = {}) =>
  server.transact((tx) => notify(tx, { to: vendor.id, from: creator, code: '2-030-01', parameters: p1, ...change }));
const mails = async () => {
  await sendWaitingMails(server.platform);
  return server.db.select().from(outbox).orderBy(asc(outbox.ordinal));
};

test('a turn is mailed instantly, with a link to the step', async () => {
  await tell();
  clock('12:04:59');
  expect(await mails()).toEqual([]);
  clock('12:05:00');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: vendor.email, subject: '阿澄 提供了《夜間修護精華》的創意大綱｜拍檔' });
  const page = `${server.env.APP_URL}/outline/t1?index=0`;
  expect(mail?.body).toContain(page);
  expect(mail?.html).toContain(`href="${page}"`);
  expect(mail?.body).toContain(`${server.env.APP_URL}/profile/notify`);
  expect(mail?.html).toContain('不想收到這封信，可以在通知設定調整');
});

test('a mail to staff links to the console, and not to settings they do not have', async () => {
  const writer = await createStaff(server.transact);
  const parameters = { proposal_uuid: 'o1', proposal_name: '冬季' };
  const told: Partial<NewNotification> = { to: writer.id, from: vendor, code: '1-101-05', parameters };
  await tell(told);
  clock('12:05:00');
  const atOnce = (await mails()).find(({ recipient }) => recipient === writer.email);
  clock('09:00:00', '2026-03-03');
  await sendDigests(server.platform);
  const daily = (await mails()).findLast(({ recipient }) => recipient === writer.email);
  expect((atOnce ?? daily)?.body).toContain(`${server.env.APP_URL}/console/proposals/o1`);
  for (const mail of [atOnce, daily]) expect(mail?.body ?? '').not.toContain('/profile/notify');
});

test('ten comments within five minutes are one mail; another project has a separate one', async () => {
  for (let count = 0; count < 10; count += 1) {
    clock(`12:0${Math.floor(count / 3)}:00`);
    await tell({ code: '2-030-04', parameters: { ...p1, message_id: `m${count}` } });
  }
  clock('12:04:00');
  await tell({ parameters: { ...p1, project_name: '山嵐手沖', project_uuid: 'p2' } });
  clock('12:05:00');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['《夜間修護精華》有 10 則新通知｜拍檔']);
  clock('12:09:00');
  expect(await mails()).toHaveLength(2);
  clock('12:30:00');
  await tell();
  clock('12:35:00');
  expect(await mails()).toHaveLength(3);
});

test('notifications read in the meantime are not mailed', async () => {
  await tell();
  await server.call(notificationCalls.readAll, { as: vendor });
  clock('12:05:00');
  expect(await mails()).toEqual([]);
  expect(await server.db.$count(waitingMails)).toBe(0);
});

test('two processes at the same time send one mail', async () => {
  await tell();
  await tell({ code: '2-030-02' });
  clock('12:06:00');
  await Promise.all([sendWaitingMails(server.platform), sendWaitingMails(server.platform)]);
  expect(await mails()).toHaveLength(1);
});

test('instantly mailed notifications are not in the daily mail, unless the user switched to daily in the meantime', async () => {
  await tell();
  await tell({ code: '1-010-10' });
  clock('12:05:00');
  expect(await mails()).toHaveLength(1);
  await tell({ code: '2-030-02' });
  await choose({ steps: 'off', comments: 'daily' });
  await tell({ code: '2-030-04' });
  clock('12:15:00');
  expect(await mails()).toHaveLength(1);
  clock('09:00:00', '2026-03-03');
  await sendDigests(server.platform);
  const [, digest] = await mails();
  expect(digest?.subject).toBe('你有 2 則未讀通知｜拍檔');
  expect(digest?.body).toContain('留言');
  expect(digest?.body).not.toContain('修改了');
});
