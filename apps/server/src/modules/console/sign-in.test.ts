import { authCalls, consoleCalls, platformRewardCalls, projectCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createEnrolledStaff, staffLogin, type TestStaff } from '../../../test/factories/staff';
import { codeAt } from '../../../test/factories/totp';
import { createUser } from '../../../test/factories/users';
import { auditEntries } from '../audit/schema';
import { hashPassword } from '../auth';
import { openSession } from '../sessions';
import { runStaffCommand } from '.';

const { password, key } = staffLogin;
const step = 30_000;
const minute = 60_000;

let server: TestApp;
let staff: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2026-12-01T02:00:00Z');
  staff = await createEnrolledStaff(server, { roles: ['money'] });
});
afterAll(() => server.close());

const now = (): Date => server.clock.now;
const pass = (milliseconds: number): void => {
  server.clock.now = new Date(now().getTime() + milliseconds);
};
const login = async (email = staff.email) => server.call(consoleCalls.login, { body: { email, password } });
const ticketOf = async (): Promise<string> => (await login()).json().data.ticket;
const prove = async (code: string, ticket?: string) =>
  server.call(consoleCalls.secondFactor, { body: { ticket: ticket ?? (await ticketOf()), code } });
const command = (...words: string[]) =>
  server.transact((tx) => runStaffCommand(tx, ['staff', ...words], 'https://paidang.test'));

describe('signing in to the console', () => {
  test('requires the password and a code, and gives access to staff calls only', async () => {
    const answer = await prove(codeAt(key, now()));
    expect(answer.json().data).toMatchObject({ staff: { email: staff.email, roles: ['money'] }, recovery_codes: null });
    const as = { token: answer.json().data.token };
    expect((await server.call(platformRewardCalls.list, { as })).statusCode).toBe(200);
    expect((await server.call(projectCalls.list, { as })).statusCode).toBe(403);
    expect((await server.call(authCalls.checkToken, { as })).statusCode).toBe(403);
  });

  test('is for staff only, and staff cannot sign in any other way', async () => {
    const vendor = await createUser(server.transact, {
      role: 'Vendor',
      passwordHash: await hashPassword(password),
    });
    expect((await login(vendor.email)).json().code).toBe('0102');
    const ordinary = await server.call(authCalls.login, { body: { email: staff.email, password } });
    expect(ordinary.json().code).toBe('0102');
    expect((await server.call(platformRewardCalls.list, { as: vendor })).statusCode).toBe(404);
    const token = await server.transact((tx) => openSession(tx, staff.id));
    expect((await server.call(platformRewardCalls.list, { as: { token } })).statusCode).toBe(401);
    expect((await server.call(projectCalls.list, { as: { token } })).statusCode).toBe(401);
    const mail = await server.call(authCalls.forgotPassword, { body: { email: staff.email } });
    expect(mail.statusCode).toBe(200);
  });

  test('accepts a code of the previous or next time step, but never twice', async () => {
    const early = codeAt(key, new Date(now().getTime() + step));
    expect((await prove(early)).statusCode).toBe(200);
    const again = await prove(early);
    expect(again.statusCode).toBe(422);
    expect(again.json().errors).toEqual({ code: [messages.wrongCode] });
    expect((await prove(codeAt(key, now()))).statusCode).toBe(422);
    pass(2 * step);
    expect((await prove(codeAt(key, new Date(now().getTime() - 2 * step)))).statusCode).toBe(422);
    expect((await prove(codeAt(key, now()))).statusCode).toBe(200);
  });

  test('accepts a code only once when it is sent twice at the same time', async () => {
    const [one, other] = [await ticketOf(), await ticketOf()];
    const code = codeAt(key, now());
    const answers = await Promise.all([prove(code, one), prove(code, other)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is locked after five wrong codes, even for the right one', async () => {
    const ticket = await ticketOf();
    const answers = [];
    for (let tried = 0; tried < limits.staff.codeTries; tried += 1) answers.push(await prove('000000', ticket));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 429]);
    expect((await prove(codeAt(key, now()), ticket)).statusCode).toBe(429);
    pass(limits.lockOut.minutes * minute);
    expect((await prove(codeAt(key, now()))).statusCode).toBe(200);
  });

  test('accepts a ticket once, within five minutes', async () => {
    const ticket = await ticketOf();
    pass(limits.staff.ticketMinutes * minute);
    expect((await prove(codeAt(key, now()), ticket)).json()).toMatchObject({ code: '0409' });
    const fresh = await ticketOf();
    expect((await prove(codeAt(key, now()), fresh)).statusCode).toBe(200);
    pass(step);
    expect((await prove(codeAt(key, now()), fresh)).statusCode).toBe(409);
  });
});

describe('an authenticator', () => {
  beforeEach(async () => void (await command('reset-second-factor', staff.email)));

  test('is enrolled at the first sign-in, with recovery codes that each work once', async () => {
    const first = (await login()).json().data;
    expect(first.enrolment).toMatchObject({ key: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(first.enrolment.uri).toContain(`secret=${first.enrolment.key}`);
    expect((await prove('aaaaa-aaaaa', first.ticket)).statusCode).toBe(422);
    const enrolled = (await prove(codeAt(first.enrolment.key, now()), first.ticket)).json().data;
    expect(enrolled.recovery_codes).toHaveLength(limits.staff.recoveryCodes);
    const [code = ''] = enrolled.recovery_codes;
    expect((await login()).json().data.enrolment).toBeNull();
    expect((await prove(code.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await prove(code)).statusCode).toBe(422);
  });

  test('only accepts the key that was offered last', async () => {
    const first = (await login()).json().data;
    await login();
    expect((await prove(codeAt(first.enrolment.key, now()), first.ticket)).statusCode).toBe(422);
  });
});

describe('npm run admin -- staff', () => {
  test('adds a member, who sets a password by a link and signs in', async () => {
    const printed = await command('add', 'New@paidang.test', '新人', 'support', 'content');
    const token = /password\/([\w-]+)/.exec(printed)?.[1] ?? '';
    const set = await server.call(consoleCalls.setPassword, { params: { token }, body: { password } });
    expect(set.json().data).toEqual({ email: 'new@paidang.test' });
    expect((await login('new@paidang.test')).statusCode).toBe(200);
    const again = await server.call(consoleCalls.setPassword, { params: { token }, body: { password } });
    expect(again.statusCode).toBe(422);
    expect(await command('list')).toContain('new@paidang.test\t新人\tsupport content\n');
  });

  test('changes roles immediately, and removes a member with their sessions', async () => {
    expect((await server.call(platformRewardCalls.list, { as: staff })).statusCode).toBe(200);
    await command('roles', staff.email, 'content');
    expect((await server.call(platformRewardCalls.list, { as: staff })).statusCode).toBe(403);
    expect(await command('remove', staff.email)).toBe(`${staff.email} is no longer a member of staff.\n`);
    expect((await server.call(consoleCalls.session, { as: staff })).statusCode).toBe(401);
    expect((await login()).json().code).toBe('0102');
  });

  test('prints its usage, and explains refusals', async () => {
    const { email } = await createUser(server.transact, { role: 'Creator' });
    for (const words of [
      [],
      ['add'],
      ['add', 'x@paidang.test', '甲'],
      ['roles', staff.email, 'king'],
      ['promote', staff.email],
    ]) {
      await expect(command(...words)).rejects.toThrow('npm run admin -- staff list');
    }
    await expect(command('add', email, '甲', 'money')).rejects.toThrow('staff need a separate address');
    await expect(command('remove', email)).rejects.toThrow(`"${email}" is not a member of staff.`);
  });
});

test('a member changes their password, which ends their other sessions', async () => {
  const other = { token: (await prove(codeAt(key, now()))).json().data.token };
  const body = { current_password: 'wrong-password', password: 'another-password' };
  expect((await server.call(consoleCalls.changePassword, { as: staff, body })).json().errors).toEqual({
    current_password: [messages.wrongPassword],
  });
  const right = { ...body, current_password: password };
  expect((await server.call(consoleCalls.changePassword, { as: staff, body: right })).statusCode).toBe(200);
  expect((await server.call(consoleCalls.session, { as: staff })).statusCode).toBe(200);
  expect((await server.call(consoleCalls.session, { as: other })).statusCode).toBe(401);
});

test('the audit log contains what staff did, and cannot be changed', async () => {
  await server.call(platformRewardCalls.list, { as: staff });
  await server.call(consoleCalls.session, { as: staff });
  const entries = await server.db.select().from(auditEntries);
  expect(entries.filter(({ staffId }) => staffId === staff.id)).toMatchObject([
    { call: 'GET /api/platform/rewards', path: '/api/platform/rewards', reason: '' },
  ]);
  await expect(server.db.delete(auditEntries)).rejects.toThrow();
  await expect(server.db.execute(sql`truncate ${auditEntries}`)).rejects.toThrow();
  await expect(server.db.update(auditEntries).set({ reason: 'x' })).rejects.toThrow();
});
