import { type GoalOutcome, type GoalProgress, goalMetrics, goalOutcomes } from '@paidang/contract/report';
import { CircleCheck, CircleDashed, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import { labels } from '#labels/case-report';
import { number } from './figure-text';

const goalLabels = labels.goals;
const icons: Record<GoalOutcome, LucideIcon> = {
  met: CircleCheck,
  missed: CircleX,
  open: CircleDashed,
  unknown: CircleMinus,
};

export interface GoalsProps {
  goals: readonly GoalProgress[];
  /** Adds a note that the numbers cover all platforms. */
  isOfSeveral: boolean;
  titleAs: 'h2' | 'h3';
}

/** The brief's goals and their progress. Renders nothing without goals. */
export function Goals({ goals, isOfSeveral, titleAs: Title }: GoalsProps) {
  if (goals.length === 0) return null;
  return (
    <section aria-label={goalLabels.title} className="break-inside-avoid">
      <Title className="text-18 font-strong">{goalLabels.title}</Title>
      {isOfSeveral ? <p className="text-13 text-ink-2">{goalLabels.together}</p> : null}
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b border-line sm:grid-cols-2 print:grid-cols-2">
        {goals.map((goal) => (
          <Goal key={goal.metric} goal={goal} />
        ))}
      </dl>
    </section>
  );
}

function Goal({ goal: { metric, target, reached, percent, outcome } }: { goal: GoalProgress }) {
  const { title, unit } = goalMetrics[metric];
  const Icon = icons[outcome];
  return (
    <div className="border-t border-line py-3">
      <dt className="text-13 text-ink-2">{title}</dt>
      <dd className="mt-0.5 tabular-nums">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-22 font-medium print:text-18">{goalLabels.percent(percent)}</span>
          <span className="flex items-center gap-1 text-14 font-medium">
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {goalOutcomes[outcome]}
          </span>
        </p>
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-pill bg-line print:hidden">
          <div className="h-full rounded-pill bg-ink" style={{ width: `${Math.min(percent ?? 0, 100)}%` }} />
        </div>
        <p className="mt-1.5 text-12 text-ink-3">
          {goalLabels.reached(reached === null ? null : number(reached), number(target), unit)}
        </p>
      </dd>
    </div>
  );
}
