import { isIP } from 'node:net';

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
