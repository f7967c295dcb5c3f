import { accountCalls, authCalls, outlineCalls, uploadCalls } from '@paidang/contract/calls';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { auditLog } from '../steps/schema';
import { securityEvents } from '../users/schema';
import { runAdminCommand } from './super-login';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
  at = await createProject(server.transact);
});
afterAll(() => server.close());

const command = (...words: string[]) => server.transact((tx) => runAdminCommand(tx, words, 'https://paidang.example'));
const codeFor = async (email: string) => /hack-login\/([\w-]+)/.exec(await command('super-login', email))?.[1] ?? '';
const enter = (code: string) => server.call(authCalls.superLogin, { params: { code } });

test('R-auth-26 R-rtp-19 the command prints a single-use link that is valid for ten minutes', async () => {
  expect(await command('super-login', at.creator.email.toUpperCase())).toMatch(
    /^https:\/\/paidang\.example\/hack-login\/[\w-]{43}\n/,
  );
  const code = await codeFor(at.creator.email);
  const answer = await enter(code);
  expect(answer.json().data).toMatchObject({ user: { uuid: at.creator.id }, socket: true });
  expect((await enter(code)).json()).toMatchObject({ code: '0422', message: '連結已失效' });

  const late = await codeFor(at.creator.email);
  server.clock.now = new Date(Date.now() + 11 * 60_000);
  expect((await enter(late)).statusCode).toBe(422);
  server.clock.now = new Date();
});

test.each([[[]], [['super-login']], [['super-login', 'nobody@paidang.test']], [['else', 'a@b.tw']]])(
  'the command refuses %j with what to do instead',
  async (words) => {
    await expect(command(...words)).rejects.toThrow(/npm run admin|no active account/);
  },
);

test('R-auth-27 has the rights of the user for an hour, and every write is tagged', async () => {
  const { token } = (await enter(await codeFor(at.creator.email))).json().data;
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.call(authCalls.checkToken, { headers })).json().data).toMatchObject({ super_login: true });
  expect((await server.call(authCalls.checkToken, { as: at.creator })).json().data).toMatchObject({
    super_login: false,
  });

  const sent = await server.call(outlineCalls.store, {
    params: { task: at.task.id },
    body: { content: '<p>第一版</p>', is_draft: false, revision: 0 },
    headers,
  });
  expect(sent.statusCode).toBe(200);
  const audit = await server.db.select().from(auditLog).where(eq(auditLog.actorId, at.creator.id));
  expect(audit.map(({ action, isSuperLogin }) => [action, isSuperLogin])).toContainEqual(['send', true]);
  const events = await server.db.select().from(securityEvents).where(eq(securityEvents.isSuperLogin, true));
  expect(events.map(({ kind, detail }) => [kind, detail])).toContainEqual([
    'super-login-write',
    `POST /api/outlines/${at.task.id}`,
  ]);

  const listed = (await server.call(accountCalls.sessions, { as: at.creator })).json().data;
  expect(listed.filter((one: { is_super_login: boolean }) => one.is_super_login)).not.toEqual([]);
  server.clock.now = new Date(Date.now() + 61 * 60_000);
  expect((await server.call(authCalls.checkToken, { headers })).statusCode).toBe(401);
  server.clock.now = new Date();
});

test('R-auth-27 records the subject of a write, wherever the call names it', async () => {
  const { creator, task } = await createProject(server.transact);
  const { token } = (await enter(await codeFor(creator.email))).json().data;
  const headers = { authorization: `Bearer ${token}` };
  const writes: [Parameters<TestApp['call']>[0], TestRequest][] = [
    [accountCalls.removeAvatar, {}],
    [uploadCalls.commentImage, { body: { task_uuid: task.id }, files: [await pictureFile('a.png')] }],
    [outlineCalls.store, { params: { task: task.id }, body: { content: '<p>一</p>', is_draft: true, revision: 0 } }],
  ];
  for (const [call, request] of writes) {
    expect((await server.call(call, { ...request, headers })).statusCode).toBe(200);
  }
  const events = await server.db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, creator.id), eq(securityEvents.kind, 'super-login-write')))
    .orderBy(asc(securityEvents.ordinal));
  expect(events.map(({ detail }) => detail)).toEqual([
    'DELETE /api/profile/avatar',
    `POST /api/message_boards/image?task_uuid=${task.id}`,
    `POST /api/outlines/${task.id}`,
  ]);
});
