import { canonicalBytes } from '../canonical';
import { type Bytes, bytesOf, fromHex, sha256, toHex } from '../hash';

/** Public key of an installation, as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  /** Its thumbprint (RFC 7638), so that an id cannot be reused for another key. */
  readonly kid: string;
}

const base64Url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Thumbprint of a key, which is its id. */
const thumbprint = async ({ x }: Pick<PublicKey, 'x'>): Promise<string> =>
  base64Url(await sha256(bytesOf(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))));

/** Whether the key with this id created this signature (hexadecimal digits) of a statement. */
export async function isSignedBy(
  { kid, kty, crv, x }: PublicKey,
  signature: string,
  statement: unknown,
): Promise<boolean> {
  if ((await thumbprint({ x })) !== kid || !/^([0-9a-f]{2})+$/.test(signature)) return false;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromHex(signature), canonicalBytes(statement));
}

/** Signs statements. */
export interface Signer {
  readonly publicKey: PublicKey;
  readonly sign: (statement: unknown) => Promise<string>;
}

/**
 * Creates a signer with an Ed25519 key.
 *
 * @param pkcs8 an Ed25519 private key, as written by `openssl genpkey -algorithm ed25519 -outform DER`
 */
export async function createSigner(pkcs8: Bytes): Promise<Signer> {
  // Extractable, because the public key is read from the export.
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x } = await crypto.subtle.exportKey('jwk', key);
  if (!x) throw new Error('@paidang/evidence: this is not an Ed25519 private key.');
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid: await thumbprint({ x }) },
    sign: async (statement) =>
      toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', key, canonicalBytes(statement)))),
  };
}
