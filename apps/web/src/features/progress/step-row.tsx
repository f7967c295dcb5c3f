import type { Step, Task } from '@paidang/contract/entities';
import { isStepDone, stepStatusTitle } from '@paidang/contract/steps';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/progress';
import { versionWord } from '#labels/version-names';
import { type Day, longDay } from '../../shared/dates/taipei';
import { later } from '../../shared/later';
import type { Side } from '../../shared/people';
import { dueOf } from '../../step/due-date';
import type { NudgeButtonProps } from '../../step/page/nudge-button';
import { stepName, stepPath } from '../../step/step-link';
import { nextAction, type Turn } from '../../step/step-state';
import { useGuide } from '../../stores/guide';

/** Fallback of the same height, so that nothing moves when the button loads. */
const NudgeButton = later<NudgeButtonProps>(
  () => import('../../step/page/nudge-button'),
  () => false,
  <div className="h-8" />,
);

export interface StepRowProps {
  task: Task;
  step: Step;
  /** The task has ended or was cancelled. */
  isOver: boolean;
  /** Whether this is the task's current step. */
  isCurrent: boolean;
  me: Turn;
  sides: { left: Side; right: Side };
  today: Day;
}

const edges = { vendor: 'border-l-vendor-500', creator: 'border-l-creator-500', none: 'border-l-line-strong' } as const;
const turnColours = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

/** One step: name, status, due date, and a link. */
export function StepRow({ task, step, isOver, isCurrent, me, sides, today }: StepRowProps) {
  const waits = !isCurrent && !isStepDone(step.function, step.status) && step.version === 0;
  const path = stepPath(task, step);
  const isMine = isCurrent && step.turn === me;
  const facts = factsOf(step, waits && !isOver);
  const isGuide = useGuide((state) => state.isOn);
  const mayNudge = isCurrent && step.turn !== null && !isMine && !isOver && task.creator !== null && !isGuide;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      data-tour={isCurrent ? 'progress-next' : undefined}
      className={cn(
        'relative grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-b border-line py-2 md:min-h-16 md:grid-cols-[44px_minmax(0,1fr)_148px_124px_104px] md:gap-x-3',
        isCurrent && [
          'max-md:order-first max-md:mb-3 -mx-4 -mt-px rounded-l-[2px] rounded-r-control border border-l-4 bg-surface px-4 pl-[13px] md:min-h-20',
          edges[step.turn ?? 'none'],
        ],
      )}
    >
      <span className={cn('font-mono text-13', isCurrent ? 'text-ink' : 'text-ink-3')}>{step.function}</span>
      <div className="min-w-0">
        <h3 className={cn('text-15', isCurrent ? 'font-strong' : waits ? 'font-regular text-ink-2' : 'font-medium')}>
          {stepName(task, step)}
        </h3>
        {/* From `md` up, the status has its own column. */}
        <p className={cn('text-12 text-ink-3', facts === '' && 'md:hidden')}>
          {facts || (isMine ? labels.yourTurn : stepStatusTitle(step.function, step.status))}
        </p>
      </div>
      <div className="max-md:hidden">
        <StepStatus step={step} isCurrent={isCurrent} isMine={isMine} sides={sides} />
      </div>
      <StepDate step={step} isCurrent={isCurrent} today={today} />
      <div className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:justify-self-end">
        {path ? (
          <Button asChild size="sm" variant={isMine ? 'ink' : 'ghost'}>
            <Link to={path} aria-label={`${isMine ? nextAction(step) : labels.view}：${stepName(task, step)}`}>
              {isMine ? nextAction(step) : labels.view}
            </Link>
          </Button>
        ) : null}
      </div>
      {mayNudge ? (
        <div className="col-span-full pb-1 max-md:row-start-3 md:col-start-2">
          <NudgeButton
            task={task.uuid}
            step={step.uuid}
            name={step.turn === 'vendor' ? sides.left.name : sides.right.name}
          />
        </div>
      ) : null}
    </li>
  );
}

/** Number of versions and open comments, or that the step has not begun. */
const factsOf = (step: Step, waits: boolean): string =>
  [
    step.version > 0 ? labels.versions(versionWord(step.function, step.version), step.version) : null,
    step.open_comments > 0 ? labels.openComments(step.open_comments) : null,
    waits && step.status === 'locked' ? labels.notStarted : null,
  ]
    .filter((part) => part !== null)
    .join('・');

interface StepStatusProps extends Pick<StepRowProps, 'step' | 'isCurrent' | 'sides'> {
  isMine: boolean;
}

function StepStatus({ step, isCurrent, isMine, sides }: StepStatusProps) {
  if (isCurrent && step.turn) {
    const mover = step.turn === 'vendor' ? sides.left.name : sides.right.name;
    return (
      <span className="flex items-center gap-2">
        <AvatarPair {...sides} to={step.turn === 'vendor' ? 'left' : 'right'} size={24} label={labels.turnOf(mover)} />
        <b className={cn('min-w-0 leading-5 font-strong text-balance', turnColours[step.turn])}>
          {isMine ? labels.yourTurn : stepStatusTitle(step.function, step.status)}
        </b>
      </span>
    );
  }
  const done = isStepDone(step.function, step.status);
  return (
    <Badge
      tone={done ? 'success' : 'neutral'}
      icon={done ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
    >
      {stepStatusTitle(step.function, step.status)}
    </Badge>
  );
}

function StepDate({ step, isCurrent, today }: Pick<StepRowProps, 'step' | 'isCurrent' | 'today'>) {
  if (!step.due_date) return <span className="max-md:hidden" />;
  const due = dueOf(step.due_date, today);
  const marked = isCurrent && due.tone !== 'rest';
  const colour = due.tone === 'late' ? 'text-danger-600' : 'text-warning-600';
  return (
    <time
      dateTime={step.due_date}
      className={cn('text-13 max-md:col-start-2 max-md:row-start-2', marked ? colour : 'text-ink-2')}
    >
      {longDay(step.due_date, today)}
      {marked ? <span className="block text-12">{due.distance}</span> : null}
    </time>
  );
}
