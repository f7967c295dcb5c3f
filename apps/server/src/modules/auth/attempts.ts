import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import { countOne, forgetTallies, forgetTally, hasOne, uncountOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';

const { tries, triesEverywhere, minutes, knownDays } = limits.lockOut;
const timeWindow = { milliseconds: minutes * 60_000, from: 'each' } as const;
const kind = 'sign-in';
const known = 'signed-in';

/** A sign-in attempt: the account and the network it comes from. */
export interface Attempt {
  /** Hash of the address. */
  readonly subject: string;
  /** Hash of the network. */
  readonly network: string;
}

/** `last`: this attempt is checked, further ones are not. */
export type AttemptResult = 'open' | 'last' | 'closed';

/**
 * Counts a sign-in attempt before the password is compared, so that parallel attempts are counted too. Locks per
 * network and address, so that a stranger cannot lock out the owner; when attempts come from many networks, also all
 * networks the owner has never signed in from.
 */
export async function countAttempt(tx: Transaction, { subject, network }: Attempt): Promise<AttemptResult> {
  const own = await countOne(tx, { kind, subject, network }, { ...timeWindow, most: tries });
  if (own > tries) return 'closed';
  const all = await countOne(tx, { kind, subject }, { ...timeWindow, most: triesEverywhere });
  const since = new Date(tx.now.getTime() - knownDays * 86_400_000);
  const isStrange = all >= triesEverywhere && !(await hasOne(tx.db, { kind: known, subject, network }, since));
  if (isStrange && all > triesEverywhere) return 'closed';
  return isStrange || own === tries ? 'last' : 'open';
}

/** Clears the attempts after a correct password, and remembers the network. */
export async function clearAttempts({ db, now }: Transaction, { subject, network }: Attempt): Promise<void> {
  await forgetTally(db, { kind, subject, network });
  await uncountOne(db, { kind, subject });
  // A window of 0 ms starts again each time.
  await countOne({ db, now }, { kind: known, subject, network }, { milliseconds: 0, most: 1 });
}

/** Clears the attempts of an address whose owner has proven it. */
export const deleteAttempts = (db: Database, subject: string) => forgetTallies(db, kind, subject);
