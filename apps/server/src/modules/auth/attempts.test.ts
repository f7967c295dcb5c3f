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

/** A network nobody was in before: each may ask a few times a minute only. */
const somewhere = () => {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
};
/** Answers the code. The proxy's many tell apart one from another where the rate counts, not where the lock does. */
const login = async (from: string, secret = 'wrong', email = person.email): Promise<string> => {
  const body = { email, password: secret };
  return (await server.call(authCalls.login, { body, headers: { 'x-forwarded-for': from } })).json().status;
};
const later = (by: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + by * 60_000);
};

describe('guessing a password', () => {
  test('of thirty at once, ten are looked at, and the right one after them lets nobody in', async () => {
    const from = somewhere();
    // All are wrong: which of many at once is counted first is the database's choice.
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(from, 'wrong')));
    expect(answers.filter((status) => status === '0102')).toHaveLength(tries - 1);
    expect(await login(from, password)).toBe('0429');
    const events = await server.db.select().from(securityEvents);
    const own = events.filter(({ userId }) => userId === person.id).map(({ kind }) => kind);
    expect(own.filter((kind) => kind === 'login-failed')).toHaveLength(tries);
    expect(own.filter((kind) => kind === 'locked-out')).toHaveLength(1);
  });

  test('closes the address to that network for a quarter of an hour, and to nobody else', async () => {
    const stranger = somewhere();
    for (let guess = 0; guess < tries; guess += 1) await login(stranger);
    expect(await login(stranger, password)).toBe('0429');
    expect(await login(home, password)).toBe('0000');
    expect(await login(stranger, password)).toBe('0429');
    later(minutes);
    expect(await login(stranger, password)).toBe('0000');
  });

  test('of an address nobody has is answered alike, and mails nobody', async () => {
    const from = somewhere();
    const answers = [];
    for (let guess = 0; guess <= tries; guess += 1) answers.push(await login(from, 'wrong', 'nobody@paidang.test'));
    expect(answers).toEqual([...Array.from({ length: tries - 1 }, () => '0102'), '0429', '0429']);
    expect(await mailsTo(server, 'nobody@paidang.test')).toEqual([]);
  });

  test('from everywhere closes it to networks its owner never came from', async () => {
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

  test('brings its owner one mail, whose link signs in and opens the way again', async () => {
    for (let guess = 0; guess < tries + 2; guess += 1) await login(home);
    expect(await mailsTo(server, person.email)).toMatchObject([{ subject: '有人連續輸錯你的密碼｜拍檔' }]);
    const params = { token: await mailedToken(server, person.email) };
    const entered = await server.call(authCalls.verifyEmail, { params });
    expect(entered.json().data).toMatchObject({ user: { email: person.email } });
    expect((await server.call(authCalls.verifyEmail, { params })).statusCode).toBe(422);
    expect(await login(home, password)).toBe('0000');
  });
});

describe('mails of strangers', () => {
  const registration = (email: string, name = '阿澄') => ({
    type: 'Creator',
    email,
    password,
    phone: '',
    company_name: name,
  });
  const register = (email: string, from: string, name?: string) =>
    server.call(authCalls.register, { body: registration(email, name), headers: { 'x-forwarded-for': from } });

  test('greet an address that nobody has verified by the address alone', async () => {
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

  test('end after a few links that are good still', async () => {
    const waiting = await createUser(server.transact, { role: 'Vendor', status: 'unverified' });
    for (let asked = 0; asked < 8; asked += 1) {
      later(2);
      const headers = { 'x-forwarded-for': somewhere() };
      await server.call(authCalls.resendVerification, { body: { email: waiting.email }, headers });
      await server.call(authCalls.forgotPassword, { body: { email: waiting.email }, headers });
    }
    expect(await mailsTo(server, waiting.email)).toHaveLength(2 * limits.registration.links);
  });

  test('leave one network a number of times a day', async () => {
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

  test('R-val-05 a short password from before still signs in, and is no new one', async () => {
    person = await createUser(server.transact, { role: 'Creator', passwordHash: await hashPassword('short') });
    expect(await login(somewhere(), 'short')).toBe('0000');
    const body = { ...registration('short@paidang.test'), password: 'short' };
    const answer = await server.call(authCalls.register, { body, headers: { 'x-forwarded-for': somewhere() } });
    expect(answer.json().errors).toEqual({ password: ['密碼至少8個字'] });
  });
});
