import type { Reward } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { labels } from '#labels/rewards';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { dayOf, fullMoment, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { IncomeStatementSheet } from '../../shared/income-statement/income-statement-sheet';
import { PageHead } from '../../shared/page/page-head';
import { keepFile } from '../../shared/paper/keep-file';
import { RewardBadge } from '../../shared/reward-badge';
import { ItemLine } from './item-line';
import { RewardAnswer } from './reward-answer';
import { notesOf } from './reward-notes';
import { RewardProgress } from './reward-progress';
import { RewardsPath } from './rewards-path';

const { reward: words } = labels;

export interface RewardViewProps {
  reward: Reward;
  onWithdraw: () => Promise<unknown>;
  /** Fetches the statement as a file; without it, none exists yet. */
  file?: (() => Promise<File>) | undefined;
}

/** A request for payment: progress, amounts, and what remains to be done. */
export function RewardView({ reward, onWithdraw, file }: RewardViewProps) {
  const today = dayOf(useNow());
  const { signature } = reward;
  return (
    <>
      <PageHead
        title={labels.rewardTitle}
        beside={<RewardBadge status={reward.status} />}
        path={<RewardsPath title={labels.rewardTitle} />}
        actions={
          <>
            {reward.allowed.includes('withdraw') ? (
              <ConfirmDialog
                trigger={<Button size="sm">{words.withdraw}</Button>}
                title={words.withdrawTitle}
                text={words.withdrawText}
                cancel={words.keep}
                confirm={words.withdraw}
                onConfirm={onWithdraw}
              />
            ) : null}
            {file ? (
              <Button
                size="sm"
                icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => void keepFile(file())}
              >
                {words.download}
              </Button>
            ) : null}
          </>
        }
      />
      <RewardProgress place={reward.status} notes={notesOf(reward, today)} className="mt-5" />
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-8">
          <RewardAnswer reward={reward} />
          <Part title={words.items}>
            <ul>
              {reward.items.map((item) => (
                <li key={item.uuid} className="border-b border-line py-3 first:pt-0 last:border-b-0">
                  <ItemLine item={item} />
                </li>
              ))}
            </ul>
          </Part>
          <Part title={words.history}>
            <RewardHistory history={reward.history} />
          </Part>
        </div>
        <div className="grid gap-4 max-lg:max-w-120">
          <IncomeStatementSheet statement={reward.statement} />
          <p className="text-12 text-ink-3">{words.signedBy(signature.name, fullMoment(new Date(signature.at)))}</p>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-16 font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** History of a request, newest first. */
function RewardHistory({ history }: { history: Reward['history'] }) {
  const now = useNow();
  return (
    <Timeline aria-label={labels.reward.history}>
      {history.toReversed().map(({ status, at }) => (
        <TimelineItem
          key={`${status} ${at}`}
          time={
            <time dateTime={at} title={fullMoment(new Date(at))}>
              {whenOf(new Date(at), now)}
            </time>
          }
        >
          {labels.reward.historySteps[status]}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
