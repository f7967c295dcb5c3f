import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app';
import { cutStalledBodies, requestTimeouts } from './unfinished-bodies';

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

test('a stalled body closes the connection', async () => {
  const socket = await listen({ stretchMilliseconds: 100, bytesInStretch: 10 });
  // Writing to a connection closed by the server may cause a reset error, or none.
  socket.on('error', () => {});
  socket.write(`${head}half`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const drops = setInterval(() => socket.write('.'), 40);
  await closed;
  clearInterval(drops);
});

test('a slow but steady body is accepted', async () => {
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

test('the server limits the time for headers and whole requests', async () => {
  const server = await buildTestApp();
  opened.push(server);
  const { requestTimeout, headersTimeout } = server.app.server;
  expect({ requestTimeout, headersTimeout }).toEqual({
    requestTimeout: requestTimeouts.requestMilliseconds,
    headersTimeout: requestTimeouts.headersMilliseconds,
  });
});
