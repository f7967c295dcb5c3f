import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BroadcastServer, startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { parseBroadcastUrl } from './broadcast-url';
import { createPusherBroadcaster } from './pusher-broadcaster';

let server: BroadcastServer;
beforeAll(async () => {
  server = await startBroadcastServer();
});
afterAll(() => server.app.close());

const broadcasterAt = (port: number, secret: string = testApp.secret) => {
  const errors: unknown[] = [];
  const engine = parseBroadcastUrl(`pusher://${testApp.key}:${secret}@127.0.0.1:${port}/${testApp.id}`);
  return { errors, broadcaster: createPusherBroadcaster(engine, (error) => errors.push(error)) };
};
const subscriber = (...channels: string[]) => {
  const client = new FakeClient(server.endpoint);
  for (const channel of channels) client.subscribe(channel);
  client.taken();
  return client;
};

test('events reach the clients of another engine, except the socket that caused them', async () => {
  const { broadcaster, errors } = broadcasterAt(server.port);
  const [causer, other] = [subscriber('private-user.7'), subscriber('private-user.7')];
  await broadcaster.publish(['private-user.7'], 'new-message', { text: '好' }, { except: causer.id });
  expect(other.taken()).toEqual([{ event: 'new-message', channel: 'private-user.7', data: '{"text":"好"}' }]);
  expect(causer.taken()).toEqual([]);
  expect(errors).toEqual([]);
});

test('more channels than one call carries are sent in several', async () => {
  const { broadcaster } = broadcasterAt(server.port);
  const names = Array.from({ length: 250 }, (_, index) => `private-many.${index}`);
  const [first, last] = [subscriber('private-many.0'), subscriber('private-many.249')];
  await broadcaster.publish(names, 'x', {});
  expect([first.taken().length, last.taken().length]).toEqual([1, 1]);
});

test('who is there is asked of the engine', async () => {
  const { broadcaster } = broadcasterAt(server.port);
  subscriber('private-here.1', 'private-other.1');
  const occupied = await broadcaster.occupied('private-here.');
  expect(['private-here.1', 'private-here.2', 'private-other.1'].map((name) => occupied.has(name))).toEqual([
    true,
    false,
    false,
  ]);
});

test('an engine that refuses or does not answer is reported and fails nobody', async () => {
  for (const { broadcaster, errors } of [broadcasterAt(server.port, 'other'), broadcasterAt(1)]) {
    await broadcaster.publish(['private-a'], 'x', {});
    expect((await broadcaster.occupied('private-')).has('private-a')).toBe(false);
    expect(errors).toHaveLength(2);
  }
});
