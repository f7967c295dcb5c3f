import { expect, test } from 'vitest';
import { parseBroadcastUrl, socketAddress } from './broadcast-url';

test.each([
  ['pusher://k:s@127.0.0.1:6001/app', { id: 'app', key: 'k', host: '127.0.0.1', port: 6001, useTLS: false }],
  ['pusher://k:s@soketi/apps/1', { id: '1', key: 'k', host: 'soketi', port: 80, useTLS: false }],
  ['pushers://k:s@soketi:6001/1', { id: '1', key: 'k', host: 'soketi', port: 6001, useTLS: true }],
  ['pushers://k:s@api-eu.pusher.com/1', { id: '1', key: 'k', host: 'api-eu.pusher.com', port: 443, useTLS: true }],
])('%s is an engine', (url, engine) => {
  expect(parseBroadcastUrl(url)).toEqual({ secret: 's', ...engine });
});

test('key and secret may hold any character, percent-encoded', () => {
  expect(parseBroadcastUrl('pusher://k%3A:s%2F%40@h/1')).toMatchObject({ key: 'k:', secret: 's/@' });
});

test.each([
  '',
  'x',
  'redis://k:hush@h/1',
  'pusher://h/1',
  'pusher://k@h/1',
  'pusher://k:hush@h',
  'pusher://k:hush@h/',
  'https://k:hush@h/1',
])('"%s" is refused by a message that names the variable and keeps the secret', (url) => {
  expect(() => parseBroadcastUrl(url)).toThrow(/^BROADCAST_URL .*pusher:\/\/key:secret@host:port\/appId/);
  expect(() => parseBroadcastUrl(url)).not.toThrow(/hush/);
});

test.each([
  ['api-eu.pusher.com', 'ws-eu.pusher.com'],
  ['api-soketi.internal', 'api-soketi.internal'],
  ['127.0.0.1', '127.0.0.1'],
])('publishing to %s, browsers connect to %s', (host, browsers) => {
  expect(socketAddress({ host, port: 443, useTLS: true })).toEqual({ host: browsers, port: 443, tls: true });
});

test.each([
  ['wss://live.paidang.example', { host: 'live.paidang.example', port: 443, tls: true }],
  ['ws://127.0.0.1:6001/', { host: '127.0.0.1', port: 6001, tls: false }],
])('where REALTIME_URL is %s, browsers connect there', (url, address) => {
  expect(socketAddress({ host: '10.0.0.7', port: 6001, useTLS: false }, url)).toEqual(address);
});
