import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Pusher from 'pusher';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RawClient } from '../test/broadcast/raw-client';
import { readRealtimeEnv } from './config/realtime-env';
import { channelAuth } from './platform/broadcast/signature';
import { buildRealtimeApp } from './realtime-app';

const app = { id: 'paidang', key: 'paidang-key', secret: 'a-secret-for-this-test' };
const room = 'presence-chatroom.room-7f0e';
const personal = /room-7f0e|lin-the-user|secret-words|stranger-name/;

let server: FastifyInstance;
let log: string[];
let url: string;
let member: RawClient;
let hostile: RawClient;
let hostileId: string;
let port: number;

const open = async () => {
  const client = await RawClient.open(url);
  const { data } = await client.next('pusher:connection_established');
  return { client, id: (JSON.parse(data as string) as { socket_id: string }).socket_id };
};
const enter = async (client: RawClient, id: string, userId: string) => {
  const channelData = JSON.stringify({ user_id: userId, user_info: {} });
  const auth = channelAuth(app, id, room, channelData);
  client.send({ event: 'pusher:subscribe', data: { channel: room, auth, channel_data: channelData } });
  return client.next('pusher_internal:subscription_succeeded');
};
const reasons = () =>
  log
    .map((line) => JSON.parse(line) as { msg: string; reason: string; times: number })
    .filter(({ msg }) => msg === 'socket refused')
    .map(({ reason, times }) => [reason, times] as const);
const untilLogged = async (reason: string, times: number) =>
  expect.poll(reasons, { timeout: 10_000 }).toContainEqual([reason, times]);

beforeEach(async () => {
  log = [];
  const env = readRealtimeEnv({ REALTIME_SECRET: app.secret });
  server = await buildRealtimeApp(env, { logStream: { write: (line) => void log.push(line) } });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
  url = `ws://127.0.0.1:${port}/app/${app.key}?protocol=7`;
  const known = await open();
  member = known.client;
  await enter(known.client, known.id, 'lin-the-user');
  ({ client: hostile, id: hostileId } = await open());
});
afterEach(async () => {
  // Whatever was tried: the member notices nothing and is still served, and the log contains no names.
  expect(await member.settled()).toEqual([]);
  expect(log.join('\n')).not.toMatch(personal);
  for (const client of [member, hostile]) client.ws.terminate();
  await server.close();
});

test('an unknown proxy is logged', async () => {
  const own: string[] = [];
  const env = readRealtimeEnv({ REALTIME_SECRET: app.secret, TRUSTED_PROXIES: '10.0.0.4' });
  const behind = await buildRealtimeApp(env, { logStream: { write: (line) => void own.push(line) } });
  await behind.listen({ host: '127.0.0.1', port: 0 });
  const { port: behindPort } = behind.server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const socket = new WebSocket(`ws://127.0.0.1:${behindPort}/app/${app.key}?protocol=7`, { headers });
  await once(socket, 'open');
  socket.terminate();
  await behind.close();
  expect(own.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});

describe('invalid input is refused, reported to its sender, logged without names, and unnoticed by others', () => {
  const forged = `${app.key}:${'0'.repeat(64)}`;
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];

  test.each<[string, string, unknown, string]>([
    ['garbage', 'Invalid frame', 'secret-words', 'pusher:error'],
    ['an event nobody knows', 'Unknown event', { event: 'secret-words' }, 'pusher:error'],
    ['an event of the server', 'Unknown event', { event: 'new-message', channel: room, data: '{}' }, 'pusher:error'],
    ...names.map<[string, string, unknown, string]>((event) => [event, 'Unknown event', { event }, 'pusher:error']),
    [
      'a channel that is none',
      'Invalid channel name',
      { event: 'pusher:subscribe', data: { channel: 'secret-words ?' } },
      'pusher:error',
    ],
    [
      'a forged signature',
      'Invalid signature',
      { event: 'pusher:subscribe', data: { channel: room, auth: forged, channel_data: '{"user_id":"stranger-name"}' } },
      'pusher:subscription_error',
    ],
    [
      'a private channel without a signature',
      'Invalid signature',
      { event: 'pusher:subscribe', data: { channel: 'private-user.room-7f0e' } },
      'pusher:subscription_error',
    ],
    [
      'somebody else’s own channel',
      'Not signed in as this user',
      { event: 'pusher:subscribe', data: { channel: '#server-to-user-lin-the-user' } },
      'pusher:subscription_error',
    ],
    [
      'words in a room one is not in',
      'Client events need a subscription to their channel',
      { event: 'client-seen', channel: room, data: 'secret-words' },
      'pusher:error',
    ],
    ...names.map<[string, string, unknown, string]>((channel) => [
      `words in ${channel}`,
      'Client events need a subscription to their channel',
      { event: 'client-seen', channel, data: 'secret-words' },
      'pusher:error',
    ]),
  ])('%s: %s', async (_case, reason, frame, answer) => {
    if (typeof frame === 'string') hostile.ws.send(frame);
    else hostile.send(frame);
    await hostile.next(answer);
    expect(await hostile.settled()).toEqual([]);
    expect(reasons()).toEqual([[reason, 1]]);
  });

  test('a signature that was made for another socket', async () => {
    const auth = channelAuth(app, '1.2', 'private-user.room-7f0e');
    hostile.send({ event: 'pusher:subscribe', data: { channel: 'private-user.room-7f0e', auth } });
    expect(await hostile.next('pusher:subscription_error')).toMatchObject({ data: { type: 'AuthError', status: 401 } });
    expect(reasons()).toEqual([['Invalid signature', 1]]);
  });

  test('a frame too large, and an unknown key', async () => {
    hostile.ws.send('secret-words'.repeat(20_000));
    await hostile.closed;
    await untilLogged('WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 1);
    const caller = await RawClient.open(url.replace(app.key, 'stranger-name'));
    expect(await caller.closed).toBe(4001);
    await untilLogged('Could not find app by this key', 1);
  });

  test('a thousand refusals of the same kind are two log lines', async () => {
    for (let count = 0; count < 1_000; count += 1) hostile.send({ event: 'secret-words' });
    expect(await hostile.settled()).toHaveLength(1_000);
    hostile.ws.terminate();
    await untilLogged('Unknown event', 1_000);
    expect(reasons()).toHaveLength(2);
  });
});

test('too many or too long client events get 4301, and others only receive the allowed ones', async () => {
  const { client: listener, id } = await open();
  await enter(listener, id, 'stranger-name');
  await enter(hostile, hostileId, 'loud');
  await listener.next('pusher_internal:member_added');
  await member.settled();
  hostile.send({ event: 'client-typing', channel: room, data: 'secret-words'.repeat(1_000) });
  for (let count = 0; count < 12; count += 1) hostile.send({ event: 'client-typing', channel: room, data: count });
  const errors = (await hostile.settled()).map(({ data }) => (data as { code: number }).code);
  expect(new Set(errors)).toEqual(new Set([4301]));
  const heard = (await listener.settled()).map(({ event, data, user_id }) => [event, data, user_id]);
  // Frames that are too long count towards the ten.
  expect(heard).toEqual(Array.from({ length: 9 }, (_, count) => ['client-typing', count, 'loud']));
  expect(errors).toHaveLength(4);
  expect(reasons()).toEqual([
    ['Client event too large', 1],
    ['Too many client events', 1],
  ]);
  await member.settled();
  hostile.ws.terminate();
  listener.ws.terminate();
  for (let gone = 0; gone < 2; gone += 1) await member.next('pusher_internal:member_removed');
});

test('names such as `constructor` are ordinary channels and users over REST', async () => {
  const sdk = new Pusher({ ...app, appId: app.id, host: '127.0.0.1', port: String(port), useTLS: false });
  for (const channel of ['__proto__', 'constructor']) {
    hostile.send({ event: 'pusher:subscribe', data: { channel } });
    await hostile.next('pusher_internal:subscription_succeeded');
    await sdk.trigger(channel, '__proto__', { text: channel });
    expect(await hostile.next('__proto__')).toMatchObject({ channel, data: JSON.stringify({ text: channel }) });
    expect(await (await sdk.get({ path: `/channels/${channel}` })).json()).toEqual({ occupied: true });
  }
  const listed = await (await sdk.get({ path: '/channels' })).text();
  expect(Object.keys((JSON.parse(listed) as { channels: object }).channels)).toEqual([
    room,
    '__proto__',
    'constructor',
  ]);
  expect(Object.prototype).not.toHaveProperty('text');
  await sdk.terminateUserConnections('__proto__');
  expect(reasons()).toEqual([]);
});

test('its health check is public, its REST interface requires a signature', async () => {
  expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.inject(`/apps/${app.id}/channels`)).statusCode).toBe(401);
});
