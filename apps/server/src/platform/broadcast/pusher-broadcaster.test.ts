import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BroadcastServer, startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { parseBroadcastUrl } from './broadcast-url';
import { createPusherBroadcaster } from './pusher-broadcaster';

let server: BroadcastServer;
beforeAll(async () => {
  server = await startBroadcastServer({ ownChannel: (user) => `private-own.${user}` });
});
afterAll(() => server.app.close());

const broadcasterAt = (port: number, secret: string = testApp.secret) => {
  const errors: unknown[] = [];
  const engine = parseBroadcastUrl(`pusher://${testApp.key}:${secret}@127.0.0.1:${port}/${testApp.id}`);
  return { errors, broadcaster: createPusherBroadcaster(engine, (error) => errors.push(error)) };
};
const subscriber = (...channels: string[]) => {
  const client = FakeClient.onServer(server.endpoint);
  for (const channel of channels) client.subscribe(channel);
  client.taken();
  return client;
};

test('events reach the clients of another engine, except the socket that caused them', async () => {
  const { broadcaster, errors } = broadcasterAt(server.port);
  const [causer, other] = [subscriber('private-user.7'), subscriber('private-user.7')];
  await broadcaster.publish([
    { channel: 'private-user.7', event: 'new-message', data: { text: '好' }, except: causer.id },
  ]);
  expect(other.taken()).toEqual([{ event: 'new-message', channel: 'private-user.7', data: '{"text":"好"}' }]);
  expect(causer.taken()).toEqual([]);
  expect(errors).toEqual([]);
});

test('events are sent in order, ten per call', async () => {
  const { broadcaster, errors } = broadcasterAt(server.port);
  const asked: string[] = [];
  const count = (request: { url?: string | undefined }) => asked.push(request.url?.split('?')[0] ?? '');
  server.app.server.on('request', count);
  const everything = subscriber('private-many');
  const numbers = Array.from({ length: 25 }, (_, index) => index);
  await broadcaster.publish(numbers.map((data) => ({ channel: 'private-many', event: 'x', data })));
  server.app.server.off('request', count);
  expect(everything.taken().map(({ data }) => Number(data))).toEqual(numbers);
  expect(asked).toEqual(Array.from({ length: 3 }, () => `/apps/${testApp.id}/batch_events`));
  expect(errors).toEqual([]);
});

test('users with revoked sessions are disconnected, and may reconnect', async () => {
  const { broadcaster, errors } = broadcasterAt(server.port);
  const [first, second, other] = [
    subscriber('private-own.7'),
    subscriber('private-own.7'),
    subscriber('private-own.8'),
  ];
  await broadcaster.disconnect(['7', '9']);
  expect([first, second, other].map(({ closedWith }) => closedWith?.code)).toEqual([4200, 4200, undefined]);
  expect(errors).toEqual([]);
});

test('the engine is asked for occupied channels', async () => {
  const { broadcaster } = broadcasterAt(server.port);
  subscriber('private-here.1', 'private-other.1');
  const occupied = await broadcaster.occupied('private-here.');
  expect(['private-here.1', 'private-here.2', 'private-other.1'].map((name) => occupied.has(name))).toEqual([
    true,
    false,
    false,
  ]);
});

test('an engine that refuses or does not respond is reported, and no request fails', async () => {
  for (const { broadcaster, errors } of [broadcasterAt(server.port, 'other'), broadcasterAt(1)]) {
    await broadcaster.publish([{ channel: 'private-a', event: 'x', data: {} }]);
    expect((await broadcaster.occupied('private-')).has('private-a')).toBe(false);
    await broadcaster.disconnect(['7']);
    expect(errors).toHaveLength(3);
  }
});
