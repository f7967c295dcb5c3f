import type { PlatformReward, PlatformRewardDetail, Reward, RewardSummary } from '@paidang/contract/entities';
import { allowedActions, type RewardAction, rewardMachine } from '@paidang/contract/workflow';
import type { Database } from '../../platform/database';
import { listItemsOfReward, presentItem } from '../reward-items';
import { toPerson } from '../users';
import { listMoves, type QueuedReward, type RewardRow } from './store';

export const presentSummary = ({
  id,
  status,
  number,
  statement,
  requestedAt,
  paysOn,
  paidAt,
}: RewardRow): RewardSummary => ({
  uuid: id,
  number,
  status,
  gross: statement.figures.gross,
  net: statement.figures.net,
  titles: statement.lines.map(({ title }) => title),
  requested_at: requestedAt.toISOString(),
  pays_on: paysOn,
  paid_at: paidAt?.toISOString() ?? null,
});

const isOneOf =
  <Action extends RewardAction>(...wanted: readonly Action[]) =>
  (action: RewardAction): action is Action =>
    wanted.some((one) => one === action);

/** A request as shown to its creator. */
export async function presentReward(db: Database, row: RewardRow): Promise<Reward> {
  const items = await listItemsOfReward(db, row.userId, row.id);
  const moves = await listMoves(db, row);
  return {
    ...presentSummary(row),
    items: items.map(presentItem),
    statement: row.statement,
    signature: row.statement.signature,
    returned: row.returned,
    failure: row.failure,
    history: moves.map(({ status, at }) => ({ status, at: at.toISOString() })),
    allowed: allowedActions(rewardMachine, row.status, 'creator').filter(isOneOf('withdraw', 'send_again')),
  };
}

/** What a member of staff may do: the member who approves a request is never the one who pays it. */
function allowedTo(memberId: string, { reward, isReviewerHere }: QueuedReward): PlatformReward['allowed'] {
  const { status, reviewerId, approverId } = reward;
  const mayDo: Record<PlatformReward['allowed'][number], boolean> = {
    take: status === 'requested' || !isReviewerHere,
    hand_over: reviewerId === memberId,
    return: reviewerId === memberId,
    approve: reviewerId === memberId,
    pay: approverId !== memberId,
    fail: approverId !== memberId,
  };
  return allowedActions(rewardMachine, status, 'platform')
    .filter(isOneOf('take', 'hand_over', 'return', 'approve', 'pay', 'fail'))
    .filter((action) => mayDo[action]);
}

/** A queued request as shown to a member of the platform team. */
export const presentQueued = (memberId: string, queued: QueuedReward): PlatformReward => ({
  ...presentSummary(queued.reward),
  creator: toPerson(queued.creator),
  payee_name: queued.reward.statement.payee.name,
  taken_by: queued.reviewer,
  allowed: allowedTo(memberId, queued),
});

/** A request as shown to a member of the platform team, with the service data they may see. */
export async function presentForReview(
  db: Database,
  memberId: string,
  queued: QueuedReward,
  shown: Pick<PlatformRewardDetail, 'service_data' | 'pictures'> = { service_data: null, pictures: [] },
): Promise<PlatformRewardDetail> {
  const { reward } = queued;
  const moves = await listMoves(db, reward);
  return {
    ...presentQueued(memberId, queued),
    statement: reward.statement,
    signature: reward.statement.signature,
    returned: reward.returned,
    failure: reward.failure,
    history: moves.map(({ status, at, actorId, actor }) => ({
      status,
      at: at.toISOString(),
      by: actorId === reward.userId ? null : actor,
    })),
    ...shown,
  };
}
