import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket: { remoteAddress } }) as IncomingMessage;

test.each([
  ['loopback', '203.0.113.9', undefined, '203.0.113.9'],
  ['loopback', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['loopback', '127.0.0.1', undefined, null],
  ['loopback,10.0.0.0/8', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.0.0.4, 2001:db8::/32', '2001:db8::7', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.4', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', 'not an address', 'not an address'],
])('trusting %s, what comes from %s for %s is of %s', (trusted, remote, forwarded, address) => {
  expect(callerAddress(trusted)(from(remote, forwarded))).toBe(address);
});
