import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Returns nonce, tag and ciphertext. Decryption requires the same `about`. */
function encrypt(key: Uint8Array, content: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const work = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const ciphertext = Buffer.concat([work.update(content), work.final()]);
  return Buffer.concat([nonce, work.getAuthTag(), ciphertext]);
}

/** @throws if any bit has changed, or `about` differs */
function decrypt(key: Uint8Array, bytes: Uint8Array, about: string): Buffer {
  const textStart = nonceBytes + tagBytes;
  const work = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, textStart));
  return Buffer.concat([work.update(bytes.subarray(textStart)), work.final()]);
}

/** Identifies a data key without revealing it. */
const idOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

/** A record's key, encrypted with a data key. */
export interface WrappedKey {
  /** Id of the data key that opens it. */
  readonly keyId: string;
  readonly wrappedKey: Uint8Array;
}

/** An encrypted record with its key. */
export interface Sealed extends WrappedKey {
  readonly sealed: Uint8Array;
}

/** Data keys of the installation: the current one seals, the others only open older records. */
export interface DataKeys {
  readonly current: Uint8Array;
  readonly others: readonly Uint8Array[];
}

/**
 * Envelope encryption: each record has a random key of its own, wrapped with the installation's data key. `record` names
 * the record and its owner (`service_data/{user}`), and a sealed record opens only under its own name: somebody who can
 * write to the database cannot read it by copying it into their own row.
 */
export interface Sealer {
  /** Id of the current data key. */
  readonly keyId: string;
  /** Returns whether keys wrapped with this data key can be opened. */
  knows(keyId: string): boolean;
  seal(record: string, content: Uint8Array): Sealed;
  /** @throws if it was changed, belongs to another record, or its data key is unknown */
  open(record: string, sealed: Sealed): Buffer;
  sealJson(record: string, value: unknown): Sealed;
  /** Returns the sealed value; the caller has to know its type. */
  openJson(record: string, sealed: Sealed): unknown;
  /** Re-wraps a record's key with the current data key; the content does not change. */
  rewrap(wrapped: WrappedKey): WrappedKey;
}

/**
 * @example
 * const sealer = createSealer({ current: randomBytes(32), others: [] });
 * sealer.openJson('service_data/7', sealer.sealJson('service_data/7', { id_no: 'A123456789' }));
 */
export function createSealer({ current, others }: DataKeys): Sealer {
  const keyId = idOf(current);
  const dataKeys = new Map([current, ...others].map((key) => [idOf(key), key]));

  const wrap = (key: Uint8Array): WrappedKey => ({ keyId, wrappedKey: encrypt(current, key, keyId) });

  const unwrap = (wrapped: WrappedKey): Buffer => {
    const dataKey = dataKeys.get(wrapped.keyId);
    if (!dataKey) {
      throw new Error(
        `@paidang/server: a record was sealed with the data key ${wrapped.keyId}, which is not known here, so it cannot ` +
          'be read. Add that key to DATA_KEY_PREVIOUS, or put DATA_DIR/data-key back from a backup.',
      );
    }
    return decrypt(dataKey, wrapped.wrappedKey, wrapped.keyId);
  };

  const seal: Sealer['seal'] = (record, content) => {
    const key = randomBytes(keyBytes);
    return { ...wrap(key), sealed: encrypt(key, content, record) };
  };
  const open: Sealer['open'] = (record, sealed) => decrypt(unwrap(sealed), sealed.sealed, record);

  return {
    keyId,
    knows: (id) => dataKeys.has(id),
    seal,
    open,
    sealJson: (record, value) => seal(record, Buffer.from(JSON.stringify(value))),
    openJson: (record, sealed) => JSON.parse(open(record, sealed).toString()),
    rewrap: (wrapped) => wrap(unwrap(wrapped)),
  };
}
