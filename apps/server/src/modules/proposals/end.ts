import { dayOf } from '@paidang/contract/rules';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { moveProposal } from './move';
import { lockOpenOf, lockOutdated } from './store';

const itself = { party: 'platform', user: null } as const;

/** Expires proposals whose validity date has passed in Taipei. */
export const expireProposals = ({ transact }: Platform): Promise<void> =>
  transact(async (tx) => {
    for (const row of await lockOutdated(tx.db, dayOf(tx.now))) await moveProposal(tx, row, 'expire', itself);
  });

/** Withdraws a vendor's open proposals when their account is erased, since they can no longer decide. */
export async function leaveProposals(tx: Transaction, { id }: { id: string }): Promise<void> {
  for (const row of await lockOpenOf(tx.db, id)) await moveProposal(tx, row, 'withdraw', itself);
}
