import { authCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailedToken, mailsTo } from '../../../test/mails';
import { hashNetwork } from '../../http/network';
import { tallies } from '../../platform/tally/schema';
import { securityEvents } from '../users/schema';
import { hashPassword } from './password';

const { tries, triesEverywhere, minutes } = limits.lockOut;
const password = 'paidang2026';
const home = '203.0.113.7';

let server: TestApp;
let passwordHash: string;
let person: TestUser;
let networks = 0;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  server.clock.now = new Date('2026-11-22T08:00:00Z');
  person = await createUser(server.transact, { role: 'Creator', passwordHash });
});
afterAll(() => server.close());

/** An unused network, since each is limited to a few requests per minute. */
const somewhere = () => {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
};
/** Signs in from an address and returns the response code. The rate limit is per address, but the lock per network. */
const login = async (from: string, secret = 'wrong', email = person.email): Promise<string> => {
  const body = { email, password: secret };
  return (await server.call(authCalls.login, { body, headers: { 'x-forwarded-for': from } })).json().status;
};
const later = (by: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + by * 60_000);
};

describe('guessing a password', () => {
  test('checks ten of thirty parallel attempts, and then refuses the right password too', async () => {
    const from = somewhere();
    // All are wrong, since the database decides which of many parallel attempts is counted first.
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(from, 'wrong')));
    expect(answers.filter((status) => status === '0102')).toHaveLength(tries - 1);
    expect(await login(from, password)).toBe('0429');
    const events = await server.db.select().from(securityEvents);
    const own = events.filter(({ userId }) => userId === person.id).map(({ kind }) => kind);
    expect(own.filter((kind) => kind === 'login-failed')).toHaveLength(tries);
    expect(own.filter((kind) => kind === 'locked-out')).toHaveLength(1);
  });

  test('locks the address for that network for 15 minutes, and for no other network', async () => {
    const stranger = somewhere();
    for (let guess = 0; guess < tries; guess += 1) await login(stranger);
    expect(await login(stranger, password)).toBe('0429');
    expect(await login(home, password)).toBe('0000');
    expect(await login(stranger, password)).toBe('0429');
    later(minutes);
    expect(await login(stranger, password)).toBe('0000');
  });

  test('gets the same response for an unknown address, and sends no mail', async () => {
    const from = somewhere();
    const answers = [];
    for (let guess = 0; guess <= tries; guess += 1) answers.push(await login(from, 'wrong', 'nobody@paidang.test'));
    expect(answers).toEqual([...Array.from({ length: tries - 1 }, () => '0102'), '0429', '0429']);
    expect(await mailsTo(server, 'nobody@paidang.test')).toEqual([]);
  });

  test('from many networks locks all networks the owner never signed in from', async () => {
    expect(await login(home, password)).toBe('0000');
    for (let guess = 0; guess < triesEverywhere; guess += 1) await login(somewhere());
    expect(await login(somewhere(), password)).toBe('0429');
    expect(await login(home, password)).toBe('0000');
    later(minutes);
    expect(await login(somewhere(), password)).toBe('0000');
  });

  test('a whole IPv6 network counts as one', async () => {
    for (let guess = 0; guess < tries; guess += 1) await login(`2001:db8:1:2::${guess}`);
    expect(await login('2001:db8:1:2:ffff::1', password)).toBe('0429');
    expect(await login('2001:db8:1:3::1', password)).toBe('0000');
  });

  test('sends the owner one mail, whose link signs in and lifts the lock', async () => {
    for (let guess = 0; guess < tries + 2; guess += 1) await login(home);
    expect(await mailsTo(server, person.email)).toMatchObject([{ subject: '有人連續輸錯你的密碼｜拍檔' }]);
    const params = { token: await mailedToken(server, person.email) };
    const entered = await server.call(authCalls.verifyEmail, { params });
    expect(entered.json().data).toMatchObject({ user: { email: person.email } });
    expect((await server.call(authCalls.verifyEmail, { params })).statusCode).toBe(422);
    expect(await login(home, password)).toBe('0000');
  });
});

describe('mails caused by strangers', () => {
  const registration = (email: string, name = '阿澄') => ({
    type: 'Creator',
    email,
    password,
    phone: '',
    company_name: name,
  });
  const register = (email: string, from: string, name?: string) =>
    server.call(authCalls.register, { body: registration(email, name), headers: { 'x-forwarded-for': from } });

  test('address an unverified recipient by the mail address only', async () => {
    const email = 'victim@paidang.test';
    await register(email, somewhere(), '領獎請到 https://evil.example');
    later(2);
    await server.call(authCalls.forgotPassword, { body: { email } });
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(2);
    for (const { subject, body, html } of mails) {
      expect(`${subject}${body}${html}`).not.toContain('evil');
      expect(body).toContain(`${email} 你好`);
    }
  });

  test('stop while several links are still valid', async () => {
    const waiting = await createUser(server.transact, { role: 'Vendor', status: 'unverified' });
    for (let asked = 0; asked < 8; asked += 1) {
      later(2);
      const headers = { 'x-forwarded-for': somewhere() };
      await server.call(authCalls.resendVerification, { body: { email: waiting.email }, headers });
      await server.call(authCalls.forgotPassword, { body: { email: waiting.email }, headers });
    }
    expect(await mailsTo(server, waiting.email)).toHaveLength(2 * limits.registration.links);
  });

  test('are limited per network and day', async () => {
    const network = somewhere();
    expect((await register('first@paidang.test', network)).statusCode).toBe(200);
    const full = { count: limits.registration.perNetwork };
    await server.db
      .update(tallies)
      .set(full)
      .where(eq(tallies.network, hashNetwork(network)));
    const refused = await register('more@paidang.test', network);
    expect(refused.json()).toMatchObject({ code: '0429', message: '這裡今天已經註冊了很多帳號，請明天再試' });
    expect(await mailsTo(server, 'more@paidang.test')).toEqual([]);
    expect((await register('more@paidang.test', somewhere())).statusCode).toBe(200);
    later(24 * 60);
    expect((await register('next-day@paidang.test', network)).statusCode).toBe(200);
  });

  test.each(['password', 'Password1', 'qwertyuiop', '12345678', 'iloveyou'])(
    'R-val-05 %s is one of the commonest passwords, and refused at its field',
    async (common) => {
      const body = { ...registration('common@paidang.test'), password: common };
      const answer = await server.call(authCalls.register, { body, headers: { 'x-forwarded-for': somewhere() } });
      expect(answer.json()).toMatchObject({
        code: '0422',
        errors: { password: ['這個密碼太常見，容易被猜到，請換一個'] },
      });
    },
  );

  test('R-val-05 an old short password still signs in, but is refused as a new one', async () => {
    person = await createUser(server.transact, { role: 'Creator', passwordHash: await hashPassword('short') });
    expect(await login(somewhere(), 'short')).toBe('0000');
    const body = { ...registration('short@paidang.test'), password: 'short' };
    const answer = await server.call(authCalls.register, { body, headers: { 'x-forwarded-for': somewhere() } });
    expect(answer.json().errors).toEqual({ password: ['密碼至少8個字'] });
  });
});
