import type { Signer } from '@paidang/evidence';
import type { Env } from '../config/env';
import type { Database } from './database';
import type { Sealer } from './sealing';
import type { FileStorage } from './storage';
import type { Transact } from './transaction';

/** Services passed to every module. */
export interface Platform {
  readonly env: Env;
  /** For reads outside a transaction. Inside one use only `tx.db`, since PGlite has a single connection. */
  readonly db: Database;
  readonly transact: Transact;
  readonly storage: FileStorage;
  /** Encrypts personal data beyond names: numbers of papers and accounts, pictures of papers. */
  readonly sealer: Sealer;
  /** Signs the checkpoints of project evidence. */
  readonly signer: Signer;
  readonly clock: () => Date;
}
