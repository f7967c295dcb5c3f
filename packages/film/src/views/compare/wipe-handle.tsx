import { MoveHorizontal } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { moveWipe } from '../../core/comparison';
import { useFilm } from '../../react/film-context';

export interface WipeHandleProps {
  /** Distance from the picture's left edge, in percent. */
  at: number;
  onMove: (at: number) => void;
  name: string;
  shownName: string;
}

/** The dividing line between two overlaid pictures, moved by dragging or arrow keys. */
export function WipeHandle({ at, onMove, name, shownName }: WipeHandleProps) {
  const { compare: words } = useFilm().labels;
  const drag = useRef<number | null>(null);
  const follow = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const area = currentTarget.parentElement?.getBoundingClientRect();
    if (drag.current !== pointerId || !area || area.width === 0) return;
    onMove(Math.min(Math.max(((clientX - area.left) / area.width) * 100, 0), 100));
  };
  const end = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (drag.current === pointerId) drag.current = null;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.line}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at)}
      aria-valuetext={words.lineAt(name, Math.round(at), shownName)}
      data-slot="film-wipe"
      className="pd-film-wipe"
      style={{ left: `${at}%` }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
        const next = moveWipe(at, event.key);
        if (next === null) return;
        event.preventDefault();
        onMove(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        drag.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span aria-hidden="true" className="pd-film-wipe-grip">
        <MoveHorizontal size={16} strokeWidth={2} />
      </span>
    </div>
  );
}
