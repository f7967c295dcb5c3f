import { errorCodes } from '@paidang/contract/calls';
import {
  type PlatformReward,
  type PlatformRewardDetail,
  type ServiceData,
  ServiceDataFields,
} from '@paidang/contract/entities';
import { rewardLimits } from '@paidang/contract/limits';
import { rewardMessages } from '@paidang/contract/rules';
import {
  actionCodes,
  functionCodes,
  identityCodes,
  type RewardReturnField,
  rewardReturnTitles,
} from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { issueStatement, payeeOf } from '../income-statements';
import { notify } from '../messaging';
import { listItemsOfReward } from '../reward-items';
import { linkPicture, openServiceData, type PictureLink, readServiceData, serviceDataOf } from '../service-data';
import { isStaffHere, listStaff } from '../staff';
import type { CurrentAccount } from '../users';
import { platformAsPayer, type RewardContext } from './context';
import { moveReward, requestMovedError } from './move';
import { presentForReview, presentQueued } from './present';
import { draftStatement, isSameStatement } from './statement';
import {
  changeReward,
  countRewards,
  findReward,
  listRewards,
  lockReward,
  type QueuePage,
  type RewardRow,
} from './store';

/** A request that a member of the platform team is about to process. */
export interface RequestToReview {
  readonly user: CurrentAccount;
  readonly id: string;
}

const conflict = (message: string): AppError => new AppError(errorCodes.conflict, { message });

/** @throws 0404 */
export async function lockToHandle({ db }: Transaction, { id }: RequestToReview): Promise<RewardRow> {
  const row = await lockReward(db, id);
  if (!row) throw notFound();
  return row;
}

/** The request as shown to the member in the queue. */
export async function queuedReward({ db }: Transaction, { user, id }: RequestToReview): Promise<PlatformReward> {
  const queued = await findReward(db, id);
  if (!queued) throw notFound();
  return presentQueued(user.id, queued);
}

/** A page of all requests, with the number of requests in each stage. */
export async function rewardQueue({ db }: Transaction, { id }: CurrentAccount, query: QueuePage) {
  const rows = await listRewards(db, query);
  const counts = await countRewards(db, query.q);
  const last_page = Math.max(1, Math.ceil(counts[query.stage] / rewardLimits.pageSize));
  return { data: rows.map((queued) => presentQueued(id, queued)), meta: { last_page, counts } };
}

const isReviewedBy = ({ id }: CurrentAccount, { status, reviewerId }: RewardRow): boolean =>
  status === 'reviewing' && reviewerId === id;

/** Identifies a state of the service data and its pictures. */
const stateOf = ({ revision, pictures }: ServiceData): string =>
  [revision, ...pictures.map(({ uuid }) => uuid).sort()].join(' ');

/** A request in full. Its reviewer sees the unmasked service data, and the owner is notified of it. @throws 0404 */
export async function rewardToReview(
  tx: Transaction,
  { sealer }: RewardContext,
  { user, id }: RequestToReview,
): Promise<PlatformRewardDetail> {
  const queued = await findReward(tx.db, id);
  if (!queued) throw notFound();
  const { reward } = queued;
  if (!isReviewedBy(user, reward)) return presentForReview(tx.db, user.id, queued);
  const look = {
    userId: reward.userId,
    by: 'platform',
    viewerId: user.id,
    what: ServiceDataFields.keyof().options,
  } as const;
  // The state is read first: if the data changes in between, the reviewer has to look again.
  const data = await serviceDataOf(tx.db, sealer, reward.userId, tx.now);
  const fields = await openServiceData(tx, sealer, look);
  await changeReward(tx.db, reward, { seen: stateOf(data) });
  return presentForReview(tx.db, user.id, queued, {
    service_data: fields && { fields, payee: await payeeOf(fields) },
    pictures: data.pictures,
  });
}

/** A link to one of the payee's pictures, for the reviewer. @throws 0404 for anybody else */
export async function linkReviewedPicture(
  tx: Transaction,
  { user, id }: RequestToReview,
  picture: string,
): Promise<PictureLink> {
  const queued = await findReward(tx.db, id);
  if (!queued || !isReviewedBy(user, queued.reward)) throw notFound();
  return linkPicture(tx, { userId: queued.reward.userId, by: 'platform', viewerId: user.id }, picture);
}

/**
 * Takes a request for review. Another member can take it over only if the reviewer has left the team. @throws 0403, 0404,
 * 0409
 */
export async function takeReward(tx: Transaction, handling: RequestToReview): Promise<PlatformReward> {
  const row = await lockToHandle(tx, handling);
  if (row.status === 'reviewing' && row.reviewerId && (await isStaffHere(tx.db, row.reviewerId))) {
    throw conflict(rewardMessages.takenByOther);
  }
  const changes = { reviewerId: handling.user.id, seen: null };
  await moveReward(tx, row, 'take', { party: 'platform', userId: handling.user.id }, { changes });
  return queuedReward(tx, handling);
}

/** @throws 0403, 0404; 0409 if somebody else is reviewing the request */
async function lockToReview(tx: Transaction, handling: RequestToReview): Promise<RewardRow> {
  const row = await lockToHandle(tx, handling);
  if (row.status === 'reviewing' && row.reviewerId !== handling.user.id) throw conflict(rewardMessages.takenByOther);
  return row;
}

/** The other members who review requests. */
export async function rewardColleagues({ db }: Transaction, { id }: CurrentAccount) {
  const members = await listStaff(db);
  return members
    .filter(({ user, roles }) => user.id !== id && user.status === 'active' && roles.includes('money'))
    .map(({ user }) => ({ uuid: user.id, name: user.name }));
}

/** Hands the review over to another member, who has to look at the service data themselves. @throws 0404, 0409, 0422 */
export async function handOverReward(
  tx: Transaction,
  handling: RequestToReview,
  { colleague }: { readonly colleague: string },
): Promise<PlatformReward> {
  const row = await lockToReview(tx, handling);
  const colleagues = await rewardColleagues(tx, handling.user);
  if (!colleagues.some(({ uuid }) => uuid === colleague)) {
    throw invalid({ errors: { colleague: [rewardMessages.notAColleague] } });
  }
  const changes = { reviewerId: colleague, seen: null };
  // The history names the new reviewer; the audit log names the member who handed it over.
  await moveReward(tx, row, 'hand_over', { party: 'platform', userId: colleague }, { changes });
  await notify(tx, {
    to: colleague,
    code: `${identityCodes.platform}-${functionCodes.rewards}-${actionCodes.handedOver}`,
    parameters: { reward_uuid: row.id },
  });
  return queuedReward(tx, handling);
}

/** Returns a request to the creator for corrections; it names the fields, but no values. */
export async function returnReward(
  tx: Transaction,
  handling: RequestToReview,
  { fields, note }: { readonly fields: readonly RewardReturnField[]; readonly note: string },
): Promise<PlatformReward> {
  const row = await lockToReview(tx, handling);
  const named = [...new Set(fields)];
  await moveReward(
    tx,
    row,
    'return',
    { party: 'platform', userId: handling.user.id },
    {
      changes: { returned: { fields: named, note, at: tx.now.toISOString() } },
      parameters: { column_name: named.map((field) => rewardReturnTitles[field]).join('、') },
    },
  );
  return queuedReward(tx, handling);
}

/**
 * Approves what the reviewer has seen and the creator has signed, and freezes it in a statement.
 *
 * @throws 0409 if the service data has changed since, or the figures differ on the day of payment
 */
export async function approveReward(
  tx: Transaction,
  context: RewardContext,
  handling: RequestToReview,
): Promise<PlatformReward> {
  const row = await lockToReview(tx, handling);
  const by = { party: 'platform', userId: handling.user.id } as const;
  if (row.status !== 'reviewing') throw requestMovedError();
  const { statement, userId, seen } = row;
  // The state is read last: if the data changes in between, it no longer matches what the reviewer saw.
  const whole = await readServiceData(tx.db, context.sealer, userId);
  const data = await serviceDataOf(tx.db, context.sealer, userId, tx.now);
  if (!whole || stateOf(data) !== seen) throw conflict(rewardMessages.lookFirst);
  const items = await listItemsOfReward(tx.db, userId, row.id);
  const draft = await draftStatement(tx, { items, payer: platformAsPayer(context), data: data.fields });
  if (data.missing.length > 0 || !isSameStatement(statement, draft)) throw conflict(rewardMessages.signAgain);
  const { signature } = statement;
  const number = await issueStatement(tx, context.sealer, {
    ...draft,
    payee: await payeeOf(whole),
    signature,
    cause: `reward:${row.id}`,
    payerId: null,
    payeeId: userId,
  });
  const changes = {
    approverId: handling.user.id,
    number,
    paysOn: draft.date,
    statement: { ...draft, number, signature },
  };
  await moveReward(tx, row, 'approve', by, { changes });
  return queuedReward(tx, handling);
}
