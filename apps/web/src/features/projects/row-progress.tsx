import { functionTitles, projectStatusTitles } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { cn } from '@paidang/ui/cn';
import { FilmMini } from '@paidang/ui/film-mini';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { seatsOf } from '../../shared/people';
import { nextAction } from '../../step/next-action';
import { miniFrames, progressWords } from '../../step/step-state';
import type { ProjectRow } from './project-rows';

export interface RowProgressProps {
  row: ProjectRow;
  today: Day;
  className?: string;
}

/** The film in miniature and the step it stands at. */
export function RowProgress({ row, today, className }: RowProgressProps) {
  const { task, step } = row;
  if (!task) return null;
  return (
    <span className={cn('grid justify-items-start gap-1', className)}>
      <FilmMini frames={miniFrames(task, today)} label={progressWords(task)} />
      <span aria-hidden="true" className="flex gap-1.5 text-12 text-ink-2">
        {step ? <span className="font-mono text-ink-3">{step.function}</span> : null}
        {step ? functionTitles[step.function] : labels.done}
      </span>
    </span>
  );
}

const mine = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

/** Whose move it is, as a picture and as what there is to do. */
export function RowTurn({ row }: { row: ProjectRow }) {
  const { left, right } = seatsOf(row);
  const { ball, turn, step, project } = row;
  const to = ball === null ? 'none' : ball === 'vendor' ? 'left' : 'right';
  const mover = ball === 'vendor' ? left.name : right.name;
  const action = step && ball ? nextAction(step) : '';
  const rest = project.status === 'cancelled' ? projectStatusTitles.cancelled : labels.done;
  return (
    <span className="flex items-center gap-2 text-ink-2 max-lg:flex-col max-lg:items-start max-lg:gap-0">
      <AvatarPair left={left} right={right} to={to} size={24} label={ball ? labels.turnOf(mover) : rest} />
      <span
        className={cn(
          'max-w-full min-w-0 truncate max-lg:text-13',
          turn === 'you' && ball && ['font-medium', mine[ball]],
        )}
      >
        {action || rest}
      </span>
    </span>
  );
}
