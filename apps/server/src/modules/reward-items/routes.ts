import { rewardItemCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { normaliseEmail } from '../users';
import { invitationBonus } from './grants';
import { mayBeClaimed } from './ledger';
import { presentItem } from './present';
import { balanceOf, listItems } from './store';

/** Limits how many addresses a user can ask about. */
const ratePerMinute = 30;

export function rewardItemRoutes(calls: CallRegistry): void {
  calls.user(rewardItemCalls.list, async ({ db }, { user }) => ({
    data: (await listItems(db, user.id)).map(presentItem),
    meta: { balance: await balanceOf(db, user.id) },
  }));

  calls.user(rewardItemCalls.unclaimed, async ({ db, now }, { user }) => ({
    data: (await listItems(db, user.id)).filter((record) => mayBeClaimed(record, now)).map(presentItem),
    meta: { balance: await balanceOf(db, user.id) },
  }));

  calls.user(rewardItemCalls.invitationStatus, { ratePerMinute }, async (tx, { user, query }) => ({
    data: await invitationBonus(tx, user, normaliseEmail(query.email)),
  }));
}
