import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { labels } from '#labels/console-rewards';
import { labels as rewardLabels } from '#labels/rewards';
import { fullMoment, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

const words = labels.history;

/** Who moved a request, newest first. */
export function ReviewHistory({ history }: Pick<PlatformRewardDetail, 'history'>) {
  const now = useNow();
  return (
    <Timeline aria-label={words.title}>
      {history.toReversed().map(({ status, at, by }) => (
        <TimelineItem
          key={`${status} ${at}`}
          time={
            <time dateTime={at} title={fullMoment(new Date(at))}>
              {whenOf(new Date(at), now)}
            </time>
          }
        >
          <b className="font-strong">{by ?? words.creator}</b> {rewardLabels.reward.historySteps[status]}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
