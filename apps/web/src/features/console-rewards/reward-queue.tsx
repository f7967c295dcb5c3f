import type { PlatformReward } from '@paidang/contract/entities';
import { payDayAfter } from '@paidang/contract/income';
import { rewardLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { type RewardStage, rewardStages, rewardStatusTitles } from '@paidang/contract/vocabulary';
import { Input } from '@paidang/ui/input';
import { Segmented } from '@paidang/ui/segmented';
import { labels } from '#labels/console-rewards';
import { amount } from '#labels/money';
import { platformYearFile, useRewardQueue } from '../../data/console-rewards';
import { ConsoleRows } from '../../shared/console/console-rows';
import { type Day, dayOf, daysBetween, longDay, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { YearFiles } from '../../shared/income-statement/year-files';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';
import { useTypedSearch } from '../../shared/use-typed-search';
import { Payouts } from './payouts';
import { useRewardFilter } from './use-reward-filter';

/** A request that waits this many days is overdue: creators are promised three working days. */
const tooLong = 3;

const waitedFor = ({ requested_at }: PlatformReward, today: Day): number =>
  daysBetween(dayOf(new Date(requested_at)), today);

export interface RewardQueueProps {
  /** Id of the open request. */
  current?: string | undefined;
}

/** All requests for payment, grouped by whom they wait for. */
export function RewardQueue({ current }: RewardQueueProps) {
  const { stage, q, query, choose, search } = useRewardFilter();
  const typed = useTypedSearch(q, search);
  const list = useRewardQueue(stage, q);
  const today = dayOf(useNow());
  const [oldest] = list.rows ?? [];
  const longest = stage === 'review' && oldest && q === '' ? waitedFor(oldest, today) : 0;
  const counts = list.meta?.counts;
  return (
    <>
      <p className="px-5 pb-3 text-13 text-ink-2 tabular-nums">
        {longest > 0 ? labels.longest(longest) : ''}
        {labels.nextPayDay(longDay(payDayAfter(today), today))}
      </p>
      <search className="grid gap-3 border-b border-line px-5 pb-3">
        <Segmented
          label={labels.filter}
          value={stage}
          onValueChange={choose}
          options={rewardStages.map((value) => ({
            value,
            label: labels.stages[value],
            ...(counts && value !== 'done' ? { count: counts[value] } : {}),
          }))}
        />
        <Input
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          maxLength={rewardLimits.queryLength}
          {...typed}
        />
      </search>
      {stage === 'payout' ? <Payouts /> : null}
      {stage === 'done' ? (
        <div className="grid gap-2.5 border-b border-line bg-sunken px-5 py-3">
          <YearFiles fileOf={platformYearFile} />
          <p className="text-12 text-pretty text-ink-3">{labels.yearHint}</p>
        </div>
      ) : null}
      <ConsoleRows
        list={list}
        label={labels.title}
        keyOf={(row) => row.uuid}
        pathOf={(row) => paths.consoleRewards(row.uuid, query)}
        current={current}
        empty={q ? labels.notFound : labels.empty[stage]}
      >
        {(row) => (
          <span className="flex items-center gap-3">
            <PersonAvatar person={row.creator} size={36} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">
                  <b className="font-strong">{personName(row.creator)}</b>
                  <span className="ml-2 text-13 text-ink-3">{row.payee_name}</span>
                </span>
                <span className="shrink-0 font-medium tabular-nums">{amount(row.net)}</span>
              </span>
              <span className="mt-0.5 flex justify-between gap-3 text-12 text-ink-3">
                <span className="min-w-0 truncate">
                  {row.number ? <span className="mr-2 font-mono">{row.number}</span> : null}
                  {labels.titles(row.titles[0] ?? '', row.titles.length)}
                </span>
                <RowState row={row} stage={stage} today={today} />
              </span>
            </span>
          </span>
        )}
      </ConsoleRows>
    </>
  );
}

/** The relevant fact at each stage: waiting time, payment date, or outcome. */
function RowState({ row, stage, today }: { row: PlatformReward; stage: RewardStage; today: Day }) {
  if (stage === 'payout') {
    return (
      <span className="shrink-0 tabular-nums">{row.pays_on ? labels.paysOn(shortDay(row.pays_on, today)) : ''}</span>
    );
  }
  if (stage !== 'review') return <span className="shrink-0">{rewardStatusTitles[row.status]}</span>;
  const days = waitedFor(row, today);
  return (
    <span className="flex shrink-0 gap-2">
      {row.taken_by ? <span className="max-w-28 truncate">{labels.by(row.taken_by)}</span> : null}
      <span className={days >= tooLong ? 'text-danger-600 tabular-nums' : 'tabular-nums'}>{labels.waited(days)}</span>
    </span>
  );
}
