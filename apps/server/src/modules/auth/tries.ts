import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import { countOne, forgetTallies, forgetTally, hasOne, uncountOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';

const { tries, triesEverywhere, minutes, knownDays } = limits.lockOut;
const stretch = { milliseconds: minutes * 60_000, from: 'each' } as const;
const kind = 'sign-in';
const known = 'signed-in';

/** Whose password is tried, and from where. */
export interface Try {
  /** Hash of the address. */
  readonly subject: string;
  /** Hash of the network. */
  readonly network: string;
}

/** `last`: the one after which it is closed. */
export type Verdict = 'open' | 'last' | 'closed';

/**
 * Counts a password before it is looked at, so that many at once are as many as one after the other. Closed is the way from
 * one network to one address, so that a stranger closes nobody's own; and for a while, when they come from everywhere, the
 * way from networks its owner never signed in from.
 */
export async function countTry(tx: Transaction, { subject, network }: Try): Promise<Verdict> {
  const own = await countOne(tx, { kind, subject, network }, { ...stretch, most: tries });
  if (own > tries) return 'closed';
  const all = await countOne(tx, { kind, subject }, { ...stretch, most: triesEverywhere });
  const since = new Date(tx.now.getTime() - knownDays * 86_400_000);
  const isStrange = all >= triesEverywhere && !(await hasOne(tx.db, { kind: known, subject, network }, since));
  if (isStrange && all > triesEverywhere) return 'closed';
  return isStrange || own === tries ? 'last' : 'open';
}

/** The password was right: its tries are forgotten, and its network is known from now on. */
export async function settleTry({ db, now }: Transaction, { subject, network }: Try): Promise<void> {
  await forgetTally(db, { kind, subject, network });
  await uncountOne(db, { kind, subject });
  // With no stretch at all, it begins anew each time.
  await countOne({ db, now }, { kind: known, subject, network }, { milliseconds: 0, most: 1 });
}

/** Somebody has shown that the address is theirs. */
export const forgetTries = (db: Database, subject: string) => forgetTallies(db, kind, subject);
