import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@paidang/contract/calls';
import type { IncomeFigures, Reward, RewardPreview, RewardSummary } from '@paidang/contract/entities';
import { isSameName, messages, rewardMessages } from '@paidang/contract/rules';
import { isCreator, type RewardStatus } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { signStatement } from '../income-statements';
import { claimItems, type ItemRecord, listItems, listItemsOfReward, mayBeClaimed, releaseItems } from '../reward-items';
import { serviceDataOf } from '../service-data';
import type { CurrentUser } from '../users';
import { platformAsPayer, type RewardContext } from './context';
import { moved, moveReward, type RewardMover } from './move';
import { presentReward, presentSummary } from './present';
import type { SignedStatement } from './schema';
import { draftStatement } from './statement';
import {
  deleteReward,
  findOwnReward,
  insertMove,
  insertReward,
  listOwnRewards,
  lockOwnReward,
  lockUnapproved,
  type RewardRow,
} from './store';

/** What a creator agrees to, and from where. */
export interface Signing {
  readonly signature: { readonly name: string };
  /** The figures they have seen. */
  readonly figures: IncomeFigures;
  readonly ip: string;
}

/** @throws 0404: to a vendor there is nothing here */
function requireCreator({ role }: CurrentUser): void {
  if (!isCreator(role)) throw notFound();
}

/** @throws 0403 for the platform team acting as the creator: nobody signs for somebody else */
function requireInPerson({ isSuperLogin }: Transaction): void {
  if (isSuperLogin) throw new AppError(errorCodes.forbidden);
}

const by = ({ id }: CurrentUser): RewardMover => ({ party: 'creator', userId: id });

async function draftFor(tx: Transaction, context: RewardContext, userId: string, items: readonly ItemRecord[]) {
  const data = await serviceDataOf(tx.db, context.sealer, userId, tx.now);
  return { data, draft: await draftStatement(tx, { items, payer: platformAsPayer(context), data: data.fields }) };
}

const previewOf = ({ data, draft }: Awaited<ReturnType<typeof draftFor>>): RewardPreview => ({
  statement: { ...draft, number: null, signature: null },
  missing: data.missing,
});

/** @throws 0422 for service data that lacks something and for another name, 0409 with the preview for other figures */
async function signed(
  tx: Transaction,
  context: RewardContext,
  userId: string,
  items: readonly ItemRecord[],
  { signature: { name }, figures, ip }: Signing,
): Promise<SignedStatement> {
  const prepared = await draftFor(tx, context, userId, items);
  const { data, draft } = prepared;
  if (data.missing.length > 0) {
    const errors = Object.fromEntries(data.missing.map((field) => [field, [messages.fillThisField]]));
    throw invalid({ message: rewardMessages.dataMissing, errors });
  }
  if (!isSameName(name, draft.payee.name)) {
    throw invalid({ message: rewardMessages.signedName, errors: { 'signature.name': [rewardMessages.signedName] } });
  }
  if (!isDeepStrictEqual(figures, draft.figures)) {
    throw new AppError(errorCodes.conflict, { message: rewardMessages.figuresChanged, data: previewOf(prepared) });
  }
  return { ...signStatement(draft, { name, ip }, tx.now), number: null };
}

/** The caller's requests, newest first. */
export async function ownRewards(
  { db }: Transaction,
  user: CurrentUser,
  status: RewardStatus | undefined,
): Promise<RewardSummary[]> {
  requireCreator(user);
  return (await listOwnRewards(db, user.id, status)).map(presentSummary);
}

/** @throws 0404 */
export async function ownReward({ db }: Transaction, user: CurrentUser, id: string): Promise<Reward> {
  requireCreator(user);
  const row = await findOwnReward(db, user.id, id);
  if (!row) throw notFound();
  return presentReward(db, row);
}

/** What asking for these items would come to. @throws 0422 for items of others, 0409 for those that are gone */
export async function previewReward(
  tx: Transaction,
  context: RewardContext,
  user: CurrentUser,
  itemIds: readonly string[],
): Promise<RewardPreview> {
  requireCreator(user);
  const wanted = new Set(itemIds);
  const items = (await listItems(tx.db, user.id)).filter(({ item }) => wanted.has(item.id));
  const isOurs = items.length === wanted.size && items.every(({ item }) => item.payer === 'platform');
  if (!isOurs) throw invalid({ message: rewardMessages.itemsNotYours });
  if (!items.every((record) => mayBeClaimed(record, tx.now)))
    throw new AppError(errorCodes.conflict, { message: messages.rewardItemsGone });
  return previewOf(await draftFor(tx, context, user.id, items));
}

/** Asks for the payment of items. Of two requests for one item, the second is refused. */
export async function sendReward(
  tx: Transaction,
  context: RewardContext,
  user: CurrentUser,
  { itemIds, ...signing }: Signing & { readonly itemIds: readonly string[] },
): Promise<Reward> {
  requireCreator(user);
  requireInPerson(tx);
  const id = randomUUID();
  const items = await claimItems(tx, { userId: user.id, itemIds, rewardId: id });
  const statement = await signed(tx, context, user.id, items, signing);
  await insertReward(tx.db, { id, userId: user.id, status: 'requested', statement, requestedAt: tx.now });
  await insertMove(tx.db, { rewardId: id, status: 'requested', actorId: user.id, createdAt: tx.now });
  return ownReward(tx, user, id);
}

async function lockedReward(tx: Transaction, user: CurrentUser, id: string): Promise<RewardRow> {
  requireCreator(user);
  requireInPerson(tx);
  const row = await lockOwnReward(tx.db, user.id, id);
  if (!row) throw notFound();
  return row;
}

/** Its items may be asked for again. @throws 0404, and 0409 once it is reviewed */
export async function withdrawReward(tx: Transaction, user: CurrentUser, id: string): Promise<Reward> {
  const row = await lockedReward(tx, user, id);
  const after = await moveReward(tx, row, 'withdraw', by(user));
  await releaseItems(tx, id);
  return presentReward(tx.db, after);
}

const afresh = {
  reviewerId: null,
  seen: null,
  approverId: null,
  number: null,
  paysOn: null,
  payoutById: null,
  failure: null,
} satisfies Partial<RewardRow>;

/** Signs what was returned or could not be paid once more, as it is now. @throws 0404, 0409, 0422 */
export async function sendRewardAgain(
  tx: Transaction,
  context: RewardContext,
  user: CurrentUser,
  { id, ...signing }: Signing & { readonly id: string },
): Promise<Reward> {
  const row = await lockedReward(tx, user, id);
  if (row.status !== 'returned' && row.status !== 'failed') throw moved();
  const items = await listItemsOfReward(tx.db, user.id, id);
  const statement = await signed(tx, context, user.id, items, signing);
  return presentReward(tx.db, await moveReward(tx, row, 'send_again', by(user), { changes: { ...afresh, statement } }));
}

/**
 * Deletes the requests of somebody whose account is deleted. What was approved stays, as its statement does: tax law wants
 * it kept.
 */
export async function eraseRewards(tx: Transaction, userId: string): Promise<void> {
  for (const row of await lockUnapproved(tx.db, userId)) {
    await releaseItems(tx, row.id);
    await deleteReward(tx.db, row);
  }
}
