import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The networks of `TRUSTED_PROXIES`. */
function networksOf(trusted: string): BlockList {
  const networks = new BlockList();
  for (const one of trusted.split(',').map((text) => text.trim())) {
    if (one === 'loopback') {
      networks.addSubnet('127.0.0.0', 8, 'ipv4');
      networks.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits] = one.split('/');
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

/**
 * Returns the caller's address for upgrade requests, which have no `request.ip`. `null` for this machine, and for requests
 * a trusted proxy makes on its own behalf.
 *
 * @example const addressOf = callerAddress(env.TRUSTED_PROXIES);
 */
export function callerAddress(trusted: string): (request: IncomingMessage) => string | null {
  const networks = networksOf(trusted);
  const isTrusted = (address: string) => isIP(address) !== 0 && networks.check(address, familyOf(address));
  return ({ headers, socket }) => {
    const said = headers['x-forwarded-for'];
    const forwarded = (Array.isArray(said) ? said.join(',') : (said ?? '')).split(',').map((one) => one.trim());
    const chain = [...forwarded.filter(Boolean), socket.remoteAddress ?? ''];
    return chain.findLast((address) => !isTrusted(address)) ?? null;
  };
}

const bitsOf = { 4: 32, 6: 128 } as const;

/** Whether a text is an address, a network such as `10.0.0.0/8`, or `loopback`. */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if ((kind !== 4 && kind !== 6) || rest.length > 0) return false;
  // A network of all addresses would let every caller forge its address.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= bitsOf[kind]);
}

/** Whether a text is a list of trusted proxies. */
export const isTrustedProxies = (text: string): boolean => text.split(',').every((one) => isNetwork(one.trim()));
