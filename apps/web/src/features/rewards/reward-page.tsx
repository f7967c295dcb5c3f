import { Skeleton } from '@paidang/ui/skeleton';
import type { ReactNode } from 'react';
import { labels } from '#labels/rewards';
import { ApiError } from '../../data/errors';
import { rewardStatementFile, useReward, useRewardMoves } from '../../data/rewards';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { showToast } from '../../stores/toasts';
import { RewardView } from './reward-view';
import { RewardsPath } from './rewards-path';

export interface RewardPageProps {
  reward: string;
  /** Rendered if the user has no such request. */
  notFound: ReactNode;
}

/** Page `/rewards/{reward_id}`. */
export function RewardPage({ reward: uuid, notFound }: RewardPageProps) {
  const { data: reward, error, refresh } = useReward(uuid);
  const { withdraw } = useRewardMoves();
  if (reward)
    return (
      <Page>
        <RewardView
          reward={reward}
          file={reward.number ? () => rewardStatementFile(uuid) : undefined}
          onWithdraw={async () => {
            await withdraw(uuid);
            showToast({ title: labels.reward.withdrew, tone: 'success' });
          }}
        />
      </Page>
    );
  if (error instanceof ApiError && error.status === 404) return notFound;
  return (
    <Page aria-busy={!error}>
      <PageHead title={labels.rewardTitle} path={<RewardsPath title={labels.rewardTitle} />} />
      {error ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : (
        <div role="status" aria-label={labels.loading} className="mt-5 grid gap-8">
          <Skeleton className="h-20" />
          <Skeleton shape="block" className="h-96" />
        </div>
      )}
    </Page>
  );
}
