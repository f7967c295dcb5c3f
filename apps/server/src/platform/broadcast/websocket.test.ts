import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type BroadcastServer, startBroadcastServer, testApp } from '../../../test/broadcast/broadcast-server';
import { RawClient } from '../../../test/broadcast/raw-client';
import { channelAuth } from './signature';

const servers: BroadcastServer[] = [];
const start = async (options: Parameters<typeof startBroadcastServer>[0] = {}) => {
  const server = await startBroadcastServer(options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the path', () => {
  test('GET /app/:key upgrades and greets', async () => {
    const { socketUrl } = await start();
    const client = await RawClient.open(socketUrl);
    const { data } = await client.next('pusher:connection_established');
    expect(JSON.parse(data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 30,
    });
    client.ws.terminate();
  });

  test.each(['/', '/app', '/app/', '/app/a/b', '/apps/paidang', '//app/test-key', '/x/app/test-key'])(
    '%s does not upgrade',
    async (path) => {
      const { port } = await start();
      const [error] = await once(new WebSocket(`ws://127.0.0.1:${port}${path}?protocol=7`), 'error');
      expect(String(error)).toContain('404');
    },
  );

  test('an unknown key is told so and closed with 4001', async () => {
    const { port } = await start();
    const client = await RawClient.open(`ws://127.0.0.1:${port}/app/other?protocol=7`);
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4001 } });
    expect(await client.closed).toBe(4001);
  });

  test('a protocol version of the future is told so and closed with 4007', async () => {
    const { port } = await start();
    const client = await RawClient.open(`ws://127.0.0.1:${port}/app/${testApp.key}?protocol=8`);
    expect(await client.closed).toBe(4007);
  });
});

describe('one network', () => {
  test('R-rt-03 is limited in its sockets, without affecting other networks', async () => {
    const networkOf = ({ headers }: IncomingMessage) => String(headers['x-from'] ?? '');
    const { socketUrl, endpoint } = await start({ networkOf, limits: { connectionsPerNetwork: 3 } });
    const open = async (from: string) => {
      const ws = new WebSocket(socketUrl, { headers: { 'x-from': from } });
      await once(ws, 'open');
      return ws;
    };
    const [first] = await Promise.all([open('a'), open('a'), open('a')]);
    const refused = new WebSocket(socketUrl, { headers: { 'x-from': 'a' } });
    const [error] = await once(refused, 'error');
    expect(String(error)).toContain('429');
    expect((await open('b')).readyState).toBe(WebSocket.OPEN);
    first.terminate();
    await until(() => endpoint.hub.connectionCount === 3);
    expect((await open('a')).readyState).toBe(WebSocket.OPEN);
  });
});

describe('bad input', () => {
  test('a frame of 12 MB ends its own connection and no other', async () => {
    const { socketUrl, endpoint } = await start();
    const [bad, good] = [await RawClient.connect(socketUrl), await RawClient.connect(socketUrl)];
    bad.ws.send('x'.repeat(12 * 1024 * 1024));
    expect([1006, 1009]).toContain(await bad.closed);
    expect(await good.settled()).toEqual([]);
    await until(() => endpoint.hub.connectionCount === 1);
    good.ws.terminate();
  });

  test('a frame of 12 MB in small fragments ends its connection too', async () => {
    const { socketUrl } = await start();
    const client = await RawClient.connect(socketUrl);
    const fragment = 'x'.repeat(64 * 1024);
    for (let sent = 0; sent < 12 * 1024 * 1024; sent += fragment.length)
      client.ws.send(fragment, { fin: false }, () => {});
    expect([1006, 1009]).toContain(await client.closed);
  });

  test('binary frames and broken text are answered with an error, the socket stays open', async () => {
    const { socketUrl } = await start();
    const client = await RawClient.connect(socketUrl);
    client.ws.send(Buffer.from([0, 255, 1]));
    client.ws.send('{"event":');
    const frames = await client.settled();
    expect(frames.map(({ event, data }) => [event, (data as { code: number }).code])).toEqual([
      ['pusher:error', 4300],
      ['pusher:error', 4300],
    ]);
    client.ws.terminate();
  });

  test('bytes that are not a WebSocket frame end the connection', async () => {
    const { port, endpoint } = await start();
    const socket = connectTcp(port, '127.0.0.1');
    socket.write(
      `GET /app/${testApp.key}?protocol=7 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    await until(() => endpoint.hub.connectionCount === 1);
    // Writing to a closed connection may cause a reset error, or none.
    socket.on('error', () => {});
    socket.write(Buffer.alloc(1_000, 0xff));
    socket.resume();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(endpoint.hub.connectionCount).toBe(0);
  });
});

describe('load', () => {
  test('10,000 fast subscriptions are all served, and meanwhile another client is too', async () => {
    const { socketUrl, endpoint } = await start();
    const [greedy, other] = [await RawClient.connect(socketUrl), await RawClient.connect(socketUrl)];
    for (let index = 0; index < 10_000; index += 1)
      greedy.send({ event: 'pusher:subscribe', data: { channel: `c-${index}` } });
    expect(await other.settled()).toEqual([]);
    expect(endpoint.hub.channels().length).toBeLessThan(10_000);
    await until(() => endpoint.hub.channels().length === 10_000);
    greedy.ws.terminate();
    await until(() => endpoint.hub.connectionCount === 1);
    expect(endpoint.hub.channels()).toEqual([]);
    other.ws.terminate();
  });

  test('a stalled reader is cut off beyond the buffer limit, others receive everything', async () => {
    const { socketUrl, endpoint } = await start({ limits: { bufferedBytes: 256 * 1024 } });
    const [slow, quick] = [await RawClient.connect(socketUrl), await RawClient.connect(socketUrl)];
    for (const client of [slow, quick]) {
      client.send({ event: 'pusher:subscribe', data: { channel: 'news' } });
      await client.next('pusher_internal:subscription_succeeded');
    }
    slow.ws.pause();
    const data = JSON.stringify('x'.repeat(60 * 1024));
    let published = 0;
    while (endpoint.hub.connectionCount > 1) {
      endpoint.hub.publish(['news'], 'x', data);
      published += 1;
      await quick.next('x');
    }
    expect(published).toBeGreaterThan(4);
    expect(await quick.settled()).toEqual([]);
    slow.ws.terminate();
    quick.ws.terminate();
  });

  test('a reconnect storm leaves nothing behind', async () => {
    const { socketUrl, endpoint } = await start();
    for (let round = 0; round < 3; round += 1) {
      const clients = await Promise.all(Array.from({ length: 100 }, () => RawClient.connect(socketUrl)));
      for (const client of clients) client.send({ event: 'pusher:subscribe', data: { channel: 'news' } });
      for (const client of clients) client.ws.terminate();
      await until(() => endpoint.hub.connectionCount === 0);
    }
    expect(endpoint.hub.channels()).toEqual([]);
    const client = await RawClient.connect(socketUrl);
    expect(await client.settled()).toEqual([]);
    client.ws.terminate();
  });

  test('a close right after a presence subscription leaves no dead member', async () => {
    const { socketUrl, endpoint } = await start();
    for (let round = 0; round < 20; round += 1) {
      const client = await RawClient.open(socketUrl);
      const { data } = await client.next('pusher:connection_established');
      const { socket_id: socketId } = JSON.parse(data as string) as { socket_id: string };
      const channelData = JSON.stringify({ user_id: '1', user_info: {} });
      const auth = channelAuth(testApp, socketId, 'presence-a', channelData);
      client.send({ event: 'pusher:subscribe', data: { channel: 'presence-a', auth, channel_data: channelData } });
      client.ws.close();
      await client.closed;
    }
    await until(() => endpoint.hub.connectionCount === 0);
    expect(endpoint.hub.channels()).toEqual([]);
  });
});

describe('the wire', () => {
  test('a WebSocket ping counts as activity too', async () => {
    const { socketUrl, endpoint } = await start();
    const client = await RawClient.connect(socketUrl);
    endpoint.sweep(performance.now() + 30_000);
    await client.next('pusher:ping');
    client.ws.ping();
    await once(client.ws, 'pong');
    endpoint.sweep(performance.now() + 29_000);
    expect(endpoint.hub.connectionCount).toBe(1);
    client.ws.terminate();
  });

  test('a half-open socket is closed with 4201', async () => {
    const { socketUrl, endpoint } = await start();
    const client = await RawClient.connect(socketUrl);
    endpoint.sweep(performance.now() + 30_000);
    endpoint.sweep(performance.now() + 60_001);
    expect(endpoint.hub.connectionCount).toBe(0);
    expect(await client.closed).toBe(4201);
  });
});

describe('shutdown', () => {
  test('all clients are closed with 4200, and the server stops', async () => {
    const { app, socketUrl } = await start();
    const clients = await Promise.all([RawClient.connect(socketUrl), RawClient.connect(socketUrl)]);
    await app.close();
    expect(await Promise.all(clients.map((client) => client.closed))).toEqual([4200, 4200]);
    expect(clients[0]?.frames).toEqual([{ event: 'pusher:error', data: { code: 4200, message: expect.any(String) } }]);
  });

  test('a client that does not answer cannot hold the server', async () => {
    const { app, socketUrl } = await start({ limits: { shutdownGrace: 20 } });
    const client = await RawClient.connect(socketUrl);
    client.ws.pause();
    await app.close();
    expect(app.server.listening).toBe(false);
    client.ws.terminate();
  });
});
