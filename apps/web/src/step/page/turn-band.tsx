import type { Project } from '@paidang/contract/entities';
import { dueVerb } from '@paidang/contract/steps';
import { hasEnded } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { cn } from '@paidang/ui/cn';
import { labels as endLabels } from '#labels/ended';
import { labels } from '#labels/step';
import type { StepPageView } from '../../data/step-source';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { later } from '../../shared/later';
import { sidesOf } from '../../shared/people';
import { useGuide } from '../../stores/guide';
import { dueIcons, dueOf } from '../due-date';
import type { StepNaming } from '../step-kind';
import { NextStep } from './next-step';
import type { NudgeButtonProps } from './nudge-button';

export interface TurnBandProps {
  kind: Pick<StepNaming, 'sentence'>;
  view: Pick<StepPageView, 'project' | 'task' | 'step'>;
  isVendor: boolean;
  /** Collapsed while reading. */
  collapsed: boolean;
}

/** The placeholder has the same height, so that nothing moves. */
const NudgeButton = later<NudgeButtonProps>(
  () => import('./nudge-button'),
  () => false,
  <div className="h-8" />,
);

const edges = {
  vendor: 'before:bg-vendor-500',
  creator: 'before:bg-creator-500',
  none: 'before:bg-line-strong',
} as const;
const colours = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;
const dueColours = { rest: 'text-ink-2', soon: 'text-warning-600', late: 'font-medium text-danger-600' } as const;

const otherStatusTexts: Readonly<Record<string, string>> = {
  locked: labels.notYet,
  archived: labels.putAway,
  passed: labels.passed,
};

const endedText = ({ status }: Pick<Project, 'status'>): string =>
  status === 'cancelled' ? endLabels.cancelled : endLabels.closed;

/** Shows whose turn it is, what they have to do, and by when. */
export function TurnBand({ kind, view, isVendor, collapsed }: TurnBandProps) {
  const { step, project, task } = view;
  const { left, right } = sidesOf({ project, task });
  const today = dayOf(useNow());
  const turn = step.turn;
  const isOver = hasEnded(project.status);
  const nobody = isOver ? endedText(project) : (otherStatusTexts[step.status] ?? labels.nobody);
  const isMine = turn === (isVendor ? 'vendor' : 'creator');
  const mover = turn === 'vendor' ? left.name : right.name;
  const due = step.due_date && turn ? dueOf(step.due_date, today) : null;
  const DueIcon = dueIcons[due?.tone ?? 'rest'];
  const isGuide = useGuide((state) => state.isOn);
  const waits = turn !== null && !isMine && task.creator !== null && !isGuide;
  const facts = { status: step.status, isVendor, vendor: left.name, creator: right.name, version: step.version };
  return (
    <section
      aria-label={labels.turn}
      data-state={collapsed ? 'collapsed' : 'open'}
      className={cn(
        "relative flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-(--page-edge) before:absolute before:inset-y-0 before:left-0 before:w-1 before:content-['']",
        edges[turn ?? 'none'],
        collapsed ? 'hidden' : 'flex min-h-13 py-2.5 lg:py-1.5',
      )}
    >
      <AvatarPair
        left={left}
        right={right}
        to={turn === null ? 'none' : turn === 'vendor' ? 'left' : 'right'}
        size={28}
        label={turn ? labels.turnOf(mover) : nobody}
        className="max-lg:hidden"
      />
      <p className="min-w-0">
        <b className={cn('mr-3 font-strong', turn && colours[turn])}>
          {turn === null ? nobody : isMine ? labels.yours : labels.turnOf(mover)}
        </b>
        {isOver ? null : kind.sentence(facts)}
      </p>
      {due ? (
        <p className={cn('flex items-center gap-1 text-13 max-lg:w-full lg:ml-auto', dueColours[due.tone])}>
          <DueIcon size={16} strokeWidth={1.75} aria-hidden="true" />
          <time dateTime={step.due_date ?? undefined}>{labels.due(due.date, dueVerb(step), due.distance)}</time>
        </p>
      ) : null}
      {waits ? (
        <div className={cn('max-lg:w-full', !due && 'lg:ml-auto')}>
          <NudgeButton task={task.uuid} step={step.uuid} name={mover} />
        </div>
      ) : null}
      <NextStep project={project} task={task} step={step} me={isVendor ? 'vendor' : 'creator'} />
    </section>
  );
}
