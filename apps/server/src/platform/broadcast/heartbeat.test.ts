import { describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { Endpoint } from './endpoint';

const app = { id: 'paidang', key: 'KEY', secret: 'secret' };
const connect = (endpoint: Endpoint) => {
  const client = new FakeClient(endpoint);
  client.taken();
  return client;
};

test('a ping is answered with a pong', () => {
  expect(connect(new Endpoint({ app })).says({ event: 'pusher:ping', data: {} })).toEqual([
    { event: 'pusher:pong', data: {} },
  ]);
});

test('a silent peer is pinged once, and closed with 4201 without a response', () => {
  const endpoint = new Endpoint({ app });
  const client = connect(endpoint);
  client.subscribe('presence-a', { user_id: '1' });
  endpoint.sweep(29_999);
  expect(client.taken()).toEqual([]);
  endpoint.sweep(30_000);
  endpoint.sweep(31_000);
  expect(client.taken()).toEqual([{ event: 'pusher:ping', data: {} }]);
  endpoint.sweep(59_999);
  expect(client.closedWith).toBeUndefined();
  endpoint.sweep(60_000);
  expect(client.taken()).toEqual([{ event: 'pusher:error', data: { code: 4201, message: expect.any(String) } }]);
  expect(client.closedWith?.code).toBe(4201);
  expect(endpoint.hub.channels()).toEqual([]);
});

test.each([
  ['a pong', '{"event":"pusher:pong","data":{}}'],
  ['any frame', '{"event":"pusher:unsubscribe","data":{"channel":"a"}}'],
  ['even a broken one', '{'],
])('%s is a sign of life', (_case, text) => {
  const endpoint = new Endpoint({ app });
  const client = connect(endpoint);
  endpoint.sweep(30_000);
  client.now = 59_000;
  client.saysText(text);
  endpoint.sweep(60_000);
  expect(client.closedWith).toBeUndefined();
  endpoint.sweep(89_000);
  expect(client.taken()).toEqual([{ event: 'pusher:ping', data: {} }]);
});

describe('a socket without an identity', () => {
  const alive = (client: FakeClient, endpoint: Endpoint, until: number) => {
    for (let now = 10_000; now <= until; now += 10_000) {
      client.now = now;
      client.says({ event: 'pusher:ping', data: {} });
      endpoint.sweep(now);
    }
  };

  test('R-rt-03 is closed after a while, even if it is active or has joined public channels', () => {
    const endpoint = new Endpoint({ app });
    const client = connect(endpoint);
    client.says({ event: 'pusher:subscribe', data: { channel: 'news' } });
    alive(client, endpoint, 110_000);
    expect(client.closedWith).toBeUndefined();
    alive(client, endpoint, 120_000);
    expect(client.closedWith?.code).toBe(4101);
    expect(endpoint.hub.connectionCount).toBe(0);
  });

  test('is kept once it joins a signed channel', () => {
    const endpoint = new Endpoint({ app });
    const client = connect(endpoint);
    client.subscribe('private-user.1');
    alive(client, endpoint, 600_000);
    expect(client.closedWith).toBeUndefined();
  });
});

test('a client that has left is not pinged', () => {
  const endpoint = new Endpoint({ app });
  const client = connect(endpoint);
  client.leaves();
  endpoint.sweep(30_000);
  endpoint.sweep(90_000);
  expect(client.taken()).toEqual([]);
});
