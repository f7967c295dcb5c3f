import { accountCalls, authCalls } from '@paidang/contract/calls';
import type { SignedInDevice } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { idempotencyKeys } from '../../http/idempotency/schema';
import { sessions } from '../sessions/schema';
import { securityEvents } from '../users/schema';
import { hashPassword } from './password';

let server: TestApp;
let person: TestUser;
const password = 'paidang2026';
const start = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = start;
  person = await createUser(server.transact, { role: 'Creator', passwordHash: await hashPassword(password) });
});
afterAll(() => server.close());

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};
const day = 86_400;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const check = async (token: string) => server.call(authCalls.checkToken, { headers: bearer(token) });
const login = (secret = password, headers: Record<string, string> = {}) =>
  server.call(authCalls.login, { body: { email: person.email, password: secret }, headers });

describe('a token', () => {
  test('is replaced after a day; the old one expires a minute after the new one is first used', async () => {
    expect((await check(person.token)).json().data.token).toBeNull();
    later(day + 1);
    const { token } = (await check(person.token)).json().data;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await check(token)).statusCode).toBe(200);
    later(59);
    expect((await check(person.token)).statusCode).toBe(200);
    later(2);
    expect((await check(person.token)).statusCode).toBe(401);
    expect((await check(token)).statusCode).toBe(200);
  });

  test('stays valid when its successor was never received', async () => {
    later(day + 1);
    const lost = (await check(person.token)).json().data.token;
    later(day + 1);
    const { token } = (await check(person.token)).json().data;
    expect((await check(lost)).statusCode).toBe(401);
    expect((await check(token)).statusCode).toBe(200);
  });

  test('is renewed for half a year at most, and its response is not stored for replay', async () => {
    let { token } = person;
    for (let days = 0; days < 170; days += 10) {
      later(10 * day);
      token = (
        await server.call(authCalls.checkToken, {
          headers: { ...bearer(token), 'idempotency-key': `check-${days}-days` },
        })
      ).json().data.token;
    }
    expect((await check(token)).statusCode).toBe(200);
    later(11 * day);
    expect((await check(token)).statusCode).toBe(401);
    expect(await server.db.$count(idempotencyKeys)).toBe(0);
  });
});

describe('devices', () => {
  const chrome =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const list = async (): Promise<SignedInDevice[]> =>
    (await server.call(accountCalls.sessions, { as: person })).json().data;

  test('are listed with browser, system and time; the current one is marked', async () => {
    later(600);
    await login(password, { 'user-agent': chrome });
    const [first, second] = await list();
    expect([first, second].map((one) => one?.is_current).sort()).toEqual([false, true]);
    const other = [first, second].find((one) => !one?.is_current);
    expect(other).toMatchObject({ device: 'Chrome · macOS', created_at: '2026-11-21T08:10:00.000Z' });
  });

  test('can be signed out one by one or all at once, but never another user’s', async () => {
    const tokens = [(await login()).json().data.token, (await login()).json().data.token];
    const stranger = await createUser(server.transact, { role: 'Vendor' });
    const [one] = (await list()).filter((device) => !device.is_current);
    const params = { session: one?.uuid ?? '' };
    expect((await server.call(accountCalls.revokeSession, { params, as: stranger })).statusCode).toBe(404);
    expect((await server.call(accountCalls.revokeSession, { params, as: person })).statusCode).toBe(200);
    expect(await list()).toHaveLength(2);
    await server.call(accountCalls.revokeOtherSessions, { as: person });
    expect(await list()).toMatchObject([{ is_current: true }]);
    for (const token of tokens) expect((await check(token)).statusCode).toBe(401);
    expect((await check(stranger.token)).statusCode).toBe(200);
  });
});

describe('wrong passwords', () => {
  test('lock an address for 15 minutes, whether it is known or not', async () => {
    for (const email of [person.email, 'nobody@paidang.test']) {
      const from = { remoteAddress: '10.1.1.1' };
      const attempt = (secret: string) =>
        server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret }, ...from });
      const codes: string[] = [];
      for (let tries = 0; tries < 10; tries += 1) codes.push((await attempt('wrong')).json().code);
      expect(codes).toEqual([...Array(9).fill('0102'), '0429']);
      const closed = await attempt(password);
      expect(closed.json()).toMatchObject({ code: '0429', message: '密碼錯誤太多次，請15分鐘後再試，或重設密碼' });
    }
    later(15 * 60 + 1);
    expect((await login()).statusCode).toBe(200);
  });

  test('are cleared after a correct one', async () => {
    for (let tries = 0; tries < 9; tries += 1) await login('wrong');
    expect((await login()).statusCode).toBe(200);
    for (let tries = 0; tries < 9; tries += 1) expect((await login('wrong')).json().code).toBe('0102');
  });
});

test('the security log records events without names, addresses or tokens', async () => {
  const { token } = (await login()).json().data;
  await login('wrong');
  await server.call(authCalls.logout, { headers: bearer(token) });
  const events = await server.db.select().from(securityEvents).where(eq(securityEvents.userId, person.id));
  expect(events.map(({ kind }) => kind)).toEqual(['login', 'login-failed', 'logout']);
  expect(JSON.stringify(events)).not.toContain(person.email);
  expect(await server.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
});
