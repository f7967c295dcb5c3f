import { authCalls, platformAccountCalls, projectCalls } from '@paidang/contract/calls';
import { operationLimits } from '@paidang/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';
import { users } from '../users/schema';

let server: TestApp;
let staff: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await createStaff(server.transact, { roles: ['support'] });
});
afterAll(() => server.close());

const { list, get, signOut, suspend, unsuspend, superLogin } = platformAccountCalls;
const find = async (q: string) => (await server.call(list, { as: staff, query: { q } })).json().data;
const move = (call: typeof suspend | typeof superLogin, { id }: TestUser, reason = '收到三件檢舉') =>
  server.call(call, { as: staff, params: { account: id }, body: { reason } });
const detail = async ({ id }: TestUser) => (await server.call(get, { as: staff, params: { account: id } })).json().data;

test('people are found by a part of their name, their address or their id', async () => {
  const person = await createUser(server.transact, { role: 'Creator', name: '林宥辰', email: 'you_chen@film.test' });
  const other = await createUser(server.transact, { role: 'Vendor', name: '山眠', email: 'youxchen@film.test' });
  const found = [expect.objectContaining({ uuid: person.id })];
  expect(await find('宥辰')).toEqual(found);
  expect(await find('YOU_CHEN')).toEqual(found);
  expect(await find(person.id)).toEqual(found);
  expect(await find(other.id)).toHaveLength(1);
  expect(await find('100%')).toEqual([]);
});

test('pages continue after the last account, even among accounts with the same time', async () => {
  const createdAt = new Date('2020-01-01T00:00:00Z');
  const many = Array.from({ length: operationLimits.pageSize + 5 }, (_, index) => ({
    ...{ role: 'Creator' as const, status: 'active' as const, name: `頁${index}`, companyName: '同一刻' },
    ...{ email: `page-${index}@film.test`, createdAt },
  }));
  await server.db.insert(users).values(many);
  const first = (await server.call(list, { as: staff, query: { q: '同一刻' } })).json();
  const second = (await server.call(list, { as: staff, query: { q: '同一刻', cursor: first.meta.next } })).json();
  expect(second.data).toHaveLength(5);
  expect(second.meta.next).toBeNull();
  const seen = [...first.data, ...second.data].map(({ uuid }: { uuid: string }) => uuid);
  expect(new Set(seen).size).toBe(many.length);
});

test('a person’s projects, devices and security log are shown', async () => {
  const { project, creator } = await createProject(server.transact);
  await move(signOut, creator, '手機遺失');
  expect(await detail(creator)).toMatchObject({
    projects: [{ uuid: project.id }],
    sessions: [],
    events: [{ kind: 'session-revoked' }],
  });
});

test('a suspended user is signed out, locked out and told why, until they are restored', async () => {
  const person = await createUser(server.transact, { role: 'Creator' });
  expect((await move(suspend, person)).json().data).toMatchObject({
    status: 'suspended',
    suspended: { reason: '收到三件檢舉' },
    sessions: [],
  });
  expect((await server.call(projectCalls.list, { as: person })).statusCode).toBe(401);
  const [mail] = await mailsTo(server, person.email);
  expect(mail).toMatchObject({ subject: '你的帳號已停用｜拍檔' });
  expect(mail!.body).toContain('收到三件檢舉');
  expect((await move(suspend, person)).statusCode).toBe(409);
  expect((await move(superLogin, person)).statusCode).toBe(409);
  expect((await move(unsuspend, person, '誤判')).json().data).toMatchObject({ status: 'active', suspended: null });
  expect((await move(unsuspend, person)).statusCode).toBe(409);
});

test('open pages receive the reason of a suspension before they are disconnected', async () => {
  const person = await createUser(server.transact, { role: 'Creator' });
  const client = FakeClient.onServer(server.realtime.endpoint!);
  client.subscribe(`private-user.${person.id}`);
  client.taken();
  await move(suspend, person);
  expect(client.taken()).toMatchObject([
    { event: 'account-suspended', data: JSON.stringify({ reason: '收到三件檢舉' }) },
    { event: 'pusher:error' },
  ]);
});

test('two members suspending at once suspend once', async () => {
  const person = await createUser(server.transact, { role: 'Vendor' });
  const both = await Promise.all([move(suspend, person), move(suspend, person)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await mailsTo(server, person.email)).toHaveLength(1);
});

test('a link signs in as a person once, and says so in their log', async () => {
  const person = await createUser(server.transact, { role: 'Vendor' });
  const { url } = (await move(superLogin, person, '協助排除問題')).json().data;
  const code = url.split('/').at(-1);
  const entered = await server.call(authCalls.superLogin, { params: { code } });
  expect(entered.json().data.user.uuid).toBe(person.id);
  expect((await server.call(authCalls.superLogin, { params: { code } })).statusCode).toBe(422);
  expect((await detail(person)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'super-login',
    'super-login-issued',
  ]);
});

test('a reason and an existing account are required', async () => {
  const person = await createUser(server.transact, { role: 'Vendor' });
  expect((await move(suspend, person, ' ')).json()).toMatchObject({ errors: { reason: ['請填寫此欄位'] } });
  const nobody = { as: staff, params: { account: '0b8f0000-0000-4000-8000-000000000000' }, body: { reason: '好' } };
  for (const call of [signOut, suspend, unsuspend, superLogin]) {
    expect((await server.call(call, nobody)).statusCode).toBe(404);
  }
});
