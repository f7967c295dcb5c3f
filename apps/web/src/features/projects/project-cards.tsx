import type { Role } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { partnerOf } from '../../shared/people';
import { DueDate } from '../../step/due-date';
import { nextAction } from '../../step/step-state';
import { ArchiveButton } from './archive-button';
import type { ProjectRow } from './project-rows';
import { RowName } from './row-name';
import { idleText, RowProgress } from './row-progress';

export interface ProjectCardsProps {
  rows: readonly ProjectRow[];
  role: Role;
  today: Day;
}

const edges = { vendor: 'border-l-vendor-500', creator: 'border-l-creator-500', none: 'border-l-line-strong' } as const;
const mine = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

/** The list below `md`. */
export function ProjectCards({ rows, role, today }: ProjectCardsProps) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:hidden">
      {rows.map((row) => (
        <article
          key={row.project.uuid}
          className={cn(
            'relative grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-l-[4px] rounded-r-card border border-l-[3px] border-line bg-surface px-4 pt-4 pb-3',
            edges[row.turn ?? 'none'],
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <RowName row={row} role={role} withPartner />
            <ArchiveButton project={row.project} />
          </div>
          <RowProgress row={row} today={today} className="grid-cols-[auto_1fr] items-center gap-3" />
          <div className="flex items-center justify-between gap-3 border-t border-line pt-2.5">
            <CardTurn row={row} role={role} />
            {row.due ? <DueDate due={row.due} show={row.due.tone === 'rest' ? 'date' : 'distance'} /> : null}
          </div>
        </article>
      ))}
    </div>
  );
}

function CardTurn({ row, role }: { row: ProjectRow; role: Role }) {
  const action = row.step ? nextAction(row.step) : '';
  if (row.whoseTurn === 'you' && row.turn) {
    return <b className={cn('min-w-0 font-strong', mine[row.turn])}>{labels.yourTurn(action)}</b>;
  }
  if (row.whoseTurn === 'other')
    return <span className="min-w-0">{labels.waitFor(partnerOf(row, role).name, action)}</span>;
  return <span className="text-ink-2">{idleText(row.project)}</span>;
}
