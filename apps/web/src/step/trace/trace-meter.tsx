import type { TraceCell } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { labels } from '#labels/trace';
import { useStepRoom, useStepSession } from '../page/step-room';
import { countMet } from './shown-trace';

const meterLabels = labels.meter;

export interface TraceMeterProps {
  cells: readonly TraceCell[];
  /** Whether the list is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** How much of the brief a step covers: one frame per requirement, gaps in red. Opens the list. */
export function TraceMeter({ cells, isOpen, onOpen }: TraceMeterProps) {
  const counted = cells.filter(({ state }) => state !== 'none');
  const { met, all } = countMet(cells);
  const gaps = counted.filter(({ state }) => state === 'gap').length;
  if (all === 0) return null;
  return (
    <button
      type="button"
      data-tour="step-trace-meter"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={cn(
        'mt-6 grid w-full gap-2 rounded-control border border-line bg-surface p-2.5 text-left hover:bg-hover',
        isOpen && 'border-ink shadow-[inset_3px_0_0_var(--pd-ink)]',
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <b className="text-14 font-strong text-ink">{labels.title}</b>
        <span className="font-mono text-13">{meterLabels.count(met, all)}</span>
      </span>
      <span aria-hidden="true" className="flex gap-0.5 rounded-[3px] bg-film px-1 py-1.5">
        {counted.map(({ requirement_uuid, state }) => (
          <span
            key={requirement_uuid}
            className={cn(
              'h-3.5 min-w-0 flex-1 rounded-[1px]',
              state === 'gap' ? 'bg-(--pd-film-late)' : state === 'met' ? 'bg-film-ink-2' : 'bg-film-edge',
            )}
          />
        ))}
      </span>
      <span className="grid gap-0.5 text-12 text-ink-2">
        <span className="flex justify-between">
          {meterLabels.met}
          <span className="tabular-nums">{met}</span>
        </span>
        {gaps > 0 ? (
          <span className="flex justify-between font-medium text-danger-600">
            {meterLabels.gap}
            <span className="tabular-nums">{gaps}</span>
          </span>
        ) : null}
      </span>
    </button>
  );
}

/** The meter of the current step, below its versions. */
export function StepTraceMeter() {
  const { board, session } = useStepRoom();
  const cells = useStepSession((state) => state.trace?.shown.cells ?? null);
  const isOpen = useStepSession((state) => state.boardView === 'trace') && board.isOpen;
  if (!cells) return null;
  const open = () => {
    board.setOpen(true);
    session.setState({ boardView: 'trace' });
  };
  return <TraceMeter cells={cells} isOpen={isOpen} onOpen={open} />;
}
