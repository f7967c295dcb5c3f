import type { Task } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/creator-card';
import { useWorkConsent } from '../../data/creator-card';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { StillLoading } from '../../shared/show-together';

const consentLabels = labels.consent;

export interface ConsentBandProps {
  task: Pick<Task, 'uuid' | 'creator'>;
  className?: string;
}

/** Asks the vendor whether the work of a closed project may be on its creator's card. Renders nothing until a creator asks. */
export default function ConsentBand({ task, className }: ConsentBandProps) {
  const { consent, answer } = useWorkConsent(task.uuid);
  const call = usePressedCall();
  if (!consent) return <StillLoading />;
  if (consent.consent === 'none') return null;
  const name = task.creator?.name ?? consentLabels.creator;
  const isGiven = consent.consent === 'given';
  const isAsked = consent.consent === 'asked';
  const title = isAsked
    ? consentLabels.title(name)
    : isGiven
      ? consentLabels.titleGiven(name)
      : consentLabels.titleRefused(name);
  return (
    <Callout
      icon={null}
      className={className}
      action={
        <span className="flex flex-wrap items-center justify-end gap-2">
          {isGiven ? null : (
            <Button
              size="sm"
              variant={isAsked ? 'ink' : 'line'}
              busy={call.busy}
              onClick={() => void call.run(() => answer(true))}
            >
              {consentLabels.agree}
            </Button>
          )}
          {isAsked || isGiven ? (
            <Button size="sm" disabled={call.busy} onClick={() => void call.run(() => answer(false))}>
              {isAsked ? consentLabels.refuse : consentLabels.withdraw}
            </Button>
          ) : null}
        </span>
      }
    >
      <h2 className="font-medium">{title}</h2>
      <p className="text-13 text-pretty text-ink-2">{consentLabels.text}</p>
      <CallProblem problem={call.problem} className="mt-2" />
    </Callout>
  );
}
