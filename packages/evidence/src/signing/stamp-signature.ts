import type { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509';

const ecKey = '1.2.840.10045.2.1';
const rsaKey = '1.2.840.113549.1.1.1';
const edKey = '1.3.101.112';

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Hash that a signature algorithm implies; plain RSA implies none. */
const signatureHashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

/** Bytes per coordinate, by the curve's encoding in DER. */
const curves: Readonly<Record<string, readonly [name: string, size: number]>> = {
  '06082a8648ce3d030107': ['P-256', 32],
  '06052b81040022': ['P-384', 48],
  '06052b81040023': ['P-521', 66],
};

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws for unknown hashes: SHA-1 and older no longer prove anything */
export function hashName({ algorithm }: AlgorithmIdentifier): string {
  const name = hashes[algorithm];
  if (!name) throw new Error(`@paidang/evidence: the hash algorithm ${algorithm} is not supported.`);
  return name;
}

/** The two numbers of a DER signature concatenated, as Web Crypto expects them. */
function flatSignature(der: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const flat = new Uint8Array(size * 2);
  let at = (der[1] ?? 0) & 0x80 ? 3 : 2;
  for (const place of [0, size]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    const bare = number.subarray(Math.max(0, number.length - size));
    flat.set(bare, place + size - bare.length);
    at += 2 + length;
  }
  return flat;
}

interface Signed {
  readonly key: SubjectPublicKeyInfo;
  /** Public key, as encoded in its certificate. */
  readonly spki: ArrayBuffer;
  readonly algorithm: AlgorithmIdentifier;
  /** Hash to use if the algorithm implies none. */
  readonly hash: string;
  readonly signature: ArrayBuffer;
  readonly data: ArrayBuffer;
}

/** Whether the holder of a certificate's key signed this. @throws for unsupported keys and algorithms */
export async function isSignedByKey({ key, spki, algorithm, hash: other, signature, data }: Signed): Promise<boolean> {
  const { subtle } = crypto;
  const kind = key.algorithm.algorithm;
  const hash = signatureHashes[algorithm.algorithm] ?? other;
  if (kind === rsaKey) {
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash };
    return subtle.verify(rsa, await subtle.importKey('spki', spki, rsa, false, ['verify']), signature, data);
  }
  if (kind === edKey) {
    return subtle.verify(
      'Ed25519',
      await subtle.importKey('spki', spki, 'Ed25519', false, ['verify']),
      signature,
      data,
    );
  }
  const parameters = key.algorithm.parameters;
  const curve = kind === ecKey && parameters ? curves[hexOf(parameters)] : undefined;
  if (!curve) throw new Error(`@paidang/evidence: the key type ${kind} is not supported.`);
  const [namedCurve, size] = curve;
  const ec = await subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve }, false, ['verify']);
  return subtle.verify({ name: 'ECDSA', hash }, ec, flatSignature(new Uint8Array(signature), size), data);
}
