import { paths } from '@paidang/contract/pages';
import { functionTitles, isVendor, normaliseTaskType, type Role, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { labels } from '#labels/projects';
import { creatorTitle, partnerOf } from '../../shared/people';
import { DueDate } from '../../step/due-date';
import { stepPath } from '../../step/step-link';
import { nextAction } from '../../step/step-state';
import { isMine, type ProjectRow } from './project-rows';

export interface WaitingTaskItemProps {
  row: ProjectRow;
  role: Role;
  /** Whether this is the first item: its button is the page's primary action. */
  isFirst: boolean;
}

const edges = { vendor: 'border-l-vendor-500', creator: 'border-l-creator-500' } as const;

/** A waiting task: name, due date, and a button if it is the reader's turn. */
export function WaitingTaskItem({ row, role, isFirst }: WaitingTaskItemProps) {
  const { project, task, step, turn, due } = row;
  if (!task || !step || !turn) return null;
  const partner = partnerOf(row, role);
  const progress = paths.projectProgress(project.uuid, task.index);
  const action = nextAction(step);
  return (
    <li
      className={cn(
        'grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-3 rounded-l-[4px] rounded-r-card border border-l-[3px] border-line bg-surface p-4 md:min-h-20 md:grid-cols-[40px_minmax(0,1fr)_144px_112px_152px] md:gap-x-4 md:py-3',
        edges[turn],
      )}
    >
      <Avatar {...partner} size={40} decorative />
      <div className="min-w-0">
        <h3 className={cn('text-15', isMine(row) ? 'font-strong' : 'font-medium')}>
          <Link to={progress} className="hit block truncate rounded-[4px] text-ink hover:underline">
            {project.name}
          </Link>
        </h3>
        <p className="flex items-center gap-2 text-13 text-ink-3">
          <span className="truncate">
            {labels.taskBy(isVendor(role) ? creatorTitle(row) : partner.name, task.title)}
          </span>
          <span className="shrink-0 rounded-[4px] border border-line px-1.5 text-12 text-ink-2">
            {taskTypeTitles[normaliseTaskType(task.type)]}
          </span>
        </p>
      </div>
      <p className="flex gap-1.5 text-13 text-ink-2 max-md:col-start-2">
        <span className="font-mono text-ink-3">{step.function}</span>
        {functionTitles[step.function]}
      </p>
      <div className="max-md:col-start-2">
        {due ? <DueDate due={due} /> : <span className="text-13 text-ink-3">{labels.noDate}</span>}
      </div>
      <div className="max-md:col-span-2 md:justify-self-end">
        {isMine(row) ? (
          <Button asChild variant={isFirst ? 'ink' : 'line'} className="max-md:w-full">
            <Link to={stepPath(task, step) ?? progress}>{action}</Link>
          </Button>
        ) : (
          <span className="text-13 text-ink-2 max-md:pl-[52px] md:text-end">
            {labels.waitFor(partner.name, action)}
          </span>
        )}
      </div>
    </li>
  );
}
