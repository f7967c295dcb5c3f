import type { CreatorList, CreatorListEntry } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { creatorCardMessages } from '@paidang/contract/rules';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import {
  changeList,
  deleteEntry,
  deleteList,
  findList,
  insertList,
  type ListRow,
  listEntries,
  listLists,
  listPictures,
  lockLists,
  putEntry,
} from './lists-store';
import { foundCreators, requireVendor, vendorCard } from './service';

/** Number of pictures shown with a list. */
const shownPictures = 3;

/** The caller's lists, last changed first. @throws 0404 for anybody but a vendor */
export async function ownLists({ db }: Transaction, owner: CurrentUser): Promise<CreatorList[]> {
  requireVendor(owner);
  const entries = Map.groupBy(await listPictures(db, owner.id), ({ listId }) => listId);
  return (await listLists(db, owner.id)).map(({ id, name, updatedAt }) => {
    const own = entries.get(id) ?? [];
    return {
      uuid: id,
      name,
      size: own.length,
      avatars: own.slice(0, shownPictures).map(({ avatar }) => avatar),
      updated_at: updatedAt.toISOString(),
    };
  });
}

/** @throws 0404 for another user's list */
async function lockList(tx: Transaction, owner: CurrentUser, id: string): Promise<ListRow> {
  requireVendor(owner);
  await lockLists(tx.db, owner.id);
  const list = await findList(tx.db, owner.id, id);
  if (!list) throw notFound();
  return list;
}

async function present(tx: Transaction, owner: CurrentUser, id: string): Promise<CreatorList> {
  const list = (await ownLists(tx, owner)).find(({ uuid }) => uuid === id);
  if (!list) throw notFound();
  return list;
}

const refuseName = (message: string) => invalid({ errors: { name: [message] } });

/** Creates a list. @throws 0404, 0422 */
export async function createList(tx: Transaction, owner: CurrentUser, name: string): Promise<CreatorList> {
  requireVendor(owner);
  await lockLists(tx.db, owner.id);
  const before = await listLists(tx.db, owner.id);
  if (before.length >= creatorCardLimits.lists) throw refuseName(creatorCardMessages.tooManyLists);
  if (before.some((list) => list.name === name)) throw refuseName(creatorCardMessages.listTwice);
  const { id } = await insertList(tx.db, { ownerId: owner.id, name, createdAt: tx.now, updatedAt: tx.now });
  return present(tx, owner, id);
}

/** Renames a list. @throws 0404, 0422 */
export async function renameList(tx: Transaction, owner: CurrentUser, id: string, name: string): Promise<CreatorList> {
  const list = await lockList(tx, owner, id);
  const others = await listLists(tx.db, owner.id);
  if (others.some((other) => other.id !== id && other.name === name)) throw refuseName(creatorCardMessages.listTwice);
  await changeList(tx.db, list, { name, updatedAt: tx.now });
  return present(tx, owner, id);
}

/** @throws 0404 */
export async function removeList(tx: Transaction, owner: CurrentUser, id: string): Promise<void> {
  await deleteList(tx.db, await lockList(tx, owner, id));
}

/** A list with its entries; for creators who have unpublished their card, only the note. @throws 0404 */
export async function listWithEntries(
  tx: Transaction,
  owner: CurrentUser,
  id: string,
): Promise<CreatorList & { entries: CreatorListEntry[] }> {
  const list = await present(tx, owner, id);
  const row = await findList(tx.db, owner.id, id);
  const entries = row ? await listEntries(tx.db, row) : [];
  const creators = await foundCreators(
    tx,
    owner,
    entries.map(({ creatorId }) => creatorId),
  );
  return {
    ...list,
    entries: entries.map(({ creatorId, note, addedAt }) => ({
      creator_uuid: creatorId,
      note,
      added_at: addedAt.toISOString(),
      creator: creators.find(({ uuid }) => uuid === creatorId) ?? null,
    })),
  };
}

/**
 * Adds a creator to a list, or changes the note about them.
 *
 * @throws 0404 for a creator whose card is not published, unless they are already on the list; 0422 when the list is full
 */
export async function putOnList(
  tx: Transaction,
  owner: CurrentUser,
  { list: id, creator }: { readonly list: string; readonly creator: string },
  note: string | undefined,
): Promise<CreatorList> {
  const list = await lockList(tx, owner, id);
  const entries = await listEntries(tx.db, list);
  const before = entries.find(({ creatorId }) => creatorId === creator);
  if (!before) await vendorCard(tx, owner, creator);
  if (!before && entries.length >= creatorCardLimits.listSize) {
    throw invalid({ message: creatorCardMessages.listFull });
  }
  await putEntry(tx.db, {
    listId: list.id,
    creatorId: creator,
    note: note ?? before?.note ?? '',
    addedAt: before?.addedAt ?? tx.now,
  });
  await changeList(tx.db, list, { updatedAt: tx.now });
  return present(tx, owner, id);
}

/** Removes a creator from a list. @throws 0404 */
export async function takeFromList(
  tx: Transaction,
  owner: CurrentUser,
  { list: id, creator }: { readonly list: string; readonly creator: string },
): Promise<CreatorList> {
  const list = await lockList(tx, owner, id);
  await deleteEntry(tx.db, list, creator);
  await changeList(tx.db, list, { updatedAt: tx.now });
  return present(tx, owner, id);
}
