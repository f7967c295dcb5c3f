import type { RewardSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { type RewardStatus, rewardStatuses, rewardStatusTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Select } from '@paidang/ui/select';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';
import { amount } from '#labels/money';
import { labels } from '#labels/rewards';
import { useRewards } from '../../data/rewards';
import { dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { RewardBadge } from '../../shared/reward-badge';

const { tab: words } = labels;
/** Select has no empty value of its own. */
const all = 'all';

const readStatus = (search: URLSearchParams): RewardStatus | undefined =>
  rewardStatuses.find((one) => one === search.get('status'));

/** Requests for payment, all or of one status: `?status` of the address. */
export function RewardRequests() {
  const [search, setSearch] = useSearchParams();
  const status = readStatus(search);
  const { data: rewards, error, refresh } = useRewards(status);
  const filter = (next: string) => setSearch(next === all ? {} : { status: next }, { replace: true });
  if (!rewards && error) return <LoadFailure onRetry={() => void refresh()} />;
  if (rewards?.length === 0 && !status)
    return <EmptyState drawing="paper" title={words.noRequests} description={words.noRequestsHint} titleAs="h3" />;
  return (
    <>
      <Select
        size="sm"
        aria-label={words.filter}
        options={[
          { value: all, label: words.all },
          ...rewardStatuses.map((one) => ({ value: one, label: rewardStatusTitles[one] })),
        ]}
        value={status ?? all}
        onValueChange={filter}
        className="w-44"
      />
      {rewards ? (
        rewards.length > 0 ? (
          <ul className="mt-2">
            {rewards.map((reward) => (
              <RequestRow key={reward.uuid} reward={reward} />
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="search"
            title={words.noneOfStatus}
            titleAs="h3"
            className="mt-4"
            action={
              <Button size="sm" onClick={() => filter(all)}>
                {words.showAll}
              </Button>
            }
          />
        )
      ) : (
        <Skeleton className="mt-4 h-16" />
      )}
    </>
  );
}

function RequestRow({ reward }: { reward: RewardSummary }) {
  const today = dayOf(useNow());
  const [first = '', ...others] = reward.titles;
  const facts = [reward.number, words.sentOn(shortDay(dayOf(new Date(reward.requested_at)), today))];
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.reward(reward.uuid)}
          className="text-15 font-medium wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {others.length > 0 ? `${first}${words.more(reward.titles.length)}` : first}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3 tabular-nums">
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <RewardBadge status={reward.status} />
        <p className="text-13 tabular-nums">
          <span className="text-ink-3">{words.net} </span>
          <span className="font-medium">{amount(reward.net)}</span>
        </p>
      </div>
    </li>
  );
}
