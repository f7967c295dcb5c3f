import { randomUUID } from 'node:crypto';
import { announcementCalls, healthCalls } from '@paidang/contract/calls';
import { operationLimits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser } from '../../../test/factories/users';
import { runJobs } from '../../platform/jobs/jobs';
import { postToLine } from '../../platform/line';
import { lineOutbox } from '../../platform/line/schema';
import { sendMail } from '../../platform/mail';
import { deferMail, deleteOldMails } from '../../platform/mail/outbox';
import { outbox } from '../../platform/mail/schema';
import { notifications } from '../notifications/schema';
import { users } from '../users/schema';
import { signOfLife, tellAnnouncements } from '.';

let server: TestApp;
let staff: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await createStaff(server.transact, { roles: ['support'] });
});
afterAll(() => server.close());

const day = 86_400_000;
const health = async () => (await server.call(healthCalls.get, { as: staff })).json().data;
const letter = { subject: '請驗證你的信箱', name: '阿澄', paragraphs: ['好'] };
const post = async () => {
  await server.transact((tx) => sendMail(tx, 'cheng@film.example', letter));
  const [mail] = await server.db.select().from(outbox);
  return mail!;
};
const mails = async (state?: string) =>
  (await server.call(healthCalls.mails, { as: staff, ...(state ? { query: { state } } : {}) })).json().data;
const retryMail = (entry: string) => server.call(healthCalls.retryMail, { as: staff, params: { entry } });

describe('health', () => {
  test('failed jobs are listed until they succeed again', async () => {
    const run = () => Promise.reject(new Error('no such table'));
    await runJobs(server.platform, [{ name: 'reminders', run }], () => {});
    const failed = { name: 'reminders', error: 'no such table', failed_at: server.clock.now.toISOString() };
    expect((await health()).jobs).toEqual([expect.objectContaining(failed)]);
    await runJobs(server.platform, [{ name: 'reminders', run: async () => {} }], () => {});
    expect((await health()).jobs).toEqual([expect.objectContaining({ error: null, failed_at: null })]);
  });

  test('processes are listed while they are alive', async () => {
    await signOfLife(server.platform);
    const state = await health();
    expect(state.processes).toHaveLength(1);
    expect(state.database.bytes).toBeGreaterThan(100_000);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect((await health()).processes).toEqual([]);
  });

  test('a mail that was refused is shown with its error, without whom it was for, and can be sent again for a day', async () => {
    const mail = await post();
    await deferMail(server.db, mail, null, 'EENVELOPE 550');
    const [shown] = await mails('failed');
    expect(shown).toMatchObject({ to: 'c****@film.example', error: 'EENVELOPE 550', can_retry: true });
    expect((await health()).mail).toMatchObject({ is_connected: false, failed: 1, waiting: 0 });
    expect((await retryMail(mail.id)).statusCode).toBe(200);
    expect(await mails('waiting')).toMatchObject([{ uuid: mail.id, state: 'waiting' }]);
    await deferMail(server.db, mail, null, 'EENVELOPE 550');
    server.clock.now = new Date(server.clock.now.getTime() + day);
    expect((await retryMail(mail.id)).statusCode).toBe(409);
    await deleteOldMails(server.db, server.clock.now);
    const [old] = await server.db.select().from(outbox).where(eq(outbox.id, mail.id));
    expect(old).toMatchObject({ body: '', html: '' });
    expect(await mails('failed')).toMatchObject([{ can_retry: false }]);
  });

  test('a LINE message that failed is sent again', async () => {
    const message = { type: 'flex' as const, altText: '大綱交付了', contents: { type: 'bubble' as const } };
    const id = await server.transact((tx) => postToLine(tx, 'U1234567890', message));
    await server.db.update(lineOutbox).set({ status: 'failed', reason: 'quota', attempts: 6 });
    const page = (await server.call(healthCalls.lineMessages, { as: staff, query: { state: 'failed' } })).json();
    expect(page.data).toMatchObject([{ subject: '大綱交付了', to: 'U123****', error: 'quota', can_retry: true }]);
    const retry = () => server.call(healthCalls.retryLineMessage, { as: staff, params: { entry: id } });
    expect((await retry()).statusCode).toBe(200);
    const [row] = await server.db.select().from(lineOutbox);
    expect(row).toMatchObject({ status: 'pending', attempts: 0, reason: null });
    await server.db.update(lineOutbox).set({ status: 'accepted' });
    expect((await retry()).statusCode).toBe(409);
  });
});

describe('announcements', () => {
  const send = (body: object) => server.call(announcementCalls.send, { as: staff, body });
  const told = (text: string) =>
    server.db
      .select()
      .from(notifications)
      .where(eq(notifications.code, '3-120-01'))
      .then((rows) => rows.filter(({ parameters }) => parameters.announcement === text));

  test('reach everybody they are for once, in batches, but nobody who registered later', async () => {
    const many = Array.from({ length: operationLimits.announcementBatch + 10 }, (_, index) => ({
      ...{ role: 'Creator' as const, status: 'active' as const, name: `創${index}`, companyName: '甲' },
      ...{ email: `told-${index}@film.test`, createdAt: server.clock.now },
    }));
    await server.db.insert(users).values(many);
    await createUser(server.transact, { role: 'Creator', status: 'suspended', createdAt: server.clock.now });
    const body = { uuid: randomUUID(), text: '週日凌晨維護', path: '/guideline', audience: 'creators' };
    expect((await send(body)).json().data).toMatchObject({ told: 0, sent_at: null });
    expect((await send(body)).statusCode).toBe(200);
    await createUser(server.transact, {
      role: 'Creator',
      createdAt: new Date(server.clock.now.getTime() + 1000),
    });
    await Promise.all([tellAnnouncements(server.platform), tellAnnouncements(server.platform)]);
    await tellAnnouncements(server.platform);
    expect(await told('週日凌晨維護')).toHaveLength(many.length);
    const { data, meta } = (await server.call(announcementCalls.list, { as: staff })).json();
    expect(data).toMatchObject([{ told: many.length, sent_at: expect.any(String), by: staff.name }]);
    expect(meta.people).toMatchObject({ vendors: 0, creators: many.length + 1 });
  });

  test('can only link to pages of the app', async () => {
    const body = { uuid: randomUUID(), text: '看這裡', audience: 'all' };
    for (const path of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/nowhere']) {
      expect((await send({ ...body, path })).statusCode, path).toBe(422);
    }
  });
});
