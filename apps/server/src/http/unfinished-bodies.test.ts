import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app';
import { arrival, cutStalledBodies } from './unfinished-bodies';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const head = 'POST /text HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 40\r\n\r\n';

async function listen(limits: { stretchMilliseconds: number; bytesInStretch: number }) {
  const app = fastify();
  cutStalledBodies(app, limits);
  app.post('/text', async ({ body }) => String(body).length);
  await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push({ close: () => app.close() });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('a body that stops coming is hung up on', async () => {
  const socket = await listen({ stretchMilliseconds: 100, bytesInStretch: 10 });
  // Whoever writes to a connection that was hung up on hears of a reset, or of nothing.
  socket.on('error', () => {});
  socket.write(`${head}half`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const drops = setInterval(() => socket.write('.'), 40);
  await closed;
  clearInterval(drops);
});

test('a slow one that comes is answered', async () => {
  const socket = await listen({ stretchMilliseconds: 3000, bytesInStretch: 1 });
  socket.write(head);
  const answered = once(socket, 'data');
  for (let part = 0; part < 8; part += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    socket.write('五ab');
  }
  expect(String((await answered)[0])).toContain('HTTP/1.1 200');
  socket.destroy();
});

test('the server waits for headers and whole requests so long and no longer', async () => {
  const server = await buildTestApp();
  opened.push(server);
  const { requestTimeout, headersTimeout } = server.app.server;
  expect({ requestTimeout, headersTimeout }).toEqual({
    requestTimeout: arrival.requestMilliseconds,
    headersTimeout: arrival.headersMilliseconds,
  });
});
