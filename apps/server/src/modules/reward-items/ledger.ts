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
  /** What it is granted for; there is only one item per cause. */
  readonly cause: string;
  readonly amount: number;
  readonly payer: RewardPayer;
  readonly title: string;
  readonly projectId?: string | undefined;
  readonly taskId?: string | undefined;
  /** @default never lapses */
  readonly expiresAt?: Date | undefined;
}

type EntryKind = ItemRecord['last']['kind'];

/** How each kind of entry changes the balance. Claimed items have already left it, so paying changes nothing. */
const balanceSigns = { granted: 1, claimed: -1, released: 1, paid: 0, expired: -1 } as const satisfies Record<
  EntryKind,
  number
>;

/** Adds an entry for each of these items. */
export const enter = ({ db, now }: Transaction, items: readonly ItemRow[], kind: EntryKind, rewardId?: string) =>
  items.length === 0
    ? undefined
    : insertEntries(
        db,
        items.map(({ id, amount }) => ({
          itemId: id,
          kind,
          amount: amount * balanceSigns[kind],
          rewardId,
          createdAt: now,
        })),
      );

/**
 * Grants an item and notifies its owner. Does nothing if the cause already has an item, even if several transactions try at
 * once: the others wait for the first.
 */
export async function grantItem(tx: Transaction, grant: Grant): Promise<void> {
  const item = await insertItem(tx.db, { ...grant, grantedAt: tx.now });
  if (!item) return;
  await enter(tx, [item], 'granted');
  // No notification for items the vendor pays: both sides agreed on the amount, and hear that the project is closed.
  if (item.payer === 'vendor') return;
  await notify(tx, { to: item.userId, code: '3-110-01', parameters: { reward_title: rewardItemTitles[item.kind] } });
}

/** Returns whether no request holds the item and it has not lapsed. */
export const isUnclaimed = ({ kind }: ItemRecord['last']): boolean => kind === 'granted' || kind === 'released';

/** Returns whether an item can be claimed: until it expires, even if the lapse has not been recorded yet. */
export const mayBeClaimed = ({ item, last }: ItemRecord, now: Date): boolean =>
  item.payer === 'platform' && isUnclaimed(last) && (item.expiresAt === null || item.expiresAt > now);

/**
 * Claims items for a payment request; they stay claimed until the request releases or pays them.
 *
 * @returns the items
 * @throws 0422 for other people's items or items the vendor pays; 0409 for items that can no longer be claimed
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
  // Read after locking: the snapshot of the statement that waited for the lock may be outdated.
  const items = await listItemsById(tx.db, ids);
  if (!items.every((record) => mayBeClaimed(record, tx.now))) {
    throw new AppError(errorCodes.conflict, { message: messages.rewardItemsGone });
  }
  await enter(tx, locked, 'claimed', rewardId);
  return items;
}

/** Adds an entry for every item the request still holds. */
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

/** Releases a request's items, so that they can be claimed again. Idempotent. */
export const releaseItems = (tx: Transaction, rewardId: string): Promise<void> => settle(tx, rewardId, 'released');

/** Marks a request's items as paid. Idempotent. */
export const payItems = (tx: Transaction, rewardId: string): Promise<void> => settle(tx, rewardId, 'paid');
