import { rewardTermsOn } from '@paidang/contract/income';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rewards';
import { useRewardItems, yearlyIncomeFile } from '../../data/rewards';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { YearFiles } from '../../shared/income-statement/year-files';
import { LoadFailure } from '../../shared/load-failure';
import { Section } from '../../shared/page/section';
import { isClaimable } from './item-choice';
import { RewardItems } from './reward-items';
import { RewardRequests } from './reward-requests';
import { RewardsBalance } from './rewards-balance';

const { tab: words } = labels;

/** What a creator has earned, requested, and been paid. */
export default function RewardsTab() {
  const today = dayOf(useNow());
  const { data, error, refresh } = useRewardItems();
  if (!data) return error ? <LoadFailure onRetry={() => void refresh()} /> : <Loading />;
  const { items, balance } = data;
  if (items.length === 0)
    return (
      <EmptyState
        drawing="paper"
        title={words.empty}
        description={words.emptyHint(rewardTermsOn(today).trialBonus)}
        titleAs="h2"
        className="py-20"
        action={
          <Button asChild>
            <Link to={paths.rewardsRules}>{words.emptyAction}</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <RewardsBalance items={items} balance={balance} />
      {items.some(isClaimable) ? (
        <Button asChild variant="ink" className="mt-5 max-sm:w-full">
          <Link to={paths.requestForm()}>{words.ask}</Link>
        </Button>
      ) : null}
      <div className="mt-8 border-t border-line pt-8">
        <Section title={words.items} hint={words.itemsHint}>
          <RewardItems items={items} />
        </Section>
        <Section title={words.requests} hint={words.requestsHint}>
          <RewardRequests />
        </Section>
        <Section title={words.years} hint={words.yearsHint}>
          <YearFiles fileOf={yearlyIncomeFile} />
        </Section>
      </div>
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label={labels.loading} className="grid gap-8">
    <Skeleton className="h-24" />
    <Skeleton shape="block" className="h-48" />
  </div>
);
