import type { RewardStatus } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Check } from 'lucide-react';
import { labels } from '#labels/rewards';

const { progress: words } = labels;

/** `filling` before a request exists. */
export type RewardPlace = RewardStatus | 'filling';

const stages = ['claimable', 'request', 'review', 'payment', 'paid'] as const;
type Stage = (typeof stages)[number];

const stageOf: Readonly<Record<RewardPlace, Stage>> = {
  filling: 'request',
  returned: 'request',
  failed: 'request',
  withdrawn: 'request',
  requested: 'review',
  reviewing: 'review',
  approved: 'payment',
  paid: 'paid',
};

/** Stages that require an action of the creator, with the tone for its urgency. */
const tones = { filling: 'creator', returned: 'warning', failed: 'danger' } as const satisfies Partial<
  Record<RewardPlace, string>
>;
type Tone = (typeof tones)[keyof typeof tones];

const toneOf = (place: RewardPlace): Tone | null =>
  Object.hasOwn(tones, place) ? tones[place as keyof typeof tones] : null;

const edges: Readonly<Record<Tone, string>> = {
  creator: 'border-l-creator-500',
  warning: 'border-l-warning-600',
  danger: 'border-l-danger-600',
};
const rings: Readonly<Record<Tone, string>> = {
  creator: 'border-creator-500',
  warning: 'border-warning-600',
  danger: 'border-danger-600',
};
const texts: Readonly<Record<Tone, string>> = {
  creator: 'text-creator-600',
  warning: 'text-warning-600',
  danger: 'text-danger-600',
};

function nameOf(stage: Stage, place: RewardPlace): string {
  if (stage === 'request') {
    if (place === 'filling') return words.filling;
    return place === 'returned' || place === 'failed' || place === 'withdrawn' ? words.second[place] : words.sent;
  }
  if (stage === 'review' && place === 'requested') return words.waiting;
  return { claimable: words.claimable, review: words.reviewing, payment: words.payment, paid: words.paid }[stage];
}

export interface RewardProgressProps {
  place: RewardPlace;
  /** Text below a stage, such as its date. */
  notes: Partial<Record<Stage, string>>;
  className?: string;
}

/** Stages of a payment from request to account, and whose turn it is. */
export function RewardProgress({ place, notes, className }: RewardProgressProps) {
  const now = stages.indexOf(stageOf[place]);
  const tone = toneOf(place);
  return (
    <ol
      aria-label={words.label}
      className={cn(
        'grid gap-y-1 rounded-card border border-line bg-surface px-4 py-3.5 md:grid-cols-5 md:px-6 md:pt-4 md:pb-3.5',
        tone && cn('border-l-4', edges[tone]),
        className,
      )}
    >
      {stages.map((stage, index) => {
        const isDone = index < now || place === 'paid';
        const isNow = index === now && place !== 'paid';
        const isMine = isNow && tone !== null;
        const note = isMine ? words.yourTurn : notes[stage];
        return (
          <li
            key={stage}
            aria-current={isNow ? 'step' : undefined}
            className={cn(
              'grid min-w-0 grid-cols-[18px_minmax(0,1fr)] content-start gap-x-2.5 max-md:items-center',
              isNow ? 'text-ink' : isDone ? 'text-ink-2' : 'text-ink-3',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'grid size-[18px] place-items-center rounded-pill md:mt-0.5',
                isNow ? 'border-5' : 'border-[1.5px]',
                isNow ? (tone ? rings[tone] : 'border-ink') : isDone ? 'border-ink' : 'border-line-strong',
                isDone && 'bg-ink text-on-ink',
              )}
            >
              {isDone ? <Check size={12} strokeWidth={2.5} /> : null}
            </span>
            <span className="flex min-w-0 items-baseline gap-2 md:items-center md:gap-4">
              <b className={cn('shrink-0 font-regular', isNow && 'font-strong')}>{nameOf(stage, place)}</b>
              {isDone ? <VisuallyHidden>{words.done}</VisuallyHidden> : null}
              {index < stages.length - 1 ? (
                <i aria-hidden="true" className="mr-5 hidden h-px flex-1 bg-line-strong opacity-60 md:block" />
              ) : null}
              <Note text={note} tone={isMine ? tone : null} className="md:hidden" />
            </span>
            <Note text={note} tone={isMine ? tone : null} className="col-start-2 hidden pr-3 md:block" />
          </li>
        );
      })}
    </ol>
  );
}

/** Displayed below the stage, and next to it where stages are stacked. */
const Note = ({ text, tone, className }: { text: string | undefined; tone: Tone | null; className: string }) => (
  <span className={cn('min-w-0 text-12 text-pretty tabular-nums', tone && cn('font-medium', texts[tone]), className)}>
    {text}
  </span>
);
