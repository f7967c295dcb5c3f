import { paths } from '@paidang/contract/pages';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/console-rewards';
import { RewardQueue } from '../features/console-rewards/reward-queue';
import { RewardReview } from '../features/console-rewards/reward-review';
import { useRewardFilter } from '../features/console-rewards/use-reward-filter';
import { ConsoleColumns } from '../shared/console/console-columns';

/** `/console/rewards/{reward_id}`: payment requests, from review to payout. */
export default function ConsoleRewardsRoute() {
  const { rewardId } = useParams();
  const { query } = useRewardFilter();
  return (
    <ConsoleColumns
      title={labels.title}
      path={paths.consoleRewards(undefined, query)}
      list={<RewardQueue current={rewardId} />}
      detail={rewardId ? <RewardReview key={rewardId} reward={rewardId} /> : null}
    />
  );
}
