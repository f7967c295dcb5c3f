import { auditCalls, consoleCalls, platformAccountCalls, platformRewardCalls } from '@paidang/contract/calls';
import { operationLimits } from '@paidang/contract/limits';
import { staffMessages } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { auditEntries } from '../audit/schema';

const hour = 3_600_000;

let server: TestApp;
let support: TestStaff;
let money: TestStaff;
let person: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2026-12-01T02:00:00Z');
  support = await createStaff(server.transact, { name: '小林', roles: ['support'] });
  money = await createStaff(server.transact, { name: '小陳', roles: ['money'] });
  person = await createUser(server.transact, { role: 'Creator' });
});
afterAll(() => server.close());

type Entry = { call: string; summary: string; staff: { uuid: string }; path: string; reason: string };
const read = async (as: TestStaff, query: Record<string, string> = {}) =>
  (await server.call(auditCalls.list, { as, query })).json() as { data: Entry[]; meta: { next: number | null } };
const callsOf = async (as: TestStaff, query?: Record<string, string>) =>
  (await read(as, query)).data.map(({ call }) => call);
const look = (account: TestUser = person) =>
  server.call(platformAccountCalls.get, { as: support, params: { account: account.id } });
const signOut = (reason: string) =>
  server.call(platformAccountCalls.signOut, { as: support, params: { account: person.id }, body: { reason } });
const pass = (milliseconds: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};

describe('the audit log', () => {
  test('lists who did what to whom and why, newest first', async () => {
    await look();
    await signOut('手機遺失');
    expect((await read(support, { staff: support.id })).data).toMatchObject([
      {
        call: 'POST /api/platform/accounts/{account}/sign-out',
        summary: '登出所有裝置',
        staff: { uuid: support.id, name: '小林' },
        path: `/api/platform/accounts/${person.id}/sign-out`,
        reason: '手機遺失',
        ip: '127.0.0.1',
      },
      { call: 'GET /api/platform/accounts/{account}', reason: '' },
    ]);
  });

  test('is fully visible to support; others only see their own entries', async () => {
    await look();
    await server.call(platformRewardCalls.list, { as: money });
    expect(await callsOf(support, { staff: money.id })).toEqual(['GET /api/platform/rewards']);
    expect(await callsOf(money)).toEqual(['GET /api/platform/rewards']);
    expect(new Set((await read(money, { staff: support.id })).data.map(({ staff }) => staff.uuid))).toEqual(
      new Set([money.id]),
    );
    expect((await server.call(auditCalls.choices, { as: money })).json().data.staff).toEqual([
      { uuid: money.id, name: '小陳' },
    ]);
    const choices = (await server.call(auditCalls.choices, { as: support })).json().data;
    expect(choices.staff).toEqual(expect.arrayContaining([{ uuid: money.id, name: '小陳' }]));
    expect(choices.calls).toContainEqual({ call: 'GET /api/platform/rewards', summary: expect.stringMatching(/撥款/) });
  });

  test('records reads once an hour, including reads of the log, and every change', async () => {
    const other = await createUser(server.transact, { role: 'Vendor' });
    await look();
    pass(hour / 2);
    await look();
    await look(other);
    await signOut('一');
    await signOut('二');
    await read(support);
    await read(support);
    const own = { staff: support.id };
    const all = await callsOf(support, own);
    expect(all.filter((call) => call === 'GET /api/platform/accounts/{account}')).toHaveLength(2);
    expect(all.filter((call) => call.endsWith('sign-out'))).toHaveLength(2);
    expect(all.filter((call) => call === 'GET /api/platform/audit')).toHaveLength(1);
    pass(hour / 2);
    await look();
    expect((await callsOf(support, own)).filter((call) => call.endsWith('{account}'))).toHaveLength(3);
  });

  test('does not record refused calls', async () => {
    await server.call(platformAccountCalls.list, { as: money });
    await signOut(' ');
    await server.call(consoleCalls.changePassword, {
      as: money,
      body: { current_password: 'wrong-password', password: 'another-password' },
    });
    expect(await callsOf(support, { staff: money.id })).toEqual([]);
    expect(await callsOf(support, { staff: support.id, changes: 'true' })).toEqual([]);
  });

  test('can be filtered by call, record, Taipei dates and changes', async () => {
    const other = await createUser(server.transact, { role: 'Vendor' });
    server.clock.now = new Date('2026-12-01T15:59:00Z');
    await look();
    server.clock.now = new Date('2026-12-01T16:01:00Z');
    await look(other);
    await signOut('遺失');
    const own = { staff: support.id };
    const pathsOf = async (query: Record<string, string>) =>
      (await read(support, { ...own, ...query })).data.map(({ path }) => path.replace('/api/platform/accounts/', ''));
    expect(await pathsOf({ about: person.id })).toEqual([`${person.id}/sign-out`, person.id]);
    expect(await pathsOf({ call: 'GET /api/platform/accounts/{account}' })).toEqual([other.id, person.id]);
    expect(await pathsOf({ to: '2026-12-01' })).toEqual([person.id]);
    expect(await pathsOf({ from: '2026-12-02', call: 'GET /api/platform/accounts/{account}' })).toEqual([other.id]);
    expect(await pathsOf({ changes: 'true' })).toEqual([`${person.id}/sign-out`]);
    expect((await server.call(auditCalls.list, { as: support, query: { from: '2026-13-40' } })).statusCode).toBe(422);
    expect(await pathsOf({ from: '9999-12-31', to: '9999-12-31' })).toEqual([]);
  });

  test('continues after the last entry of a page', async () => {
    const call = 'POST /api/platform/announcements';
    const many = Array.from({ length: operationLimits.pageSize + 3 }, (_, index) => ({
      ...{ staffId: money.id, call, path: call, reason: String(index), ip: '::1', createdAt: server.clock.now },
    }));
    await server.db.insert(auditEntries).values(many);
    const first = await read(money);
    const second = await read(money, { cursor: String(first.meta.next) });
    expect(second.meta.next).toBeNull();
    expect([...first.data, ...second.data].map(({ reason }) => reason)).toEqual(
      many.map(({ reason }) => reason).toReversed(),
    );
  });

  test('exports the filtered entries; too many entries are refused', async () => {
    await look();
    await signOut('=1+1');
    const file = await server.call(auditCalls.export, { as: support, query: { staff: support.id, changes: 'true' } });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.payload).toContain('時間（臺北）,人員,動作,原因');
    expect(file.payload).toContain('2026-12-01 10:00:00,小林,登出所有裝置');
    expect(file.payload).not.toMatch(/,=1\+1/);
    expect(file.payload.trim().split('\n')).toHaveLength(2);
    const entry = {
      staffId: money.id,
      call: 'POST /x',
      path: '/x',
      reason: '',
      ip: '::1',
      createdAt: server.clock.now,
    };
    for (let count = 0; count <= operationLimits.exportedEntries; count += 1000) {
      await server.db.insert(auditEntries).values(Array.from({ length: 1000 }, () => entry));
    }
    const refused = await server.call(auditCalls.export, { as: money });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe(staffMessages.tooManyEntries);
    const narrowed = { about: person.id };
    expect((await server.call(auditCalls.export, { as: money, query: narrowed })).statusCode).toBe(200);
  });
});
