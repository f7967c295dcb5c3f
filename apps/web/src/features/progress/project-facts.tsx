import type { RatingAverage as Average, Project, Task } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { money } from '#labels/money';
import { labels } from '#labels/progress';
import { labels as shared } from '#labels/shared';
import { type Day, dayRange } from '../../shared/dates/taipei';
import { creatorTitle, partnerOf, sidesOf } from '../../shared/people';
import { DueDate, dueOf } from '../../step/due-date';
import { currentStep, nextAction } from '../../step/step-state';

export interface ProjectFactsProps {
  project: Project;
  task: Task;
  today: Day;
  role: Role;
  /** The other side's average rating by others. */
  partnerAverage: Average | null;
}

/** Participants, fee, period, and the next date. */
export function ProjectFacts({ project, task, today, role, partnerAverage }: ProjectFactsProps) {
  const { left, right } = sidesOf({ project, task });
  const partner = partnerOf({ project, task }, role);
  const step = currentStep(project, task);
  const to = step?.turn ? (step.turn === 'vendor' ? 'left' : 'right') : 'none';
  const mover = to === 'left' ? left.name : right.name;
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 lg:flex lg:gap-y-4">
      <Fact term={labels.facts.partners} className="max-[359px]:col-span-2">
        <span data-tour="progress-turn" className="flex items-center gap-2">
          <AvatarPair
            left={left}
            right={right}
            to={to}
            size={24}
            label={to === 'none' ? labels.allDone : labels.turnOf(mover)}
          />
          <span className="min-w-0">
            <span className="inline-block max-w-full">{left.name}</span>
            <span className="inline-block max-w-full">
              {labels.and}
              {creatorTitle({ project, task })}
            </span>
          </span>
        </span>
      </Fact>
      {partnerAverage ? <Fact term={shared.rated.of(partner.name)}>{shared.rated.value(partnerAverage)}</Fact> : null}
      {task.fee === null ? null : <Fact term={labels.facts.fee}>{money(task.fee)}</Fact>}
      <Fact term={labels.facts.period}>{dayRange(project.start_date, project.end_date, today) || labels.noDates}</Fact>
      {step?.due_date ? (
        <Fact term={labels.facts.next}>
          <span className="flex flex-wrap items-center gap-x-2">
            <DueDate due={dueOf(step.due_date, today)} show="date" className="[&>span]:text-14" />
            <span className="text-ink-2">{nextAction(step)}</span>
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('border-line lg:border-l lg:px-8 lg:first:border-0 lg:first:pl-0', className)}>
      <dt className="text-12 text-ink-3">{term}</dt>
      <dd className="flex min-h-7 items-center font-medium">{children}</dd>
    </div>
  );
}
