import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import { countOne, forgetTallies, forgetTally, hasOne, uncountOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';

const { tries, triesEverywhere, minutes, knownDays } = limits.lockOut;
const timeWindow = { milliseconds: minutes * 60_000, from: 'each' } as const;
const kind = 'sign-in';
const signedInKind = 'signed-in';

/** A sign-in attempt: the account, and the network the attempt comes from. */
export interface Attempt {
  /** Hash of the address. */
  readonly subject: string;
  /** Hash of the network. */
  readonly network: string;
}

/** `last`: this attempt is still checked, further attempts are not. */
export type AttemptResult = 'open' | 'last' | 'closed';

/**
 * Counts a sign-in attempt before the password is compared, so that parallel attempts are counted too. The lock is per
 * network and address, so that a stranger cannot lock out the owner. When attempts come from many networks, all
 * networks the owner has never signed in from are locked as well.
 */
export async function countAttempt(tx: Transaction, { subject, network }: Attempt): Promise<AttemptResult> {
  const own = await countOne(tx, { kind, subject, network }, { ...timeWindow, most: tries });
  if (own > tries) return 'closed';
  const all = await countOne(tx, { kind, subject }, { ...timeWindow, most: triesEverywhere });
  const since = new Date(tx.now.getTime() - knownDays * 86_400_000);
  const signedIn = { kind: signedInKind, subject, network };
  const isRestricted = all >= triesEverywhere && !(await hasOne(tx.db, signedIn, since));
  if (isRestricted && all > triesEverywhere) return 'closed';
  return isRestricted || own === tries ? 'last' : 'open';
}

/** Clears the attempts after a correct password, and remembers the network. */
export async function clearAttempts({ db, now }: Transaction, { subject, network }: Attempt): Promise<void> {
  await forgetTally(db, { kind, subject, network });
  await uncountOne(db, { kind, subject });
  // With a window of 0 ms, each count starts a new window, which stores the time of this sign-in.
  await countOne({ db, now }, { kind: signedInKind, subject, network }, { milliseconds: 0, most: 1 });
}

/** Clears the attempts for an address whose owner has proven that it is theirs. */
export const deleteAttempts = (db: Database, subject: string) => forgetTallies(db, kind, subject);
