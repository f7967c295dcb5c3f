import type { Signer } from '@paidang/evidence';
import type { Env } from '../config/env';
import type { Database } from './database';
import type { Sealer } from './sealing';
import type { FileStorage } from './storage';
import type { Transact } from './transaction';

/** The services every module gets. */
export interface Platform {
  readonly env: Env;
  /** For reading outside of a transaction; inside one, only `tx.db`: PGlite has a single connection. */
  readonly db: Database;
  readonly transact: Transact;
  readonly storage: FileStorage;
  /** Encrypts what is personal beyond a name: numbers of papers and accounts, pictures of papers. */
  readonly sealer: Sealer;
  /** Signs where the evidence of projects stands. */
  readonly signer: Signer;
  readonly clock: () => Date;
}
