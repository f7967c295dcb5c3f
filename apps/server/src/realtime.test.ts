import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RawClient } from '../test/broadcast/raw-client';
import { freePort } from '../test/processes/free-port';
import { bundleServers, type ServerProcess, spawnServer, startServer } from '../test/processes/server-process';
import { createPusherBroadcaster } from './platform/broadcast/pusher-broadcaster';

const secret = 'a-secret-for-this-test';
let bundle: Awaited<ReturnType<typeof bundleServers>>;
beforeAll(async () => {
  bundle = await bundleServers();
});
afterAll(() => bundle.remove());

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
});

describe('the realtime process', () => {
  test('R-rt-01 delivers what another process publishes, reports its health, and asks clients to reconnect when it ends', async () => {
    const port = await freePort();
    const realtime = await startServer(bundle.folder, 'realtime', { PORT: String(port), REALTIME_SECRET: secret });
    running.push(realtime);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

    const client = await RawClient.connect(`ws://127.0.0.1:${port}/app/paidang-key?protocol=7`);
    client.send({ event: 'pusher:subscribe', data: { channel: 'news' } });
    await client.next('pusher_internal:subscription_succeeded');
    const engine = { id: 'paidang', key: 'paidang-key', secret, host: '127.0.0.1', port, useTLS: false };
    const errors: unknown[] = [];
    const broadcaster = createPusherBroadcaster(engine, (error) => errors.push(error));
    await broadcaster.publish([{ channel: 'news', event: 'step-changed', data: { version: 2 } }]);
    expect(await client.next('step-changed')).toMatchObject({ channel: 'news', data: '{"version":2}' });
    expect((await broadcaster.occupied('new')).has('news')).toBe(true);
    expect(errors).toEqual([]);

    expect(await realtime.stop('SIGTERM')).toBe(0);
    expect(await client.closed).toBe(4200);
  });

  test('does not start without the publishers’ secret, and says so', async () => {
    const realtime = spawnServer(bundle.folder, 'realtime', {});
    running.push(realtime);
    expect(await realtime.ended).toBe(1);
    expect(await realtime.complaints).toContain('REALTIME_SECRET must be set');
  });
});
