import { cn } from '../cn';
import type { MiniCellBox } from './mini-layout';

const bars = {
  vendor: 'pd:fill-(--pd-film-vendor)',
  creator: 'pd:fill-(--pd-film-creator)',
  none: 'pd:fill-(--pd-film-done)',
} as const;

const shapes = {
  done: 'pd:fill-(--pd-film-done)',
  now: 'pd:fill-film-lit',
  next: 'pd:fill-none pd:stroke-film-edge',
  late: 'pd:fill-none pd:stroke-(--pd-film-late)',
  skipped: 'pd:fill-none pd:stroke-film-edge',
} as const;

/** One cell of the miniature. */
export function MiniCell({ state, tone, x, y, width, height }: MiniCellBox) {
  const hollow = state !== 'done' && state !== 'now';
  const inset = hollow ? 0.5 : 0;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return (
    <g data-slot="film-mini-cell" data-state={state} data-variant={tone}>
      <rect
        x={x + inset}
        y={y + inset}
        width={width - inset * 2}
        height={height - inset * 2}
        rx="1.5"
        className={shapes[state]}
      />
      {state === 'done' ? (
        <path
          d={`M${middle.x - 3} ${middle.y}l2.2 2.2 3.8-4.4`}
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="pd:stroke-film"
        />
      ) : null}
      {state === 'now' ? (
        <path
          d={`M${x} ${y + height - 3}h${width}v1.5a1.5 1.5 0 0 1-1.5 1.5h-${width - 3}a1.5 1.5 0 0 1-1.5-1.5z`}
          className={cn(bars[tone ?? 'none'])}
        />
      ) : null}
      {state === 'late' ? (
        <path
          d={`M${middle.x} ${middle.y - 3.5}v3.6M${middle.x} ${middle.y + 2.9}v.4`}
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          className="pd:stroke-(--pd-film-late)"
        />
      ) : null}
      {state === 'skipped' ? (
        <path d={`M${x + 2.5} ${y + height - 2.5}L${x + width - 2.5} ${y + 2.5}`} className="pd:stroke-film-edge" />
      ) : null}
    </g>
  );
}
