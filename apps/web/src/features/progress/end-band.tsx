import type { Cancellation, Project } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { type ReactNode, useState } from 'react';
import { labels as endedLabels } from '#labels/ended';
import { labels } from '#labels/project-end';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { lazyExtra } from '../../shared/lazy-extra';
import type { CancelAnswer } from './answer-cancel-dialog';

const AnswerDialog = lazyExtra(() => import('./answer-cancel-dialog'));

const nameOf = ({ asked_by: person }: Cancellation): string =>
  person ? person.company_name || person.name : labels.asked.someone;

/** Says that the project has ended, or that a cancellation was requested; otherwise renders nothing. */
export default function EndBand({ project }: { project: Project }) {
  const { status, cancellation } = project;
  // Kept here, since the band disappears once the request is settled by another person; the dialog then says so.
  const [asked, setAsked] = useState<{ answer: CancelAnswer; cancellation: string } | null>(null);
  return (
    <>
      {hasEnded(status) ? <EndedBand project={project} /> : null}
      {!hasEnded(status) && cancellation ? (
        <AskedBand
          cancellation={cancellation}
          onAnswer={(answer) => setAsked({ answer, cancellation: cancellation.uuid })}
        />
      ) : null}
      {asked ? <AnswerDialog {...asked} project={project.uuid} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function EndedBand({ project: { status, ended_at: endedAt, cancellation } }: { project: Project }) {
  const today = dayOf(useNow());
  const name = cancellation?.own === 'asked' ? labels.ended.you : cancellation && nameOf(cancellation);
  return (
    <Callout
      className="mb-5"
      title={status === 'cancelled' ? endedLabels.cancelled : endedLabels.closed}
      data-state={status}
    >
      {cancellation ? (
        <Words by={labels.ended.by(name ?? '')}>{cancellation.reason}</Words>
      ) : endedAt ? (
        labels.ended.on(longDay(dayOf(new Date(endedAt)), today))
      ) : null}
    </Callout>
  );
}

function Words({ by, children }: { by?: string; children: ReactNode }) {
  return (
    <p className="text-pretty break-words whitespace-pre-wrap">
      {by ? <span className="text-ink-2">{by}</span> : null}
      {children}
    </p>
  );
}

interface AskedBandProps {
  cancellation: Cancellation;
  onAnswer: (answer: CancelAnswer) => void;
}

function AskedBand({ cancellation, onAnswer }: AskedBandProps) {
  const { own, reason } = cancellation;
  const titles = { asked: labels.asked.mine, agreed: labels.asked.agreed };
  return (
    <Callout
      tone="warning"
      className="mb-5 max-md:flex-wrap max-md:[&>:last-child]:ml-7 max-md:[&>:nth-child(2)]:basis-4/5"
      title={own === 'to_answer' ? labels.asked.theirs(nameOf(cancellation)) : titles[own]}
      action={
        <span className="flex flex-wrap justify-end gap-2 empty:hidden">
          {own === 'to_answer' ? (
            <>
              <Button size="sm" onClick={() => onAnswer('decline')}>
                {labels.asked.decline}
              </Button>
              <Button size="sm" variant="ink" onClick={() => onAnswer('agree')}>
                {labels.asked.agree}
              </Button>
            </>
          ) : null}
          {own === 'asked' ? (
            <Button size="sm" onClick={() => onAnswer('withdraw')}>
              {labels.asked.withdraw}
            </Button>
          ) : null}
        </span>
      }
    >
      <Words>{reason}</Words>
    </Callout>
  );
}
