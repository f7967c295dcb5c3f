import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { callerAddress } from '../config/caller-address';
import type { Env } from '../config/env';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, which identify a subscriber's network. */
function subscriberOf(address: string): string {
  // `URL` normalises the address.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** The network of a subscriber: an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const v4 = mapped.exec(plain)?.[1];
  if (v4) return v4;
  return isIPv6(plain) ? subscriberOf(plain) : plain;
}

/** Hash of a network; the address itself is never stored. */
export const hashNetwork = (address: string): string => createHash('sha256').update(networkOf(address)).digest('hex');

/** Returns the network of a socket, or `null` on this machine. */
export function socketNetwork({ TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>) {
  const addressOf = callerAddress(TRUSTED_PROXIES);
  return (request: IncomingMessage): string | null => {
    const address = addressOf(request);
    return address === null ? null : networkOf(address);
  };
}
