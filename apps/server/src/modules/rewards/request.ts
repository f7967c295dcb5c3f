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
import { moveReward, type RewardMover, requestMovedError } from './move';
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

/** What a creator agrees to, and their network address. */
export interface Signing {
  readonly signature: { readonly name: string };
  /** The figures shown to them. */
  readonly figures: IncomeFigures;
  readonly ip: string;
}

/** @throws 0404 for vendors, for whom payment requests do not exist */
function requireCreator({ role }: CurrentUser): void {
  if (!isCreator(role)) throw notFound();
}

/** @throws 0403 in a super login, since nobody may sign for somebody else */
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

/** @throws 0422 for incomplete service data or a different name; 0409 with the new preview if the figures have changed */
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

/** Previews a request for these items. @throws 0422 for other people's items, 0409 for items no longer available */
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

/** Requests payment of items. If two requests name the same item, the second is refused. */
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

/** Withdraws a request, releasing its items. @throws 0404; 0409 once it is under review */
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

/** Signs and sends a returned or failed request again, with current data. @throws 0404, 0409, 0422 */
export async function sendRewardAgain(
  tx: Transaction,
  context: RewardContext,
  user: CurrentUser,
  { id, ...signing }: Signing & { readonly id: string },
): Promise<Reward> {
  const row = await lockedReward(tx, user, id);
  if (row.status !== 'returned' && row.status !== 'failed') throw requestMovedError();
  const items = await listItemsOfReward(tx.db, user.id, id);
  const statement = await signed(tx, context, user.id, items, signing);
  return presentReward(tx.db, await moveReward(tx, row, 'send_again', by(user), { changes: { ...afresh, statement } }));
}

/**
 * Deletes a user's requests when their account is deleted. Approved ones are kept like their statements, as tax law
 * requires.
 */
export async function eraseRewards(tx: Transaction, userId: string): Promise<void> {
  for (const row of await lockUnapproved(tx.db, userId)) {
    await releaseItems(tx, row.id);
    await deleteReward(tx.db, row);
  }
}
