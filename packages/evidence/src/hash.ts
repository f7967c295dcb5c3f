/** Bytes as Web Crypto accepts them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A text as UTF-8. */
export const bytesOf = (text: string): Bytes => encoder.encode(text);

function joined(parts: readonly Bytes[]): Bytes {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256 of the concatenated bytes. */
export const sha256 = async (...parts: readonly Bytes[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));

export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 bytes as hexadecimal digits: a hash or a salt. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

export const fromHex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 as hexadecimal digits. */
export const hashOf = async (...parts: readonly Bytes[]): Promise<string> => toHex(await sha256(...parts));
