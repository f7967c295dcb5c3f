import { authCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailedToken, mailsTo } from '../../../test/mails';
import { securityEvents } from '../users/schema';
import { hashPassword } from './password';
import { oneTimeTokens } from './schema';

let server: TestApp;
let person: TestUser;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword('paidang2026');
});
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T08:00:00Z');
  address += 1;
  person = await createUser(server.transact, { role: 'Creator', passwordHash });
});
afterAll(() => server.close());

const minutesLater = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
/** A separate IP address for every test, since each is limited to a few requests per minute. */
let address = 0;
const from = () => ({ 'x-forwarded-for': `10.0.0.${address}` });
const forgot = (email: string) => server.call(authCalls.forgotPassword, { body: { email }, headers: from() });
const reset = (token: string, password = 'new-paidang-2026') =>
  server.call(authCalls.resetPassword, { params: { token }, body: { password } });
const login = (password: string) => server.call(authCalls.login, { body: { email: person.email, password } });
const askForToken = async () => {
  await forgot(person.email);
  return mailedToken(server, person.email);
};

describe('a forgotten password', () => {
  test('R-auth-28 gets the same response whether the address is known or not; only known addresses are mailed', async () => {
    const answers = [await forgot(person.email.toUpperCase()), await forgot('nobody@paidang.test')];
    for (const answer of answers) expect(answer.json()).toEqual({ status: '0000', message: '', data: null });
    expect(await mailsTo(server, person.email)).toMatchObject([{ subject: '重設你的密碼｜拍檔' }]);
    expect(await mailsTo(server, 'nobody@paidang.test')).toEqual([]);
  });

  test('mails at most once a minute', async () => {
    await forgot(person.email);
    await forgot(person.email);
    minutesLater(1.1);
    await forgot(person.email);
    expect(await mailsTo(server, person.email)).toHaveLength(2);
  });

  test('has a link whose token is not in the database', async () => {
    const token = await askForToken();
    const kept = await server.db.select().from(oneTimeTokens);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('a new password', () => {
  test('signs in here, signs out everywhere else, and notifies the owner', async () => {
    const token = await askForToken();
    expect((await server.call(authCalls.checkResetToken, { params: { token } })).statusCode).toBe(200);
    const answer = await reset(token);
    expect(answer.json().data).toMatchObject({ token: expect.any(String), user: { email: person.email } });
    expect((await server.call(authCalls.checkToken, { as: person })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${answer.json().data.token}` };
    expect((await server.call(authCalls.checkToken, { headers })).statusCode).toBe(200);
    expect((await login('new-paidang-2026')).statusCode).toBe(200);
    expect((await mailsTo(server, person.email))[0]?.subject).toBe('你的密碼已變更｜拍檔');
    const kinds = (await server.db.select().from(securityEvents)).filter(({ userId }) => userId === person.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['password-reset-asked', 'password-reset', 'login', 'login']);
  });

  test('R-rtp-17 is refused with a link that was used, is an hour old, is unknown or was invalidated', async () => {
    const used = await askForToken();
    minutesLater(2);
    const second = await askForToken();
    expect((await reset(second)).statusCode).toBe(200);
    minutesLater(2);
    const old = await askForToken();
    minutesLater(61);
    for (const token of [used, second, old, 'a'.repeat(43)]) {
      const answers = [await reset(token), await server.call(authCalls.checkResetToken, { params: { token } })];
      for (const answer of answers) expect(answer.json()).toMatchObject({ code: '0422', message: '連結已失效' });
    }
  });

  test('R-val-05 is validated like any other password, and the link stays valid', async () => {
    const token = await askForToken();
    expect((await reset(token, 'a b')).json().errors).toEqual({ password: ['注意格式是否錯誤'] });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('unlocks an account that was locked after wrong passwords, and verifies an unverified one', async () => {
    for (let tries = 0; tries < 10; tries += 1) await login('wrong');
    expect((await login('wrong')).json().code).toBe('0429');
    await reset(await askForToken());
    expect((await login('new-paidang-2026')).statusCode).toBe(200);

    person = await createUser(server.transact, { role: 'Vendor', status: 'unverified' });
    await reset(await askForToken());
    expect((await login('new-paidang-2026')).statusCode).toBe(200);
  });

  test('is refused for a suspended account', async () => {
    person = await createUser(server.transact, { role: 'Vendor', status: 'suspended' });
    await forgot(person.email);
    expect(await mailsTo(server, person.email)).toEqual([]);
  });
});

describe('the verification mail', () => {
  const resend = (email: string) => server.call(authCalls.resendVerification, { body: { email }, headers: from() });

  test('R-auth-34 is sent again after a minute to unverified accounts; the response is the same for all', async () => {
    const waiting = await createUser(server.transact, { role: 'Vendor', status: 'unverified' });
    const sent = async () => (await mailsTo(server, waiting.email)).length;
    expect((await resend(waiting.email)).json().data).toBeNull();
    await resend(waiting.email);
    expect(await sent()).toBe(1);
    minutesLater(1.1);
    await resend(waiting.email);
    expect(await sent()).toBe(2);
    for (const email of [person.email, 'nobody@paidang.test']) {
      expect((await resend(email)).json()).toEqual({ status: '0000', message: '', data: null });
      expect(await mailsTo(server, email)).toEqual([]);
    }
  });
});
