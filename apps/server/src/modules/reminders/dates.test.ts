import { messagingCalls } from '@paidang/contract/calls';
import type { LineNotifySetting } from '@paidang/contract/entities';
import { emptySchedule, withDate } from '@paidang/contract/rules';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { outbox } from '../../platform/mail/schema';
import { dailyRuns } from '../../platform/schedule/schema';
import { bindTestAccount } from '../messaging';
import { pushMessages } from '../messaging/schema';
import { notifications } from '../notifications/schema';
import { projects } from '../projects/schema';
import { scheduleRevisions } from '../schedules/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { sendDateReminders } from './dates';
import { sentReminders } from './schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(scheduleRevisions);
  await server.db.delete(outbox);
  await server.db.delete(dailyRuns);
  server.clock.now = new Date('2026-11-20T10:00:00+08:00');
  at = await createProject(server.transact);
  // A Friday, on which the creator's outline is due.
  await agree(at, '2026-11-27');
});

let number = 0;
/** Agrees on a due date for the outline. */
const agree = async ({ task, vendor }: TestProject, day: string) => {
  number += 1;
  const dates = withDate(emptySchedule(['outline']), 'outline.except_date', day);
  const facts = { taskId: task.id, note: '', createdBy: vendor.id, createdAt: server.clock.now };
  await server.db.insert(scheduleRevisions).values({
    ...facts,
    number,
    kind: 'proposal',
    dates: withDate(dates, 'outline.except_deadline', '2026-12-04'),
    outcome: 'confirmed',
  });
};
/** Runs the server's jobs at that time in Taipei. */
const work = (moment: string) => {
  server.clock.now = new Date(`${moment}+08:00`);
  return sendDateReminders(server.platform);
};
const ofOutline = (change: Partial<typeof steps.$inferInsert>) =>
  server.db
    .update(steps)
    .set(change)
    .where(and(eq(steps.taskId, at.task.id), eq(steps.function, '030')));
const told = async (user: TestUser = at.creator) => {
  const rows = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, user.id))
    .orderBy(asc(notifications.ordinal));
  return rows.map(({ code, parameters }) => [code, parameters.days_late ?? null]);
};
const mails = () => server.db.select().from(outbox).orderBy(asc(outbox.ordinal));
const save = async (as: TestUser, change: (setting: LineNotifySetting) => Partial<LineNotifySetting>) => {
  const setting: LineNotifySetting = (await server.call(messagingCalls.setting, { as })).json().data;
  const { ask, preferences, off_hours } = { ...setting, ...change(setting) };
  expect((await server.call(messagingCalls.save, { as, body: { ask, preferences, off_hours } })).statusCode).toBe(200);
};
const lineMessages = async () =>
  (await server.db.select().from(pushMessages).where(eq(pushMessages.recipientId, at.creator.id))).map(
    ({ step }) => step,
  );

test('whose turn it is is reminded on the working day before, on the day, and 1, 3 and 7 working days later', async () => {
  for (let day = 20; day <= 30; day += 1) await work(`2026-11-${day}T09:00:00`);
  for (let day = 1; day <= 18; day += 1) await work(`2026-12-${String(day).padStart(2, '0')}T09:00:00`);
  expect(await told()).toEqual([
    ['3-030-51', null],
    ['3-030-51', 0],
    ['3-030-52', 1],
    ['3-030-52', 3],
    ['3-030-52', 7],
  ]);
  expect(await told(at.vendor)).toEqual([]);
  expect((await mails()).map(({ subject, createdAt }) => [createdAt.toISOString().slice(0, 10), subject])).toEqual([
    ['2026-11-26', '《夜間修護精華》的創意大綱將在 11/27（五）到期，輪到你了｜拍檔'],
    ['2026-11-27', '《夜間修護精華》的創意大綱今天（11/27）到期，輪到你了｜拍檔'],
    ['2026-11-30', '《夜間修護精華》的創意大綱已逾期 1 個工作天（11/27 到期），輪到你了｜拍檔'],
    ['2026-12-02', '《夜間修護精華》的創意大綱已逾期 3 個工作天（11/27 到期），輪到你了｜拍檔'],
    ['2026-12-08', '《夜間修護精華》的創意大綱已逾期 7 個工作天（11/27 到期），輪到你了｜拍檔'],
  ]);
  const [first] = await mails();
  expect(first?.recipient).toBe(at.creator.email);
  const page = `${server.env.APP_URL}/outline/${at.task.id}?index=0`;
  expect(first?.body).toContain(page);
  expect(first?.html).toContain(`href="${page}"`);
  expect(first?.body).toContain(`${server.env.APP_URL}/profile/notify`);
});

test('the side that has to respond is reminded of its own date', async () => {
  await ofOutline({ status: 'provided', turn: 'vendor', version: 1 });
  await work('2026-11-27T09:00:00');
  await work('2026-12-03T09:00:00');
  expect(await told()).toEqual([]);
  expect(await told(at.vendor)).toEqual([['3-030-51', null]]);
});

test('LINE reminds of dates that are due or late, not of near ones', async () => {
  await server.transact((tx) => bindTestAccount(tx, at.creator));
  await server.db.delete(pushMessages);
  await work('2026-11-26T09:00:00');
  expect(await lineMessages()).toEqual([]);
  await work('2026-11-27T09:00:00');
  await work('2026-11-30T09:00:00');
  expect(await lineMessages()).toEqual(['03051', '03052']);
});

describe('nothing is sent', () => {
  test.each(['08:59:59', '21:00:00', '03:00:00'])('at night, at %s', async (time) => {
    await work(`2026-11-27T${time}`);
    expect(await told()).toEqual([]);
    await work('2026-11-27T20:59:59');
    expect(await told()).toHaveLength(1);
  });

  test('on a day off, except to those who allow it', async () => {
    await agree(at, '2026-11-28');
    await work('2026-11-28T09:00:00');
    expect(await told()).toEqual([]);
    await server.db.delete(dailyRuns);
    await save(at.creator, () => ({ off_hours: true }));
    await work('2026-11-28T10:00:00');
    expect(await told()).toEqual([['3-030-51', 0]]);
  });

  test.each(['closed', 'cancelled'] as const)('of a project that is %s', async (status) => {
    await server.db.update(projects).set({ status }).where(eq(projects.id, at.project.id));
    await work('2026-11-27T09:00:00');
    expect(await told()).toEqual([]);
  });

  test('of a step that is nobody’s turn, or to somebody who is suspended', async () => {
    await ofOutline({ status: 'archived', turn: null });
    await work('2026-11-27T09:00:00');
    await ofOutline({ status: 'todo', turn: 'creator' });
    await server.db.update(users).set({ status: 'suspended' }).where(eq(users.id, at.creator.id));
    await server.db.delete(dailyRuns);
    await work('2026-11-27T10:00:00');
    expect(await told()).toEqual([]);
  });

  test('of a date that was moved; the new one starts again', async () => {
    await work('2026-11-26T09:00:00');
    await agree(at, '2026-12-02');
    await work('2026-11-27T09:00:00');
    await work('2026-11-30T09:00:00');
    await work('2026-12-01T09:00:00');
    expect(await told()).toEqual([
      ['3-030-51', null],
      ['3-030-51', null],
    ]);
  });

  test('by mail to those who do not want it; the bell rings all the same', async () => {
    await save(at.creator, ({ preferences }) => ({
      preferences: { ...preferences, reminders: { email: 'off', line: true } },
    }));
    await work('2026-11-27T09:00:00');
    expect(await told()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});

test('a server that was down for weeks sends only the latest stage, and not again the day after', async () => {
  await work('2026-12-21T15:00:00');
  await work('2026-12-22T09:00:00');
  expect(await told()).toEqual([['3-030-52', 16]]);
  expect(await mails()).toHaveLength(1);
});

test('two processes at once remind once, even if the mark of the day is lost', async () => {
  await Promise.all([work('2026-11-27T09:00:00'), work('2026-11-27T09:00:00')]);
  await server.db.delete(dailyRuns);
  await Promise.all([work('2026-11-27T09:01:00'), work('2026-11-27T09:01:00')]);
  expect(await told()).toHaveLength(1);
  expect(await server.db.$count(sentReminders, eq(sentReminders.recipientId, at.creator.id))).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('all steps of a person are one mail, the most urgent first, each with its link', async () => {
  const creator = await createUser(server.transact, { role: 'Creator' });
  const days = ['2026-11-30', '2026-11-27', '2026-11-26'];
  for (const day of days) await agree(await createProject(server.transact, { creator }), day);
  await work('2026-11-27T09:00:00');
  const own = (await mails()).filter(({ recipient }) => recipient === creator.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.subject).toBe('有 3 個步驟等你處理｜拍檔');
  expect(own[0]?.body.match(/【.+】/g)).toEqual(['【已逾期】', '【今天到期】', '【即將到期】']);
  expect(own[0]?.body.match(/\/outline\//g)).toHaveLength(3);
});
