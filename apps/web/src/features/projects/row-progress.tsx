import { functionTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { FilmMini } from '@paidang/ui/film-mini';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
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
