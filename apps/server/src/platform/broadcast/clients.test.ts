import laravelEcho from 'laravel-echo';
import pusherJs from 'pusher-js';
import { afterEach, describe, expect, test } from 'vitest';
import { type BroadcastServer, startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { createHubBroadcaster } from './realtime';

/** Both are CommonJS bundles that a bundler unwraps and Node does not. */
const unwrap = <Module>(module: Module): Module => (module as { default?: Module }).default ?? module;
const PusherClient = unwrap(pusherJs);
const Echo = unwrap(laravelEcho);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const room = 'presence-chatroom.1';
const start = async () => {
  const server = await startBroadcastServer({
    authorize: async (name, channel) => {
      if (channel.startsWith('private-')) return channel === `private-user.${name}`;
      return channel === room && name !== 'stranger' && { user_id: name, user_info: { name } };
    },
  });
  ends.push(() => server.app.close());
  return server;
};

const clientOptions = (server: BroadcastServer) => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: server.port,
  forceTLS: false,
  enabledTransports: ['ws' as const],
  disableStats: true,
});
const pusherFor = (server: BroadcastServer, token: string) => {
  const client = new PusherClient(testApp.key, {
    ...clientOptions(server),
    channelAuthorization: {
      endpoint: `${server.url}/broadcasting/auth`,
      transport: 'ajax',
      headers: { Authorization: `Bearer ${token}` },
    },
  });
  ends.push(() => client.disconnect());
  return client;
};
const echoFor = (server: BroadcastServer, token: string) => {
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher: PusherClient,
    key: testApp.key,
    ...clientOptions(server),
    authEndpoint: `${server.url}/broadcasting/auth`,
    auth: { headers: { Authorization: `Bearer ${token}` } },
  });
  ends.push(() => echo.disconnect());
  return echo;
};
const heard = <Value>(listen: (resolve: (value: Value) => void) => unknown): Promise<Value> =>
  new Promise((resolve) => void listen(resolve));

describe('pusher-js', () => {
  test('R-rt-01 R-rt-03 a user’s private channel opens with their bearer token and delivers both events', async () => {
    const server = await start();
    const channel = pusherFor(server, 'lin').subscribe('private-user.lin');
    await heard((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const events = Promise.all(
      ['new-notification', 'new-message'].map((name) => heard((resolve) => channel.bind(name, resolve))),
    );
    const broadcaster = createHubBroadcaster(server.endpoint.hub);
    await broadcaster.publish([
      { channel: 'private-user.lin', event: 'new-notification', data: { uuid: 'n' } },
      { channel: 'private-user.lin', event: 'new-message', data: { text: '好' } },
    ]);
    expect(await events).toEqual([{ uuid: 'n' }, { text: '好' }]);
  });

  test('R-rt-03 another user’s channel causes a subscription error, not a lost connection', async () => {
    const server = await start();
    const client = pusherFor(server, 'lin');
    const error = await heard((resolve) =>
      client.subscribe('private-user.chen').bind('pusher:subscription_error', resolve),
    );
    expect(error).toMatchObject({ type: 'AuthError', status: 403 });
    expect(client.connection.state).toBe('connected');
  });

  test('an invalid signature also causes a subscription error', async () => {
    const server = await start();
    const client = new PusherClient(testApp.key, {
      ...clientOptions(server),
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: (_params, callback) => callback(null, { auth: `${testApp.key}:${'0'.repeat(64)}` }),
      },
    });
    ends.push(() => client.disconnect());
    const error = await heard((resolve) =>
      client.subscribe('private-user.lin').bind('pusher:subscription_error', resolve),
    );
    expect(error).toEqual({ type: 'AuthError', error: 'Invalid signature', status: 401 });
  });

  test('an unknown key stops the client', async () => {
    const server = await start();
    const client = new PusherClient('other', clientOptions(server));
    ends.push(() => client.disconnect());
    const error = await heard((resolve) => client.connection.bind('error', resolve));
    expect(error).toMatchObject({ error: { data: { code: 4001 } } });
  });

  test('after a server restart the client reconnects and rejoins its channels', async () => {
    const server = await start();
    const client = pusherFor(server, 'lin');
    const channel = client.subscribe('private-user.lin');
    await heard((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const before = client.connection.socket_id;
    const back = heard((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    for (const connection of server.endpoint.hub.connections()) connection.close({ code: 4200, message: 'restart' });
    await back;
    expect(client.connection.socket_id).not.toBe(before);
  });
});

describe('laravel-echo', () => {
  test('R-rt-02 members see each other join, send client events and leave', async () => {
    const server = await start();
    const [lin, chen] = [echoFor(server, 'lin').join('chatroom.1'), echoFor(server, 'chen')];
    expect(await heard((resolve) => lin.here(resolve))).toEqual([{ name: 'lin' }]);

    const joining = heard((resolve) => lin.joining(resolve));
    const seen = heard((resolve) => lin.listenForWhisper('seen', resolve));
    const leaving = heard((resolve) => lin.leaving(resolve));
    const chensRoom = chen.join('chatroom.1');
    expect(await heard((resolve) => chensRoom.here(resolve))).toEqual([{ name: 'lin' }, { name: 'chen' }]);
    expect(await joining).toEqual({ name: 'chen' });
    chensRoom.whisper('seen', { message_uuid: 'm' });
    expect(await seen).toEqual({ message_uuid: 'm' });
    chen.leaveChannel(room);
    expect(await leaving).toEqual({ name: 'chen' });
  });

  test('R-rt-01 toOthers: the socket that caused an event does not hear it', async () => {
    const server = await start();
    const [first, second] = [echoFor(server, 'lin'), echoFor(server, 'lin')];
    const heardByFirst: unknown[] = [];
    const channels = [first, second].map((echo) => echo.private('user.lin'));
    await Promise.all(channels.map((channel) => heard((resolve) => channel.subscribed(() => resolve(true)))));
    channels[0]?.listen('.new-message', (data: unknown) => heardByFirst.push(data));
    const last = heard((resolve) => channels[1]?.listen('.new-message', resolve));
    const end = heard((resolve) => channels[0]?.listen('.end', resolve));
    const broadcaster = createHubBroadcaster(server.endpoint.hub);
    await broadcaster.publish([
      { channel: 'private-user.lin', event: 'new-message', data: { n: 1 }, except: first.socketId() },
      { channel: 'private-user.lin', event: 'end', data: {} },
    ]);
    expect(await last).toEqual({ n: 1 });
    await end;
    expect(heardByFirst).toEqual([]);
  });

  test('R-rt-03 a stranger is refused when joining a room', async () => {
    const server = await start();
    const error = await heard((resolve) => echoFor(server, 'stranger').join('chatroom.1').error(resolve));
    expect(error).toMatchObject({ status: 403 });
    expect(server.endpoint.hub.channel(room)).toBeUndefined();
  });
});
