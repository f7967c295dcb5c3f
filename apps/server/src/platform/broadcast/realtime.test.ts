import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { realtimeOf } from './broadcaster';
import { authorizeChannelRequest } from './channel-auth';
import { createRealtime, serveRealtime } from './realtime';

const own = { id: 'own', key: 'own-key', secret: 'own-secret' };
const onError = (error: unknown) => {
  throw error;
};
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const message = { task_uuid: 't', board: '030', message_id: 'm' };

test('without BROADCAST_URL the endpoint of this process carries the events, in their order', async () => {
  const realtime = createRealtime({ app: own, onError });
  const app = fastify();
  ends.push(() => app.close());
  await serveRealtime(app, realtime);
  const [client, causer] = [FakeClient.onServer(realtime.endpoint!), FakeClient.onServer(realtime.endpoint!)];
  for (const each of [client, causer]) each.subscribe('private-task.t');
  client.taken();
  causer.taken();
  const event = { channel: 'private-task.t', event: 'comments-changed', data: message } as const;
  await realtimeOf(realtime.broadcaster).publish([
    { ...event, except: causer.id },
    { ...event, data: { ...message, message_id: 'n' } },
  ]);
  const ids = (each: FakeClient) =>
    each.taken().map(({ data }) => (JSON.parse(data as string) as typeof message).message_id);
  expect([ids(client), ids(causer)]).toEqual([['m', 'n'], ['n']]);
});

test('with BROADCAST_URL the other engine carries them, its secret signs, and this process offers no endpoint', async () => {
  const engine = await startBroadcastServer();
  ends.push(() => engine.app.close());
  const url = `pusher://${testApp.key}:${testApp.secret}@127.0.0.1:${engine.port}/${testApp.id}`;
  const realtime = createRealtime({ app: own, url, onError });
  const app = fastify();
  ends.push(() => app.close());
  await serveRealtime(app, realtime);
  expect(realtime.endpoint).toBeUndefined();
  expect((await app.inject({ url: '/apps/own/channels' })).statusCode).toBe(404);

  const client = FakeClient.onServer(engine.endpoint);
  const body = { socket_id: client.id, channel_name: 'private-task.t' };
  const answer = await authorizeChannelRequest({ app: realtime.app, body, user: 'lin', authorize: async () => true });
  client.says({ event: 'pusher:subscribe', data: { channel: 'private-task.t', ...answer.body } });
  await realtime.broadcaster.publish([{ channel: 'private-task.t', event: 'comments-changed', data: message }]);
  expect(client.taken()).toEqual([
    { event: 'comments-changed', channel: 'private-task.t', data: JSON.stringify(message) },
  ]);
});
