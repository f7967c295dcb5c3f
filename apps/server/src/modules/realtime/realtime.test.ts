import { authCalls, broadcastingAuthBatchPath, type ChannelSignatures, chatCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { openSession } from '../sessions';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
let stranger: TestUser;
let task: string;
let room: string;
beforeAll(async () => {
  server = await buildTestApp();
  creator = await createUser(server.transact, { role: 'Creator', name: '小鹿', companyName: '小鹿工作室' });
  const project = await createProject(server.transact, { creator });
  vendor = project.vendor;
  task = project.task.id;
  stranger = (await createProject(server.transact)).creator;
  const opened = await server.call(chatCalls.roomOfContact, { as: vendor, params: { contact: creator.id } });
  room = opened.json().data.chatroom_uuid;
});
afterAll(() => server.close());

const post = (user: TestUser | null, options: Pick<InjectOptions, 'payload' | 'headers'>) =>
  server.app.inject({
    method: 'POST',
    url: '/broadcasting/auth',
    ...options,
    headers: { ...options.headers, ...(user ? { authorization: `Bearer ${user.token}` } : {}) },
  });
const authorize = (user: TestUser | null, channel: string, socketId = '1.2') =>
  post(user, {
    payload: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const join = async (user: TestUser, channel: string) => {
  const client = FakeClient.onServer(server.realtime.endpoint!);
  const answer = (await authorize(user, channel, client.id)).json();
  client.taken();
  return client.says({ event: 'pusher:subscribe', data: { channel, ...answer } });
};

test('R-rt-03 a bearer token authorises the user’s own channel', async () => {
  const [frame] = await join(vendor, `private-user.${vendor.id}`);
  expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
});

test('R-rt-02 R-rt-03 a member joins the room as who they are, whatever they claim', async () => {
  const channel = `presence-chatroom.${room}`;
  const [frame] = await join(creator, channel);
  expect(JSON.parse(frame?.data as string)).toEqual({
    presence: {
      ids: [creator.id],
      hash: {
        [creator.id]: { uuid: creator.id, role: 'Creator', avatar: null, name: '小鹿', company_name: '小鹿工作室' },
      },
      count: 1,
    },
  });
});

test('R-rt-03 both members of a project may listen to its task', async () => {
  for (const user of [vendor, creator]) {
    const [frame] = await join(user, `private-task.${task}`);
    expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
  }
});

test('R-rt-03 both members see each other at the pages of their task', async () => {
  await join(vendor, `presence-task.${task}`);
  const [frame] = await join(creator, `presence-task.${task}`);
  expect(JSON.parse(frame?.data as string).presence.ids.toSorted()).toEqual([vendor.id, creator.id].toSorted());
});

test('R-rt-03 JSON bodies are accepted too', async () => {
  const payload = { socket_id: '1.2', channel_name: `private-user.${vendor.id}` };
  expect((await post(vendor, { payload })).json()).toEqual({ auth: expect.stringMatching(/^key:[0-9a-f]{64}$/) });
});

test('R-rt-03 signing out ends the sockets of that token; another device reconnects', async () => {
  const again = await server.transact((tx) => openSession(tx, vendor.id));
  const laptop = { ...vendor, token: again };
  const channel = `private-user.${vendor.id}`;
  const [phone, bystander] = [
    FakeClient.onServer(server.realtime.endpoint!),
    FakeClient.onServer(server.realtime.endpoint!),
  ];
  for (const [client, user] of [
    [phone, vendor],
    [bystander, creator],
  ] as const) {
    const name = `private-user.${user.id}`;
    client.says({
      event: 'pusher:subscribe',
      data: { channel: name, ...(await authorize(user, name, client.id)).json() },
    });
  }
  await server.call(authCalls.logout, { as: laptop });
  // 4200: reconnect immediately.
  expect([phone.closedWith?.code, bystander.closedWith]).toEqual([4200, undefined]);
  expect((await authorize(laptop, channel)).statusCode).toBe(401);
  const [joined] = await join(vendor, channel);
  expect(joined?.event).toBe('pusher_internal:subscription_succeeded');
});

test('R-rt-03 several channels are authorised in one call, and a refused one does not affect the others', async () => {
  const client = FakeClient.onServer(server.realtime.endpoint!);
  const names = [`private-user.${vendor.id}`, `private-user.${creator.id}`, `presence-task.${task}`, '__proto__'];
  const ask = (user: TestUser | null, channel_names: unknown) =>
    server.app.inject({
      method: 'POST',
      url: broadcastingAuthBatchPath,
      payload: { socket_id: client.id, channel_names },
      headers: user ? { authorization: `Bearer ${user.token}` } : {},
    });
  const { channels } = (await ask(vendor, names)).json<ChannelSignatures>();
  expect(Object.keys(channels)).toEqual([names[0], names[2]]);
  client.taken();
  for (const [channel, signature] of Object.entries(channels)) {
    const [frame] = client.says({ event: 'pusher:subscribe', data: { channel, ...signature } });
    expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
  }
  expect((await ask(null, names)).statusCode).toBe(401);
  for (const wrong of ['private-user', undefined, null, { length: 1 }, Array(limits.realtime.channelsAtOnce + 1)])
    expect((await ask(vendor, wrong)).statusCode).toBe(403);
  expect((await ask(vendor, [7, null, {}, ['private-user']])).json()).toEqual({ channels: {} });
});

describe('refusals', () => {
  test.each<[string, () => [TestUser, string]]>([
    ['somebody else’s channel', () => [stranger, `private-user.${vendor.id}`]],
    ['a room one is not in', () => [stranger, `presence-chatroom.${room}`]],
    ['a task of a foreign project', () => [stranger, `private-task.${task}`]],
    ['who is at a task of a foreign project', () => [stranger, `presence-task.${task}`]],
    ['a room as a private channel', () => [vendor, `private-chatroom.${room}`]],
    ['one’s own channel as presence', () => [vendor, `presence-user.${vendor.id}`]],
    ['a channel with something before it', () => [vendor, `private-x.private-user.${vendor.id}`]],
    ['a channel in capitals', () => [vendor, `private-user.${vendor.id.toUpperCase()}`]],
    ['a channel nobody thought of', () => [vendor, 'private-admin']],
    ['a public channel', () => [vendor, 'news']],
    ['nothing', () => [vendor, '']],
    ['__proto__', () => [vendor, '__proto__']],
    ['a private channel of the language’s own', () => [vendor, 'private-constructor']],
    ['a presence channel of the language’s own', () => [vendor, 'presence-chatroom.__proto__']],
  ])('%s: 403', async (_case, asked) => {
    const [user, channel] = asked();
    expect((await authorize(user, channel)).statusCode).toBe(403);
  });

  test('a socket id that carries a channel: 403', async () => {
    expect((await authorize(stranger, `private-user.${stranger.id}`, `1.1:private-user.${vendor.id}`)).statusCode).toBe(
      403,
    );
  });

  test('no token, or one that was revoked: 401', async () => {
    const channel = `private-user.${vendor.id}`;
    expect((await authorize(null, channel)).statusCode).toBe(401);
    expect((await authorize({ ...vendor, token: 'x'.repeat(43) }, channel)).statusCode).toBe(401);
  });

  test('no body at all: 403', async () => {
    expect((await post(vendor, {})).statusCode).toBe(403);
  });
});
