import { type Call, calls, type EmbedSession, embedCalls } from '@paidang/contract/calls';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createPartner, signToken, type TestPartner } from '../../../test/factories/partners';
import { createUser } from '../../../test/factories/users';
import { partnerVisitors } from './schema';

let server: TestApp;
let shop: TestPartner;
let other: TestPartner;
beforeAll(async () => {
  server = await buildTestApp();
  shop = await createPartner(server.transact);
  other = await createPartner(server.transact, { slug: 'other', origins: ['https://other.example'] });
});
afterAll(() => server.close());

const enter = (token: string, partner = shop.partner.slug) =>
  server.call(embedCalls.session, { body: { partner, token } });
const visit = async (claims: Record<string, unknown> = {}): Promise<EmbedSession> =>
  (await enter(await signToken(shop, claims))).json().data;
const bearer = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
const seconds = () => Math.floor(Date.now() / 1000);

describe('a visitor with a good token', () => {
  test('R-pkg-03 gets an account and a room with the partner’s account, and both can write', async () => {
    const { user, chatroom_uuid: chatroom, ...session } = await visit();
    expect(user).toMatchObject({ name: '林小姐', role: 'Creator', company_name: '山眠選物' });
    const sent = await server.call(calls.chat.send, {
      ...bearer(session),
      params: { chatroom },
      body: { text: '請問還有貨嗎？' },
    });
    expect(sent.statusCode).toBe(200);
    const rooms = (await server.call(calls.chat.rooms, { as: shop.host })).json().data;
    expect(rooms).toMatchObject([
      { chatroom_uuid: chatroom, unseen_count: 1, text: '請問還有貨嗎？', contact: { name: '林小姐' } },
    ]);
  });

  test('is the same person at the next visit, under the name of that visit', async () => {
    const before = await visit();
    const after = await visit({ name: '林怡君' });
    expect(after.chatroom_uuid).toBe(before.chatroom_uuid);
    expect(after.user).toMatchObject({ uuid: before.user.uuid, name: '林怡君' });
    expect(after.token).not.toBe(before.token);
  });

  test('is a single person even if three pages open at once', async () => {
    const visits = await Promise.all([1, 2, 3].map(() => visit({ sub: 'at-once' })));
    expect(new Set(visits.map(({ user }) => user.uuid)).size).toBe(1);
  });

  test('searches their own conversation, and nobody else’s', async () => {
    const { chatroom_uuid: chatroom, ...session } = await visit({ sub: 'customer-3' });
    await server.call(calls.chat.send, { ...bearer(session), params: { chatroom }, body: { text: '請問還有貨嗎？' } });
    const find = (room: string) =>
      server.call(calls.chat.search, { ...bearer(session), params: { chatroom: room }, query: { q: '還有貨' } });
    expect((await find(chatroom)).json().data.total).toBe(1);
    expect((await find((await visit({ sub: 'customer-4' })).chatroom_uuid)).statusCode).toBe(404);
  });

  test('is a different person on another partner’s site', async () => {
    const here = await visit();
    const there = (await enter(await signToken(other), 'other')).json().data;
    expect(there.user.uuid).not.toBe(here.user.uuid);
  });

  test('may chat and nothing else, for an hour', async () => {
    const session = await visit();
    const statusOf = async (call: Pick<Call, 'method' | 'path'>) =>
      (await server.call(call, bearer(session))).statusCode;
    expect(await statusOf(calls.chat.rooms)).toBe(200);
    for (const call of [
      calls.projects.list,
      calls.notifications.list,
      calls.auth.checkToken,
      calls.notifications.readAll,
    ]) {
      expect(await statusOf(call)).toBe(403);
    }
    server.clock.now = new Date(Date.now() + 61 * 60_000);
    expect(await statusOf(calls.chat.rooms)).toBe(401);
    server.clock.now = new Date();
  });

  test('receives messages on their own channel, and nobody else’s', async () => {
    const { user, ...session } = await visit();
    const authorize = (channel_name: string) =>
      server.app.inject({
        method: 'POST',
        url: '/broadcasting/auth',
        ...bearer(session),
        payload: { socket_id: '1.2', channel_name },
      });
    expect((await authorize(`private-user.${user.uuid}`)).statusCode).toBe(200);
    expect((await authorize(`private-user.${shop.host.id}`)).statusCode).toBe(403);
  });

  test('cannot access anybody else’s room', async () => {
    const mine = await visit();
    const theirs = await visit({ sub: 'customer-2' });
    const params = { chatroom: theirs.chatroom_uuid };
    expect((await server.call(calls.chat.messages, { ...bearer(mine), params })).statusCode).toBe(404);
  });
});

describe('a token that is refused', () => {
  const future = () => seconds() + 3600;
  test.each<[string, () => Promise<string> | string]>([
    ['signed with another key', () => signToken({ ...shop, privateKey: other.privateKey })],
    ['of another partner', () => signToken(other)],
    ['that names another partner', () => signToken(shop, { iss: 'other' })],
    ['for somebody else to read', () => signToken(shop, { aud: 'shop-api' })],
    ['without an audience', () => signToken(shop, { aud: undefined })],
    ['that has expired', () => signToken(shop, { iat: seconds() - 500, exp: seconds() - 60 })],
    ['that never expires', () => signToken(shop, { exp: undefined })],
    ['good for longer than ten minutes', () => signToken(shop, { exp: seconds() + 660 })],
    ['issued long ago', () => signToken(shop, { iat: seconds() - 660, exp: seconds() - 60 })],
    ['issued in the future', () => signToken(shop, { iat: future(), exp: future() + 300 })],
    ['not good yet', () => signToken(shop, { nbf: future() })],
    ['without a moment of issue', () => signToken(shop, { iat: undefined })],
    ['about nobody', () => signToken(shop, { sub: '' })],
    ['about somebody without a name', () => signToken(shop, { name: ' ' })],
    ['about something that is not text', () => signToken(shop, { name: { toString: 'x' } })],
    ['without a signature', () => new UnsecuredJWT({ sub: 'customer-1', name: '林' }).setIssuer('shop').encode()],
    [
      'signed with the public key as a secret',
      () =>
        new SignJWT({
          sub: 'customer-1',
          name: '林',
          iss: 'shop',
          aud: 'paidang-chat',
          iat: seconds(),
          exp: seconds() + 60,
        })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(shop.partner.publicKey)),
    ],
    ['that is none', () => 'x'.repeat(60)],
  ])('%s', async (_, make) => {
    const kept = await server.db.$count(partnerVisitors);
    const answer = await enter(await make());
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ status: '0403', code: '0403', message: '合作網站的身分憑證無效或已過期' });
    expect(await server.db.$count(partnerVisitors)).toBe(kept);
  });

  test('because it was tampered with', async () => {
    const [head = '', , signature = ''] = (await signToken(shop)).split('.');
    const payload = { iss: 'shop', aud: 'paidang-chat', sub: 'admin', name: 'x', iat: seconds(), exp: seconds() + 60 };
    const forged = [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
    expect((await enter(forged)).statusCode).toBe(403);
  });

  test('at a partner that does not exist, which is told no other way', async () => {
    const answer = await enter(await signToken(shop), 'nobody');
    expect(answer.json()).toMatchObject({ code: '0403' });
    expect((await enter(await signToken(shop), '__proto__')).statusCode).toBe(422);
  });

  test('is not written to the log', async () => {
    const token = await signToken(shop, { exp: undefined });
    await enter(token);
    expect(server.log.join('')).not.toContain(token);
  });
});

test('the account of a visitor cannot be entered with a password', async () => {
  const { user } = await visit();
  const answer = await server.call(calls.auth.login, { body: { email: user.email, password: '-' } });
  expect(answer.json().code).toBe('0102');
});

test('somebody with an account of their own is not limited', async () => {
  const user = await createUser(server.transact, { role: 'Vendor' });
  expect((await server.call(calls.projects.list, { as: user })).statusCode).toBe(200);
});
