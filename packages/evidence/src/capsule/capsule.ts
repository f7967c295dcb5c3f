import type { Json } from '../canonical';

/** Files that every capsule contains. */
export const capsulePaths = {
  manifest: 'manifest.json',
  signature: 'manifest.sig.json',
  keys: 'keys.json',
  log: 'log.json',
  contents: 'contents.json',
  checkpoints: 'checkpoints.json',
} as const;

/** The contents of the capsule; this file comes last and is signed. */
export interface Manifest {
  readonly type: 'paidang-evidence';
  readonly v: 1;
  readonly chain: string;
  /** Number of entries in the chain, and hash of the last one. */
  readonly seq: number;
  readonly head: string;
  readonly made_at: string;
  /** Address of the installation. */
  readonly issuer: string;
  /** SHA-256 and size of every other file. */
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** Key and signature of the manifest. */
export interface ManifestSignature {
  readonly key: string;
  readonly signature: string;
}

/** A content of an entry, with the salt of its commitment. Erased contents are left out. */
export interface Disclosure {
  readonly seq: number;
  readonly name: string;
  readonly salt: string;
  /** Either the content itself … */
  readonly value?: Json;
  /** … or the file of the capsule that holds its bytes. */
  readonly path?: string;
  /** The file of the capsule whose SHA-256 the value contains. */
  readonly file?: string;
}
