import { authCalls, messagingCalls, socialCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../../../test/browser';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { hashPassword } from '../auth';
import { openSuperSession } from '../sessions';
import { securityEvents, users } from '../users/schema';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const password = 'paidang2026';
const google = (email: string, name = '阿澄') => ({ name, email, verified: 'on' });
const details = { type: 'Creator', company_name: '阿澄', phone: '0912-345-678' };

/** A browser that was sent to a provider. */
async function leaveFor(path: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.go(path);
  return browser;
}

const finish = (browser: TestBrowser, call: Parameters<TestApp['call']>[0], body: object = {}) =>
  server.call(call, { headers: browser.headers, body: { token: browser.token, ...body } });

/** A user who registers with Google. */
async function registerWithGoogle(email: string): Promise<TestBrowser> {
  const browser = await leaveFor('/api/login/google?role=Creator');
  await browser.signInAs(google(email));
  expect((await finish(browser, socialCalls.register, details)).statusCode).toBe(200);
  return browser;
}

/** A browser at the provider's page, in which a user wants to link an account. */
async function leaveToBind(user: TestUser, call = socialCalls.startLine, url = '/profile/notify') {
  const browser = new TestBrowser(server);
  const started = await server.call(call, { as: user, body: { url } });
  browser.keep(started);
  await browser.go(started.json().data.url);
  return browser;
}

async function bindLine(user: TestUser, name: string): Promise<void> {
  const browser = await leaveToBind(user);
  await browser.signInAs({ name });
  const { token, headers } = browser;
  expect((await server.call(socialCalls.bindLine, { as: user, headers, body: { token } })).statusCode).toBe(200);
}

const eventsOf = async (userId: string) =>
  (await server.db.select().from(securityEvents).where(eq(securityEvents.userId, userId))).map(({ kind, detail }) =>
    `${kind} ${detail ?? ''}`.trim(),
  );

describe('somebody new', () => {
  test('R-auth-24 R-rtp-26 registers without a password, with the address Google vouches for', async () => {
    const browser = await leaveFor('/api/login/google?role=Creator&url=/chat');
    expect(browser.at).toMatch(/^\/dev\/openid\/google\/interaction\//);
    await browser.signInAs(google('New.Comer@gmail.example'));
    expect(browser.at).toMatch(/^\/register\/isForm3rdLogin\?token=/);
    const { token, headers } = browser;
    const pending = await server.call(socialCalls.pending, { params: { token }, headers });
    expect(pending.json().data).toEqual({
      kind: 'register',
      provider: 'google',
      name: '阿澄',
      email: 'New.Comer@gmail.example',
      account: null,
      role: 'Creator',
      invitation: null,
    });
    const answer = await finish(browser, socialCalls.register, { ...details, email: 'victim@paidang.test' });
    const { data } = answer.json();
    expect(data).toMatchObject({ user: { email: 'new.comer@gmail.example', role: 'Creator' }, url: '/chat' });
    const [account] = await server.db.select().from(users).where(eq(users.id, data.user.uuid));
    expect(account).toMatchObject({ status: 'active', passwordHash: null });
    expect(await eventsOf(data.user.uuid)).toEqual(['registered', 'identity-bound google', 'login google']);
    expect((await finish(browser, socialCalls.register, details)).statusCode).toBe(422);
  });

  test('R-auth-24 signs straight in the next time, by a token that works once and in one browser', async () => {
    await registerWithGoogle('again@gmail.example');
    const browser = await leaveFor('/api/login/google');
    await browser.signInAs(google('again@gmail.example'));
    expect(browser.at).toMatch(/^\/auto_login\/[\w-]{43}$/);
    const body = { token: browser.token };
    expect((await server.call(socialCalls.autoLogin, { body })).statusCode).toBe(422);
    const session = await finish(browser, socialCalls.autoLogin);
    expect(session.json().data).toMatchObject({ user: { email: 'again@gmail.example' }, url: null });
    expect((await finish(browser, socialCalls.autoLogin)).statusCode).toBe(422);
  });

  test('is refused with an address nobody proved', async () => {
    const browser = await leaveFor('/api/login/google?role=Vendor');
    await browser.signInAs({ name: '某人', email: 'unproved@gmail.example' });
    expect(browser.at).toBe('/register?login_refused=email-unverified');
  });

  test('is refused an address taken in the meantime, and may continue with the same token', async () => {
    const browser = await leaveFor('/api/login/google');
    await browser.signInAs(google('raced@gmail.example'));
    const rival = await createUser(server.transact, { role: 'Vendor', email: 'raced@gmail.example' });
    expect((await finish(browser, socialCalls.register, details)).json().status).toBe('0101');
    await server.db.delete(users).where(eq(users.id, rival.id));
    expect((await finish(browser, socialCalls.register, details)).statusCode).toBe(200);
  });
});

describe('somebody whose address has an account', () => {
  const account = async (email: string, status: 'active' | 'unverified' | 'suspended' = 'active') =>
    createUser(server.transact, { role: 'Vendor', email, status, passwordHash: await hashPassword(password) });

  test('R-rtp-15 links it by its password alone, and is signed straight in from then on', async () => {
    const user = await account('old@gmail.example');
    const browser = await leaveFor('/api/login/google');
    await browser.signInAs(google('old@gmail.example'));
    expect(browser.at).toMatch(/^\/account_binding\?token=/);
    const { token, headers } = browser;
    const pending = await server.call(socialCalls.pending, { params: { token }, headers });
    expect(pending.json().data).toMatchObject({ kind: 'link', account: 'old@gmail.example' });
    expect((await finish(browser, socialCalls.register, details)).statusCode).toBe(422);
    expect((await finish(browser, socialCalls.link, { password: 'wrong-password' })).json().status).toBe('0102');
    const linked = await finish(browser, socialCalls.link, { password });
    expect(linked.json().data.user.uuid).toBe(user.id);
    expect(await eventsOf(user.id)).toEqual(['login-failed', 'identity-bound google', 'login google']);
    const next = await leaveFor('/api/login/google');
    await next.signInAs(google('old@gmail.example'));
    expect(next.at).toMatch(/^\/auto_login\//);
  });

  test('is verified by both proofs of the same address', async () => {
    const user = await account('unread@gmail.example', 'unverified');
    const browser = await leaveFor('/api/login/google');
    await browser.signInAs(google('unread@gmail.example'));
    expect((await finish(browser, socialCalls.link, { password })).statusCode).toBe(200);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.status).toBe('active');
  });

  test('is told of a suspension after the password, and when the bound account comes back', async () => {
    await account('gone@gmail.example', 'suspended');
    const browser = await leaveFor('/api/login/google');
    await browser.signInAs(google('gone@gmail.example'));
    expect((await finish(browser, socialCalls.link, { password })).json().status).toBe('0103');

    await registerWithGoogle('bad@gmail.example');
    await server.db.update(users).set({ status: 'suspended' }).where(eq(users.email, 'bad@gmail.example'));
    const next = await leaveFor('/api/login/google');
    await next.signInAs(google('bad@gmail.example'));
    expect(next.at).toBe('/?login&login_refused=suspended');
  });
});

describe('the way there and back', () => {
  test.each([
    ['/api/login/google', '/?login&login_refused=denied'],
    ['/api/login/google?role=Creator', '/register?login_refused=denied'],
    ['/api/login/line', '/?login&login_refused=denied'],
  ])('a refusal at the provider leads from %s to %s', async (start, end) => {
    const browser = await leaveFor(start);
    await browser.refuse();
    expect(browser.at).toBe(end);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
    'R-auth-24 the page %j is not one of ours, and left out',
    async (url) => {
      await registerWithGoogle(`${Buffer.from(url).toString('hex')}@gmail.example`);
      const browser = await leaveFor(`/api/login/google?url=${encodeURIComponent(url)}`);
      await browser.signInAs(google(`${Buffer.from(url).toString('hex')}@gmail.example`));
      expect((await finish(browser, socialCalls.autoLogin)).json().data.url).toBeNull();
    },
  );

  test('is made once, in time, in the browser that left', async () => {
    const victim = await leaveFor('/api/login/google');
    const state = /state=([\w-]+)/.exec(
      String((await server.app.inject({ url: '/api/login/google', headers: victim.headers })).headers.location),
    )?.[1];
    const callback = `/api/login/google/callback?code=stolen&state=${state}`;
    const stranger = await leaveFor('/api/login/google');
    await stranger.go(callback);
    expect(stranger.at).toBe('/?login&login_refused=expired');
    await victim.go(callback);
    expect(victim.at).toBe('/?login&login_refused=unavailable');
    await victim.go(callback);
    expect(victim.at).toBe('/?login&login_refused=expired');

    const late = await leaveFor('/api/login/google?role=Vendor');
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 11 * 60_000);
    await late.signInAs(google('late@gmail.example'));
    server.clock.now = now;
    expect(late.at).toBe('/register?login_refused=expired');
  });

  test('keeps the browser by a cookie scripts and other sites cannot use', async () => {
    const { headers } = await server.app.inject({ url: '/api/login/google' });
    expect(headers['set-cookie']).toMatch(
      /^paidang-login=[\w-]{43}; Max-Age=2400; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
  });

  test('in production there is no substitute for a provider that is not configured or unavailable', async () => {
    const production = await buildTestApp({
      NODE_ENV: 'production',
      APP_URL: 'https://paidang.example',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'https://127.0.0.1:9',
    });
    expect((await production.call(socialCalls.providers)).json().data).toEqual({ google: true, line: false });
    expect((await production.app.inject('/dev/openid/line/.well-known/openid-configuration')).statusCode).toBe(404);
    const away = await production.app.inject('/api/login/google?role=Vendor');
    expect(away.headers.location).toBe('/register?login_refused=unavailable');
    expect(away.headers['set-cookie']).toContain('; Secure;');
    const absent = await production.app.inject('/api/login/line');
    expect(absent.headers.location).toBe('/?login&login_refused=unavailable');
    await production.close();
  });
});

describe('LINE', () => {
  test('R-auth-25 R-rtp-15 R-msg-08 is bound for messages and signing in, and unbound', async () => {
    const user = await createUser(server.transact, { role: 'Creator', passwordHash: await hashPassword(password) });
    const stranger = await leaveFor('/api/login/line');
    await stranger.signInAs({ name: '阿澄的 LINE' });
    expect(stranger.at).toBe('/?login&login_refused=line-unbound');

    const browser = await leaveToBind(user);
    await browser.signInAs({ name: '阿澄的 LINE' });
    const { token, headers } = browser;
    const pending = await server.call(socialCalls.pending, { params: { token }, headers });
    expect(pending.json().data).toMatchObject({
      kind: 'bind',
      provider: 'line',
      name: '阿澄的 LINE',
      account: user.email,
    });
    const other = await createUser(server.transact, { role: 'Creator' });
    expect((await server.call(socialCalls.bindLine, { as: other, headers, body: { token } })).statusCode).toBe(404);
    const bound = await server.call(socialCalls.bindLine, { as: user, headers, body: { token } });
    expect(bound.json().data).toEqual({ url: '/profile/notify' });

    const setting = (await server.call(messagingCalls.setting, { as: user })).json().data;
    expect(setting).toMatchObject({ can_bind: true, binding: { status: 'bound', display_name: '阿澄的 LINE' } });
    const identities = await server.call(socialCalls.identities, { as: user });
    expect(identities.json().data).toMatchObject([{ provider: 'line', name: '阿澄的 LINE', email: null }]);

    const back = await leaveFor('/api/login/line');
    await back.signInAs({ name: '阿澄的 LINE' });
    expect((await finish(back, socialCalls.autoLogin)).json().data.user.uuid).toBe(user.id);

    const unbound = await server.call(messagingCalls.unbind, { as: user });
    expect(unbound.json().data.binding.status).toBe('unbound');
    expect((await server.call(socialCalls.identities, { as: user })).json().data).toEqual([]);
    expect(await eventsOf(user.id)).toEqual(['identity-bound line', 'login line', 'identity-unbound line']);
    const next = await leaveFor('/api/login/line');
    await next.signInAs({ name: '阿澄的 LINE' });
    expect(next.at).toBe('/?login&login_refused=line-unbound');
  });

  test('an account of somebody else is refused where it was asked for', async () => {
    const owner = await createUser(server.transact, { role: 'Creator' });
    await bindLine(owner, '共用的 LINE');
    const user = await createUser(server.transact, { role: 'Creator' });
    const browser = await leaveToBind(user);
    await browser.signInAs({ name: '共用的 LINE' });
    expect(browser.at).toBe('/profile/notify?login_refused=taken');
    expect(await eventsOf(user.id)).toEqual(['identity-refused line: taken']);
  });
});

describe('bound accounts', () => {
  test('the last way to sign in stays until there is a password', async () => {
    const email = 'only@gmail.example';
    const browser = await registerWithGoogle(email);
    await browser.go('/api/login/google');
    await browser.signInAs(google(email));
    const { token, user } = (await finish(browser, socialCalls.autoLogin)).json().data;
    const me = { ...user, id: user.uuid, token } as TestUser;
    const refused = await server.call(socialCalls.unbindGoogle, { as: me });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe('這是唯一的登入方式，請先設定密碼，再解除綁定');

    await bindLine(me, '只有我的 LINE');
    const unbindings = [socialCalls.unbindGoogle, messagingCalls.unbind];
    const both = await Promise.all(unbindings.map((call) => server.call(call, { as: me })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    await server.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, me.id));
    expect((await server.call(messagingCalls.unbind, { as: me })).statusCode).toBe(200);
    expect((await server.call(authCalls.login, { body: { email, password } })).statusCode).toBe(200);
  });

  test('are told of by mail, and never bound by the platform team', async () => {
    const user = await createUser(server.transact, { role: 'Vendor', email: 'told@paidang.test' });
    const browser = await leaveToBind(user, socialCalls.startGoogle, '/profile/security');
    await browser.signInAs(google('other@gmail.example'));
    const { token, headers } = browser;
    await server.call(socialCalls.bindGoogle, { as: user, headers, body: { token } });
    const outbox = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
    expect(outbox.json()[0]).toMatchObject({ to: 'told@paidang.test', subject: '已綁定 Google 帳號｜拍檔' });

    const team = { ...user, token: await server.transact((tx) => openSuperSession(tx, user.id, '')) };
    const body = { url: '/profile/security' };
    expect((await server.call(socialCalls.startGoogle, { as: team, body })).statusCode).toBe(403);
  });
});
