import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { type RewardItemKind, type RewardPayer, rewardItemTitles } from '@paidang/contract/vocabulary';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import {
  type ItemRecord,
  type ItemRow,
  insertEntries,
  insertItem,
  listItemsById,
  lockItems,
  lockItemsOfReward,
} from './store';

export interface Grant {
  readonly userId: string;
  readonly kind: RewardItemKind;
  /** Names what it is for: there is one item for a cause. */
  readonly cause: string;
  readonly amount: number;
  readonly payer: RewardPayer;
  readonly title: string;
  readonly projectId?: string | undefined;
  readonly taskId?: string | undefined;
  /** @default it never lapses */
  readonly expiresAt?: Date | undefined;
}

type EntryKind = ItemRecord['last']['kind'];

/** What each kind of entry adds to the balance. What is claimed has left it, so being paid changes nothing. */
const signs = { granted: 1, claimed: -1, released: 1, paid: 0, expired: -1 } as const satisfies Record<
  EntryKind,
  number
>;

/** Adds an entry about each of these items. */
export const enter = ({ db, now }: Transaction, items: readonly ItemRow[], kind: EntryKind, rewardId?: string) =>
  items.length === 0
    ? undefined
    : insertEntries(
        db,
        items.map(({ id, amount }) => ({ itemId: id, kind, amount: amount * signs[kind], rewardId, createdAt: now })),
      );

/**
 * Grants an item, and tells who has earned it. For a cause that was granted before it does nothing, also when several
 * transactions try at once: the others wait for the first.
 */
export async function grantItem(tx: Transaction, grant: Grant): Promise<void> {
  const item = await insertItem(tx.db, { ...grant, grantedAt: tx.now });
  if (!item) return;
  await enter(tx, [item], 'granted');
  // What the vendor pays is no news: they have agreed on it, and hear that the project is closed.
  if (item.payer === 'vendor') return;
  await notify(tx, { to: item.userId, code: '3-110-01', parameters: { reward_title: rewardItemTitles[item.kind] } });
}

/** Whether no request holds the item, and it was not noted as lapsed. */
export const isUnclaimed = ({ kind }: ItemRecord['last']): boolean => kind === 'granted' || kind === 'released';

/** Whether it can be asked for: until the moment it lapses, whenever that is noted. */
export const mayBeClaimed = ({ item, last }: ItemRecord, now: Date): boolean =>
  item.payer === 'platform' && isUnclaimed(last) && (item.expiresAt === null || item.expiresAt > now);

/**
 * Has a request hold items of its creator, until it releases or pays them.
 *
 * @returns the items
 * @throws 0422 for items of somebody else, or that the vendor pays; 0409 for those that cannot be asked for any more
 */
export async function claimItems(
  tx: Transaction,
  { userId, itemIds, rewardId }: { userId: string; itemIds: readonly string[]; rewardId: string },
): Promise<ItemRecord[]> {
  const ids = [...new Set(itemIds)];
  const locked = await lockItems(tx.db, userId, ids);
  if (locked.length === 0 || locked.length < ids.length || locked.some(({ payer }) => payer === 'vendor')) {
    throw invalid();
  }
  // Read once they are locked: what the statement that waited for the lock saw may be old.
  const items = await listItemsById(tx.db, ids);
  if (!items.every((record) => mayBeClaimed(record, tx.now))) {
    throw new AppError(errorCodes.conflict, { message: messages.rewardItemsGone });
  }
  await enter(tx, locked, 'claimed', rewardId);
  return items;
}

/** Adds an entry about every item that the request still holds. */
async function settle(tx: Transaction, rewardId: string, kind: 'released' | 'paid'): Promise<void> {
  const locked = await lockItemsOfReward(tx.db, rewardId);
  const now = await listItemsById(
    tx.db,
    locked.map(({ id }) => id),
  );
  const held = now.filter(({ last }) => last.kind === 'claimed' && last.rewardId === rewardId);
  await enter(
    tx,
    held.map(({ item }) => item),
    kind,
    rewardId,
  );
}

/** The items of a request may be asked for again. Doing it again changes nothing. */
export const releaseItems = (tx: Transaction, rewardId: string): Promise<void> => settle(tx, rewardId, 'released');

/** The items of a request are paid. Doing it again changes nothing. */
export const payItems = (tx: Transaction, rewardId: string): Promise<void> => settle(tx, rewardId, 'paid');
