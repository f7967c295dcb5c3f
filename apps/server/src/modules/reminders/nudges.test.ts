import { messagingCalls, nudgeCalls } from '@paidang/contract/calls';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { outbox } from '../../platform/mail/schema';
import { notifications } from '../notifications/schema';
import { projects } from '../projects/schema';
import { steps } from '../steps/schema';
import { sendWaitingNudges } from './nudges';

let server: TestApp;
let at: TestProject;
let step: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  clock('2026-11-26T10:00:00');
  at = await createProject(server.transact);
  step = await stepOf('030');
});

const clock = (moment: string) => {
  server.clock.now = new Date(`${moment}+08:00`);
};
const stepOf = async (code: string) => {
  const [row] = await server.db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, at.task.id), eq(steps.function, code)));
  return row?.id ?? '';
};
const change = (to: Partial<typeof steps.$inferInsert>) => server.db.update(steps).set(to).where(eq(steps.id, step));
const params = () => ({ task: at.task.id, step });
const send = (as: TestUser) => server.call(nudgeCalls.send, { as, params: params() });
const today = async (as: TestUser) => (await server.call(nudgeCalls.today, { as, params: params() })).json().data;
const told = async (user: TestUser) =>
  (await server.db.select().from(notifications).where(eq(notifications.recipientId, user.id))).map(({ code }) => code);

test('the waiting side can remind the other once a day', async () => {
  expect(await today(at.vendor)).toBeNull();
  const sent = (await send(at.vendor)).json().data;
  expect(sent).toEqual({ waits_until: null, again_from: '2026-11-26T16:00:00.000Z' });
  expect(await today(at.vendor)).toEqual(sent);
  expect(await told(at.creator)).toEqual(['1-030-54']);
  clock('2026-11-26T20:00:00');
  expect((await send(at.vendor)).json().data).toEqual(sent);
  expect(await told(at.creator)).toHaveLength(1);
  clock('2026-11-27T09:00:00');
  expect(await today(at.vendor)).toBeNull();
  await send(at.vendor);
  expect(await told(at.creator)).toHaveLength(2);
});

test('two clicks at once are one reminder', async () => {
  const [one, other] = await Promise.all([send(at.vendor), send(at.vendor)]);
  expect(one?.json().data).toEqual(other?.json().data);
  expect(await told(at.creator)).toHaveLength(1);
});

test('no reminder is possible on one’s own turn, on nobody’s turn, or in an ended project', async () => {
  expect((await send(at.creator)).statusCode).toBe(422);
  await change({ turn: null });
  expect((await send(at.vendor)).statusCode).toBe(422);
  await change({ turn: 'creator' });
  await server.db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, at.project.id));
  expect((await send(at.vendor)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await told(at.creator)).toEqual([]);
});

test('each platform of the works has a turn of its own: both sides may remind', async () => {
  step = await stepOf('070');
  await change({ status: 'todo', turn: 'creator' });
  expect((await send(at.creator)).statusCode).toBe(200);
  expect(await told(at.vendor)).toEqual(['2-070-54']);
});

test('a step of another task is not found', async () => {
  const other = await createProject(server.transact);
  const answer = await server.call(nudgeCalls.send, { as: other.vendor, params: { task: other.task.id, step } });
  expect(answer.statusCode).toBe(404);
});

test('at night and on days off it waits for the morning of a working day', async () => {
  clock('2026-11-27T21:30:00');
  const { waits_until } = (await send(at.vendor)).json().data;
  expect(waits_until).toBe('2026-11-30T01:00:00.000Z');
  expect(await told(at.creator)).toEqual([]);
  for (const early of ['2026-11-28T09:00:00', '2026-11-30T08:59:59']) {
    clock(early);
    await sendWaitingNudges(server.platform);
  }
  expect(await told(at.creator)).toEqual([]);
  clock('2026-11-30T09:00:00');
  await Promise.all([sendWaitingNudges(server.platform), sendWaitingNudges(server.platform)]);
  await sendWaitingNudges(server.platform);
  expect(await told(at.creator)).toEqual(['1-030-54']);
  clock('2026-11-30T08:00:00');
  const early = (await send(at.vendor)).json().data;
  expect(early.waits_until).toBe('2026-11-30T01:00:00.000Z');
  clock('2026-11-30T09:00:00');
  await sendWaitingNudges(server.platform);
  expect(await today(at.vendor)).toEqual({ ...early, waits_until: null });
});

test('no reminder is sent if the other side has acted by the morning', async () => {
  clock('2026-11-26T22:00:00');
  await send(at.vendor);
  await change({ status: 'provided', turn: 'vendor', version: 1 });
  clock('2026-11-27T09:00:00');
  await sendWaitingNudges(server.platform);
  await change({ status: 'changes_requested', turn: 'creator' });
  await sendWaitingNudges(server.platform);
  expect(await told(at.creator)).toEqual([]);
});

test('a server that was down in the morning does not catch up at night', async () => {
  clock('2026-11-26T08:00:00');
  await send(at.vendor);
  clock('2026-11-26T22:00:00');
  await sendWaitingNudges(server.platform);
  expect(await told(at.creator)).toEqual([]);
  clock('2026-11-27T09:00:00');
  await sendWaitingNudges(server.platform);
  expect(await told(at.creator)).toEqual(['1-030-54']);
});

test('people who allow it are reminded at night too', async () => {
  const { ask, preferences } = (await server.call(messagingCalls.setting, { as: at.creator })).json().data;
  await server.call(messagingCalls.save, { as: at.creator, body: { ask, preferences, off_hours: true } });
  clock('2026-11-26T22:00:00');
  await send(at.vendor);
  expect(await told(at.creator)).toEqual(['1-030-54']);
  expect(await server.db.$count(outbox)).toBe(0);
});
