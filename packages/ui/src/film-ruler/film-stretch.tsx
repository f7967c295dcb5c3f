import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { FilmRulerLabels } from '../labels/ui-labels';

interface Stretch {
  from: number;
  until: number;
}

interface FilmStretchProps {
  stretch: Stretch;
  duration: number;
  labels: FilmRulerLabels;
  secondsAt: (clientX: number) => number;
  /** Called with the position of the end being moved, to show its frame. */
  onSeek: (seconds: number) => void;
  /** @default the ends cannot be moved */
  onStretch: ((from: number, until: number) => void) | undefined;
}

/** Seconds moved by an arrow key: about a frame, or a second with Shift. */
const keySteps = { fine: 0.04, coarse: 1 };

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A marked range; its ends are moved by mouse, touch and arrow keys. */
export function FilmStretch({ stretch, duration, labels, secondsAt, onSeek, onStretch }: FilmStretchProps) {
  const [moved, setMoved] = useState<Stretch | null>(null);
  // The pointer may be released before its last move was rendered.
  const last = useRef<Stretch | null>(null);
  const move = (next: Stretch | null) => {
    last.current = next;
    setMoved(next);
  };
  const { from, until } = moved ?? stretch;
  const [left, right] = [Math.min(from, until), Math.max(from, until)];

  const put = (end: keyof Stretch, seconds: number): Stretch => {
    const inside = Math.min(Math.max(0, seconds), duration);
    onSeek(inside);
    return { ...(last.current ?? stretch), [end]: inside };
  };
  const commit = (next: Stretch) => onStretch?.(Math.min(next.from, next.until), Math.max(next.from, next.until));

  const handle = (end: keyof Stretch, name: string) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': name,
    'aria-valuemin': 0,
    'aria-valuemax': Math.floor(duration),
    'aria-valuenow': Math.floor(stretch[end]),
    'aria-valuetext': labels.time(stretch[end]),
    'data-slot': 'film-ruler-handle',
    className: `pd-ruler-handle pd-ruler-handle-${end}`,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      move(stretch);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current) move(put(end, secondsAt(event.clientX)));
    },
    onPointerUp: () => {
      if (last.current) commit(last.current);
      move(null);
    },
    onPointerCancel: () => move(null),
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      commit(put(end, stretch[end] + direction * (event.shiftKey ? keySteps.coarse : keySteps.fine)));
    },
  });

  return (
    <div
      data-slot="film-ruler-stretch"
      className="pd-ruler-stretch"
      style={{ left: `${(left / duration) * 100}%`, width: `${((right - left) / duration) * 100}%` }}
    >
      {onStretch ? (
        <>
          <span {...handle('from', labels.stretchFrom)} />
          <span {...handle('until', labels.stretchUntil)} />
        </>
      ) : null}
    </div>
  );
}
