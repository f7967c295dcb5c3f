import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BroadcastServer, startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { md5, sign } from './signature';

let server: BroadcastServer;
let sdk: Pusher;
const clients: FakeClient[] = [];

beforeAll(async () => {
  server = await startBroadcastServer();
  sdk = sdkWith();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leaves();
});
afterAll(() => server.app.close());

const sdkWith = (options: { appId?: string; key?: string; secret?: string } = {}) => {
  const { id: appId, key, secret } = testApp;
  return new Pusher({ appId, key, secret, ...options, host: '127.0.0.1', port: String(server.port), useTLS: false });
};
const connect = (...channels: string[]): FakeClient => {
  const client = FakeClient.onServer(server.endpoint);
  clients.push(client);
  for (const channel of channels) client.subscribe(channel);
  client.taken();
  return client;
};
const inPresence = (channel: string, userId: string): FakeClient => {
  const client = connect();
  client.subscribe(channel, { user_id: userId, user_info: {} });
  client.taken();
  return client;
};
const get = async (path: string, params: Record<string, string> = {}): Promise<unknown> =>
  (await sdk.get({ path, params })).json();
const rejection = (call: Promise<unknown>) => expect(call).rejects;

const request = (options: { path?: string; body?: string; query?: Record<string, string>; secret?: string } = {}) => {
  const { path = '/apps/paidang/events', body = '', secret = testApp.secret } = options;
  const query: Record<string, string> = {
    auth_key: testApp.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    body_md5: md5(body),
    ...options.query,
  };
  const text = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  const signature = sign(secret, `POST\n${path}\n${text}`);
  return fetch(`${server.url}${path}?${text}&auth_signature=${signature}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
};
const event = (fields: object = {}) => JSON.stringify({ name: 'x', data: '{}', channels: ['news'], ...fields });

describe('events', () => {
  test('the SDK reaches the subscribers of several channels, but not the socket it names', async () => {
    const [a, b, causer] = [connect('private-a'), connect('private-b'), connect('private-a')];
    await sdk.trigger(['private-a', 'private-b'], 'new-message', { text: '好' }, { socket_id: causer.id });
    expect(a.taken()).toEqual([{ event: 'new-message', channel: 'private-a', data: '{"text":"好"}' }]);
    expect(b.taken()).toHaveLength(1);
    expect(causer.taken()).toEqual([]);
  });

  test('a batch carries several events, each with its own exception', async () => {
    const [a, b] = [connect('a', 'b'), connect('a', 'b')];
    await sdk.triggerBatch([
      { channel: 'a', name: 'one', data: { n: 1 }, socket_id: a.id },
      { channel: 'b', name: 'two', data: '2' },
    ]);
    expect(a.taken().map((frame) => frame.event)).toEqual(['two']);
    expect(b.taken().map((frame) => frame.event)).toEqual(['one', 'two']);
  });

  test('counts are returned on request', async () => {
    inPresence('presence-a', '1');
    inPresence('presence-a', '1');
    const info = 'user_count,subscription_count';
    const one = await sdk.trigger(['presence-a'], 'x', {}, { info });
    expect(await one.json()).toEqual({ channels: { 'presence-a': { user_count: 1, subscription_count: 2 } } });
    const batch = await sdk.triggerBatch([{ channel: 'presence-a', name: 'x', data: {}, info }]);
    expect(await batch.json()).toEqual({ batch: [{ user_count: 1, subscription_count: 2 }] });
  });

  test('one channel may be named instead of a list', async () => {
    const client = connect('news');
    expect((await request({ body: JSON.stringify({ name: 'x', data: '1', channel: 'news' }) })).status).toBe(200);
    expect(client.taken()).toEqual([{ event: 'x', channel: 'news', data: '1' }]);
  });

  test('a signed-in user is reached by their own channel', async () => {
    const client = connect();
    const userData = JSON.stringify({ id: '7' });
    client.says({
      event: 'pusher:signin',
      data: { user_data: userData, auth: sdk.authenticateUser(client.id, { id: '7' }).auth },
    });
    client.subscribe('#server-to-user-7');
    client.taken();
    await sdk.sendToUser('7', 'x', {});
    expect(client.taken()).toEqual([{ event: 'x', channel: '#server-to-user-7', data: '{}' }]);
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no name', JSON.stringify({ data: '{}', channels: ['a'] })],
    ['data that is no string', event({ data: {} })],
    ['no channels', event({ channels: [] })],
    ['101 channels', event({ channels: Array.from({ length: 101 }, (_, index) => `c-${index}`) })],
    ['an invalid channel', event({ channels: ['a b'] })],
    ['an invalid socket_id', event({ socket_id: '1.1:private-a' })],
    ['an event name of the protocol', event({ name: 'pusher_internal:member_added' })],
  ])('%s is answered with 400', async (_case, body) => {
    expect((await request({ body })).status).toBe(400);
  });

  test('data over 100 KB is answered with 413, in a batch too, and nobody gets a part of it', async () => {
    const client = connect('news');
    const data = 'x'.repeat(100 * 1024 + 1);
    await rejection(sdk.trigger('news', 'x', data)).toMatchObject({ status: 413 });
    await rejection(
      sdk.triggerBatch([
        { channel: 'news', name: 'x', data: '1' },
        { channel: 'news', name: 'x', data },
      ]),
    ).toMatchObject({ status: 413 });
    expect(client.taken()).toEqual([]);
  });

  test('a body too large to read is answered with 413', async () => {
    expect((await request({ body: event({ data: 'x'.repeat(2_500_001) }) })).status).toBe(413);
  });

  test('a batch of eleven is answered with 400', async () => {
    const batch = Array.from({ length: 11 }, () => ({ channel: 'a', name: 'x', data: '' }));
    await rejection(sdk.triggerBatch(batch)).toMatchObject({ status: 400 });
  });
});

describe('channels', () => {
  test('lists the occupied ones, by prefix and with counts where asked', async () => {
    connect('news', 'private-a');
    inPresence('presence-a', '1');
    expect(await get('/channels')).toEqual({ channels: { news: {}, 'private-a': {}, 'presence-a': {} } });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-a': { user_count: 1 } },
    });
    await rejection(get('/channels', { info: 'user_count' })).toMatchObject({ status: 400 });
  });

  test('describes one', async () => {
    connect('private-a');
    connect('private-a');
    expect(await get('/channels/private-a', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 2,
    });
    expect(await get('/channels/private-b')).toEqual({ occupied: false });
    await rejection(get('/channels/private-a', { info: 'user_count' })).toMatchObject({ status: 400 });
    await rejection(get('/channels/a%20b')).toMatchObject({ status: 400 });
  });

  test('names the users of a presence channel once each', async () => {
    inPresence('presence-a', '1');
    inPresence('presence-a', '1');
    inPresence('presence-a', '2');
    expect(await get('/channels/presence-a/users')).toEqual({ users: [{ id: '1' }, { id: '2' }] });
    expect(await get('/channels/presence-b/users')).toEqual({ users: [] });
    await rejection(get('/channels/private-a/users')).toMatchObject({ status: 400 });
  });
});

test('terminating a user ends their connections with 4009 and leaves the others', async () => {
  const [first, second, other] = [
    inPresence('presence-a', '7'),
    inPresence('presence-b', '7'),
    inPresence('presence-a', '8'),
  ];
  await sdk.terminateUserConnections('7');
  expect([first, second, other].map((client) => client.closedWith?.code)).toEqual([4009, 4009, undefined]);
  expect(other.taken().map((frame) => frame.event)).toEqual(['pusher_internal:member_removed']);
});

describe('signatures', () => {
  test.each([
    ['another secret', { secret: 'other' }],
    ['another key', { key: 'other' }],
    ['another app', { appId: 'other' }],
  ])('%s is answered with 401', async (_case, options) => {
    await rejection(sdkWith(options).trigger('news', 'x', {})).toMatchObject({ status: 401 });
    await rejection(sdkWith(options).get({ path: '/channels' })).toMatchObject({ status: 401 });
  });

  test.each<[string, Record<string, string>]>([
    ['a body that was changed', { body_md5: md5('other') }],
    ['a timestamp of 601 seconds ago', { auth_timestamp: String(Math.floor(Date.now() / 1000) - 601) }],
    ['a timestamp of the future', { auth_timestamp: String(Math.floor(Date.now() / 1000) + 700) }],
    ['a timestamp that is no number', { auth_timestamp: 'NaN' }],
    ['another version', { auth_version: '2.0' }],
  ])('%s is answered with 401', async (_case, query) => {
    const client = connect('news');
    expect((await request({ body: event(), query })).status).toBe(401);
    expect(client.taken()).toEqual([]);
  });

  test('a request without any signature is answered with 401', async () => {
    expect((await fetch(`${server.url}/apps/paidang/channels`)).status).toBe(401);
  });

  test('the raw body is hashed, whatever its spacing', async () => {
    expect((await request({ body: `  ${event({ data: '字' })}\n` })).status).toBe(200);
  });

  test('internal errors are not disclosed to the caller', async () => {
    const publish = vi.spyOn(server.endpoint.hub, 'publish').mockImplementationOnce(() => {
      throw new Error('inner detail');
    });
    const response = await request({ body: event() });
    publish.mockRestore();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('inner detail');
  });
});
