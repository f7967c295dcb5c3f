import { functionTitles, hasEnded, projectStatusTitles } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { cn } from '@paidang/ui/cn';
import { FilmMini } from '@paidang/ui/film-mini';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { sidesOf } from '../../shared/people';
import { miniFrames, nextAction, progressWords } from '../../step/step-state';
import type { ProjectRow } from './project-rows';

export interface RowProgressProps {
  row: ProjectRow;
  today: Day;
  className?: string;
}

/** Text for a project without pending actions. */
export const idleText = ({ status }: ProjectRow['project']): string =>
  hasEnded(status) ? projectStatusTitles[status] : labels.done;

/** Miniature film strip and the current step. */
export function RowProgress({ row, today, className }: RowProgressProps) {
  const { project, task, step } = row;
  if (!task) return null;
  return (
    <span className={cn('grid justify-items-start gap-1', className)}>
      <FilmMini frames={miniFrames(project, task, today)} label={progressWords(project, task)} />
      <span aria-hidden="true" className="flex gap-1.5 text-12 text-ink-2">
        {step ? <span className="font-mono text-ink-3">{step.function}</span> : null}
        {step ? functionTitles[step.function] : idleText(project)}
      </span>
    </span>
  );
}

const mine = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

/** Whose turn it is, as a picture and as text. */
export function RowTurn({ row }: { row: ProjectRow }) {
  const { left, right } = sidesOf(row);
  const { turn, whoseTurn, step, project } = row;
  const to = turn === null ? 'none' : turn === 'vendor' ? 'left' : 'right';
  const mover = turn === 'vendor' ? left.name : right.name;
  const action = step && turn ? nextAction(step) : '';
  const rest = idleText(project);
  return (
    <span className="flex items-center gap-2 text-ink-2 max-lg:flex-col max-lg:items-start max-lg:gap-0">
      <AvatarPair left={left} right={right} to={to} size={24} label={turn ? labels.turnOf(mover) : rest} />
      <span
        className={cn(
          'max-w-full min-w-0 truncate max-lg:text-13',
          whoseTurn === 'you' && turn && ['font-medium', mine[turn]],
        )}
      >
        {action || rest}
      </span>
    </span>
  );
}
