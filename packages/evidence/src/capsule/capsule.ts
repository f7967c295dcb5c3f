import type { Json } from '../canonical';

/** The files every capsule has. */
export const capsulePaths = {
  manifest: 'manifest.json',
  signature: 'manifest.sig.json',
  keys: 'keys.json',
  log: 'log.json',
  contents: 'contents.json',
  checkpoints: 'checkpoints.json',
} as const;

/** What the capsule consists of; it comes last and is signed. */
export interface Manifest {
  readonly type: 'paidang-evidence';
  readonly v: 1;
  readonly chain: string;
  /** How many entries the chain has, and the hash of the last one. */
  readonly seq: number;
  readonly head: string;
  readonly made_at: string;
  /** The address of the installation. */
  readonly issuer: string;
  /** SHA-256 and size of every other file. */
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** Who signed the manifest, and the signature. */
export interface ManifestSignature {
  readonly key: string;
  readonly signature: string;
}

/** A content of an entry, with the salt that its commitment was made with. Erased ones are left out. */
export interface Disclosure {
  readonly seq: number;
  readonly name: string;
  readonly salt: string;
  /** Either the content itself … */
  readonly value?: Json;
  /** … or the file of the capsule that has its bytes. */
  readonly path?: string;
  /** The file of the capsule whose SHA-256 the value says. */
  readonly file?: string;
}
