import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { type RewardStatus, rewardReturnTitles, statusesOfStage } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { Download } from 'lucide-react';
import { labels } from '#labels/console-rewards';
import { labels as rewardLabels } from '#labels/rewards';
import { isMyReview, openRewardPicture, platformStatementFile, useQueuedReward } from '../../data/console-rewards';
import { ApiError } from '../../data/errors';
import { NoSuchRow } from '../../shared/console/console-columns';
import { ConsolePart } from '../../shared/console/console-facts';
import { fullMoment, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { IncomeStatementSheet } from '../../shared/income-statement/income-statement-sheet';
import { LoadFailure } from '../../shared/load-failure';
import { keepFile } from '../../shared/paper/keep-file';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';
import { RewardBadge } from '../../shared/reward-badge';
import { useHideAgain } from '../../shared/service-data';
import { PayeeFacts } from './payee-facts';
import { PayeePictures } from './payee-pictures';
import { QueueSteps } from './queue-steps';
import { ReviewBar } from './review-bar';

/** Requested for the first time or again. */
const isWaiting = (status: RewardStatus): boolean => statusesOfStage.review.some((one) => one === status);

/** A request for payment: amount, payee, and available actions. */
export function RewardReview({ reward: uuid }: { reward: string }) {
  const { data, error, look, hide } = useQueuedReward(uuid);
  useHideAgain(data?.service_data ?? null, hide);
  if (data) return <Loaded reward={data} onLook={() => void look()} />;
  if (!error) return <Skeleton className="m-8 h-60" />;
  return error instanceof ApiError && error.status === 404 ? (
    <NoSuchRow />
  ) : (
    <LoadFailure onRetry={() => void look()} />
  );
}

function Loaded({ reward, onLook }: { reward: PlatformRewardDetail; onLook: () => void }) {
  const { statement, signature, history, status } = reward;
  return (
    <div className="flex flex-col lg:min-h-full">
      <Head reward={reward} />
      <div className="grid items-start gap-x-8 gap-y-7 px-5 py-6 md:px-8 min-[1400px]:grid-cols-[minmax(0,1fr)_220px]">
        <div className="grid max-w-[640px] min-w-0 gap-7">
          {reward.returned && (status === 'returned' || isWaiting(status)) ? (
            <Callout
              tone={isWaiting(status) ? 'info' : 'warning'}
              title={(isWaiting(status) ? labels.mended : labels.returned)(
                reward.returned.fields.map((field) => rewardReturnTitles[field]).join('、'),
              )}
            >
              <span className="whitespace-pre-wrap wrap-anywhere">{reward.returned.note}</span>
            </Callout>
          ) : null}
          {status === 'failed' && reward.failure ? (
            <Callout tone="danger" title={labels.failed}>
              <span className="wrap-anywhere">{reward.failure}</span>
            </Callout>
          ) : null}
          <div className="grid gap-3">
            <IncomeStatementSheet statement={statement} />
            <p className="text-12 text-ink-3">
              {rewardLabels.reward.signedBy(signature.name, fullMoment(new Date(signature.at)))}
              <span className="ml-2">IP {signature.ip}</span>
            </p>
          </div>
          <PayeeFacts reward={reward} onLook={onLook} />
          {isMyReview(reward) ? (
            <PayeePictures
              pictures={reward.pictures}
              nationality={statement.payee.nationality_status}
              onOpen={(picture) => openRewardPicture(reward.uuid, picture)}
            />
          ) : null}
        </div>
        <ConsolePart title={labels.history.title}>
          <ReviewHistory history={history} />
        </ConsolePart>
      </div>
      <ReviewBar reward={reward} />
    </div>
  );
}

function Head({ reward }: { reward: PlatformRewardDetail }) {
  const { uuid, creator, payee_name: name, status, number, requested_at, history } = reward;
  const now = useNow();
  const times = history.filter((move) => move.status === 'requested').length;
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-4 md:px-8">
      <div className="flex min-w-0 items-center gap-3.5">
        <PersonAvatar person={creator} size={44} ring />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-18 font-strong wrap-anywhere">
            {personName(creator)}
            <span className="text-14 font-normal text-ink-3">{name}</span>
            <RewardBadge status={status} />
          </h2>
          <p className="flex flex-wrap gap-x-3 text-13 text-ink-3 tabular-nums">
            {number ? <span className="font-mono text-12">{number}</span> : null}
            {labels.sent(whenOf(new Date(requested_at), now), times)}
          </p>
        </div>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        {number ? (
          <Button
            size="sm"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void keepFile(platformStatementFile(uuid))}
          >
            {rewardLabels.reward.download}
          </Button>
        ) : null}
        <QueueSteps current={uuid} />
      </div>
    </header>
  );
}

/** History of a request, newest first. */
function ReviewHistory({ history }: Pick<PlatformRewardDetail, 'history'>) {
  const historyLabels = labels.history;
  const now = useNow();
  return (
    <Timeline aria-label={historyLabels.title}>
      {history.toReversed().map(({ status, at, by }) => (
        <TimelineItem
          key={`${status} ${at}`}
          time={
            <time dateTime={at} title={fullMoment(new Date(at))}>
              {whenOf(new Date(at), now)}
            </time>
          }
        >
          <b className="font-strong">{by ?? historyLabels.creator}</b> {rewardLabels.reward.historySteps[status]}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
