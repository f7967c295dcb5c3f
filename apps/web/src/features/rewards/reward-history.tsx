import type { Reward } from '@paidang/contract/entities';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { labels } from '#labels/rewards';
import { fullMoment, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

/** What happened to a request, newest first. */
export function RewardHistory({ history }: { history: Reward['history'] }) {
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
