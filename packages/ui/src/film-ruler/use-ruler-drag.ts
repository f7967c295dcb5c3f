import { type PointerEvent, useRef, useState } from 'react';

export interface RulerDragOptions {
  /** Converts a horizontal position on the screen to seconds. */
  secondsAt: (clientX: number) => number;
  onSeek: (seconds: number) => void;
  onStretch: ((from: number, until: number) => void) | undefined;
}

/** Movement in px that still counts as a press. */
const pressTolerance = 4;

/**
 * Pointer handling of the ruler: dragging on the strip moves the playhead, dragging on the lane of pins marks a range. Touch
 * only seeks, because dragging scrolls.
 */
export function useRulerDrag({ secondsAt, onSeek, onStretch }: RulerDragOptions) {
  const from = useRef<number | null>(null);
  const [stretch, setStretch] = useState<{ from: number; until: number } | null>(null);
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  const isOurs = (event: PointerEvent) => event.button === 0 && !isFinger(event);

  const strip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isOurs(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onSeek(secondsAt(event.clientX));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(secondsAt(event.clientX));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (isFinger(event)) onSeek(secondsAt(event.clientX));
    },
  };

  const lane = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Pins are pressed, not dragged.
      if (!isOurs(event) || event.target !== event.currentTarget) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null || !onStretch) return;
      const isDragged = stretch !== null || Math.abs(event.clientX - from.current) > pressTolerance;
      if (isDragged) setStretch({ from: secondsAt(from.current), until: secondsAt(event.clientX) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (stretch) onStretch?.(Math.min(stretch.from, stretch.until), Math.max(stretch.from, stretch.until));
      else if (from.current !== null) onSeek(secondsAt(event.clientX));
      from.current = null;
      setStretch(null);
    },
    onPointerCancel: () => {
      from.current = null;
      setStretch(null);
    },
  };
  return { strip, lane, stretch };
}
