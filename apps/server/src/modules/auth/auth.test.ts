import { authCalls, projectCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { sessions } from '../sessions/schema';
import { users } from '../users/schema';
import { hashPassword } from './password';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const password = 'paidang2026';
const creator = (email: string) => ({
  type: 'Creator',
  email,
  password,
  phone: '',
  company_name: '阿澄',
  youtube: 'https://youtube.com/@acheng',
});

const account = async (email: string, status: 'active' | 'unverified' | 'suspended') =>
  createUser(server.transact, { role: 'Vendor', email, status, passwordHash: await hashPassword(password) });

const login = (email: string, secret = password) => server.call(authCalls.login, { body: { email, password: secret } });

async function lastMail(): Promise<{ to: string; body: string }> {
  const response = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  return response.json()[0];
}

describe('login', () => {
  test('R-auth-32 returns a token, the user and the socket setting', async () => {
    const user = await account('ok@paidang.test', 'active');
    const response = await login('OK@paidang.test');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: '0000',
      message: '',
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          uuid: user.id,
          role: 'Vendor',
          avatar: null,
          name: user.name,
          company_name: user.companyName,
          contact_person: null,
          email: 'ok@paidang.test',
        },
        socket: true,
      },
    });
  });

  test('R-auth-10 opens a session whose token is not in the database', async () => {
    const { token } = (await login('ok@paidang.test')).json().data;
    const check = await server.call(authCalls.checkToken, { headers: { authorization: `Bearer ${token}` } });
    expect(check.json().data.user.email).toBe('ok@paidang.test');
    const kept = await server.db.select({ hash: sessions.tokenHash }).from(sessions);
    expect(kept.map(({ hash }) => hash)).not.toContain(token);
  });

  test('R-auth-12 says 帳號或密碼錯誤 with 403 0102 for a wrong password and for an unknown address alike', async () => {
    const answers = [await login('ok@paidang.test', 'wrong'), await login('nobody@paidang.test')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ status: '0102', code: '0102', message: '帳號或密碼錯誤' });
    }
  });

  test('R-auth-13 says 帳號權限錯誤 with 403 0103 for a suspended account', async () => {
    await account('suspended@paidang.test', 'suspended');
    const answer = await login('suspended@paidang.test');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: '0103', message: '帳號權限錯誤' });
  });

  test('R-auth-14 says 帳號尚未驗證 with 403 0104, and who it was, for an unverified account', async () => {
    await account('new@paidang.test', 'unverified');
    const answer = await login('new@paidang.test');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: '0104',
      message: '帳號尚未驗證',
      data: { email: 'new@paidang.test', type: 'Vendor' },
    });
  });

  test('discloses the status of an account only with the right password', async () => {
    expect((await login('suspended@paidang.test', 'wrong')).json().code).toBe('0102');
  });

  test('is refused after too many attempts from one IP address', async () => {
    const own = await buildTestApp();
    let code = '';
    for (let tries = 0; tries < 40 && code !== '0429'; tries += 1) {
      const answer = await own.call(authCalls.login, { body: { email: 'x@paidang.test', password: '' } });
      code = answer.json().code;
    }
    expect(code).toBe('0429');
    await own.close();
  });
});

describe('sessions', () => {
  test('R-auth-22 check-token refuses a token that was logged out, has expired or was never issued', async () => {
    const user = await createUser(server.transact, { role: 'Creator' });
    expect((await server.call(authCalls.checkToken, { as: user })).statusCode).toBe(200);
    await server.call(authCalls.logout, { as: user });
    expect((await server.call(authCalls.checkToken, { as: user })).json().code).toBe('0401');

    const late = await createUser(server.transact, { role: 'Creator' });
    server.clock.now = new Date(Date.now() + 31 * 86_400_000);
    expect((await server.call(authCalls.checkToken, { as: late })).statusCode).toBe(401);
    server.clock.now = new Date();

    const forged = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await server.call(authCalls.checkToken, { headers: forged })).statusCode).toBe(401);
  });

  test('end when the account is suspended', async () => {
    const user = await createUser(server.transact, { role: 'Creator' });
    await server.db.update(users).set({ status: 'suspended' }).where(eq(users.id, user.id));
    expect((await server.call(projectCalls.list, { as: user })).statusCode).toBe(401);
  });
});

describe('registration', () => {
  test('R-auth-08 R-auth-21 creates an unverified account; the mailed link verifies it once and signs in', async () => {
    const response = await server.call(authCalls.register, { body: creator('Cheng@paidang.test') });
    expect(response.json().data).toEqual({ email: 'cheng@paidang.test', type: 'Creator' });
    expect((await login('cheng@paidang.test')).json().code).toBe('0104');

    const mail = await lastMail();
    expect(mail.to).toBe('cheng@paidang.test');
    const token = /token=([\w-]+)/.exec(mail.body)?.[1] ?? '';
    const verified = await server.call(authCalls.verifyEmail, { params: { token } });
    expect(verified.json().data).toMatchObject({ user: { name: '阿澄', role: 'Creator' }, socket: true });
    expect((await login('cheng@paidang.test')).statusCode).toBe(200);
    expect((await server.call(authCalls.verifyEmail, { params: { token } })).json().code).toBe('0422');
  });

  test('the mailed link expires after a day', async () => {
    await server.call(authCalls.register, { body: creator('slow@paidang.test') });
    const token = /token=([\w-]+)/.exec((await lastMail()).body)?.[1] ?? '';
    server.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await server.call(authCalls.verifyEmail, { params: { token } })).statusCode).toBe(422);
    server.clock.now = new Date();
  });

  test('R-auth-09 an address is taken whatever its letter case: 0101 信箱已存在', async () => {
    await server.call(authCalls.register, { body: creator('taken@paidang.test') });
    const repeat = await server.call(authCalls.checkEmailRepeat, { body: { email: 'Taken@paidang.test' } });
    expect(repeat.json()).toMatchObject({ status: '0101', message: '信箱已存在' });
    const again = await server.call(authCalls.register, { body: creator('TAKEN@paidang.test') });
    expect(again.json()).toMatchObject({ status: '0101', errors: { email: ['信箱已存在'] } });
    const free = await server.call(authCalls.checkEmailRepeat, { body: { email: 'free@paidang.test' } });
    expect(free.json().status).toBe('0000');
  });

  test('registering an address twice at the same time creates one account', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call(authCalls.register, { body: creator('twice@paidang.test') })),
    );
    expect(answers.map((answer) => answer.json().status).sort()).toEqual(['0000', '0101', '0101']);
  });

  test('R-err-03 reports every invalid field with a message for users', async () => {
    const response = await server.call(authCalls.register, {
      body: { ...creator('not an address'), type: 'Vendor', password: 'a b', phone: '12', company_name: '' },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      status: '0422',
      code: '0422',
      message: '操作失敗,請重新整理或稍後再試',
      errors: {
        email: ['請填寫正確的Email格式'],
        password: ['注意格式是否錯誤'],
        phone: ['無效的電話號碼'],
        company_name: ['請填寫此欄位'],
        contact_person: ['請填寫此欄位'],
      },
    });
  });

  test('R-err-03 reports the maximum length of a text with a message for users', async () => {
    const body = { ...creator('long@paidang.test'), company_name: '長'.repeat(81), cooperation_fee: '1'.repeat(41) };
    const response = await server.call(authCalls.register, { body });
    expect(response.json().errors).toEqual({ company_name: ['最多80個字'], cooperation_fee: ['最多40個字'] });
  });

  test('R-val-07 R-val-08 a vendor needs a phone number of at least 7 characters', async () => {
    const vendor = { ...creator('v@paidang.test'), type: 'Vendor', contact_person: '許雅筑' };
    const answer = async (phone: string) =>
      (await server.call(authCalls.register, { body: { ...vendor, phone } })).json().errors;
    expect(await answer('')).toEqual({ phone: ['請填寫此欄位'] });
    expect(await answer('        ')).toEqual({ phone: ['請填寫此欄位'] });
    expect(await answer('1'.repeat(1000))).toEqual({ phone: ['注意格式是否錯誤'] });
    expect(await answer('12#')).toEqual({ phone: ['無效的電話號碼'] });
    expect(await answer('電話12345678')).toEqual({ phone: ['注意格式是否錯誤'] });
  });

  test('R-val-09 a platform link starts with http', async () => {
    const body = { ...creator('l@paidang.test'), facebook: 'javascript:alert(1)' };
    const answer = await server.call(authCalls.register, { body });
    expect(answer.json().errors).toEqual({ facebook: ['注意格式是否錯誤'] });
  });
});
