import { isNight } from '@paidang/contract/rules';
import { rewardItemTitles } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { taipeiDay } from '../../platform/schedule';
import { notify } from '../messaging';
import { enter, isUnclaimed } from './ledger';
import { type ItemRow, listItemsById, lockLapsed, lockLapsingUnnotified, markWarned } from './store';

const day = 86_400_000;
/** How long in advance owners are warned. */
const warningPeriod = 14 * day;

/** Items that no request holds. Read after locking, because somebody may have claimed one in the meantime. */
async function unclaimedOf(db: Database, locked: readonly ItemRow[]): Promise<ItemRow[]> {
  const records = await listItemsById(
    db,
    locked.map(({ id }) => id),
  );
  return records.filter(({ last }) => isUnclaimed(last)).map(({ item }) => item);
}

/** Lapses items nobody has claimed in time. Items held by a request lapse only if they are released too late. */
export async function lapseItems({ transact }: Platform): Promise<void> {
  await transact(async (tx) => {
    await enter(tx, await unclaimedOf(tx.db, await lockLapsed(tx.db, tx.now)), 'expired');
  });
}

/** Warns owners once per item, during the day, that it lapses soon. */
export async function notifyLapsingSoon({ transact }: Platform): Promise<void> {
  await transact(async (tx) => {
    if (isNight(tx.now)) return;
    const locked = await lockLapsingUnnotified(tx.db, tx.now, new Date(tx.now.getTime() + warningPeriod));
    for (const item of await unclaimedOf(tx.db, locked)) {
      const due = item.expiresAt ? { due_date: taipeiDay(item.expiresAt) } : {};
      await notify(tx, {
        to: item.userId,
        code: '3-110-51',
        parameters: { reward_title: rewardItemTitles[item.kind], ...due },
      });
      await markWarned(tx.db, item, tx.now);
    }
  });
}
