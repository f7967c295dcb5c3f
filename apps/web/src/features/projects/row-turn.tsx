import { projectStatusTitles } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { cn } from '@paidang/ui/cn';
import { labels } from '#labels/projects';
import { seatsOf } from '../../shared/people';
import { nextAction } from '../../step/next-action';
import type { ProjectRow } from './project-rows';

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
