import { type RefObject, useEffect, useState } from 'react';

/** Thumbnails of a film from its start to its end, row by row in one image. */
export interface FilmStoryboard {
  src: string;
  count: number;
  columns: number;
  /** Seconds between two thumbnails. */
  interval: number;
  /** Width of one thumbnail in pixels. */
  width: number;
  height: number;
}

export interface FilmPreviewProps {
  storyboard: FilmStoryboard;
  /** The hovered element. */
  strip: RefObject<HTMLElement | null>;
  secondsAt: (clientX: number) => number;
  timeText: (seconds: number) => string;
}

/** Gap between the thumbnail and the strip, in px. */
const gap = 8;
const edge = 4;

/** The thumbnail at the pointer, shown immediately even while the player is loading. */
export function FilmPreview({ storyboard, strip, secondsAt, timeText }: FilmPreviewProps) {
  const [pointer, setPointer] = useState<{ x: number; bottom: number } | null>(null);
  useEffect(() => {
    const node = strip.current;
    if (!node) return;
    const show = ({ clientX, pointerType }: PointerEvent) => {
      // A finger hides what it points at, and scrolls.
      if (pointerType === 'touch') return;
      const top = (node.closest('[data-slot="film-ruler"]') ?? node).getBoundingClientRect().top;
      setPointer({ x: clientX, bottom: innerHeight - top + gap });
    };
    const hide = () => setPointer(null);
    node.addEventListener('pointermove', show);
    node.addEventListener('pointerleave', hide);
    node.addEventListener('pointercancel', hide);
    return () => {
      node.removeEventListener('pointermove', show);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('pointercancel', hide);
    };
  }, [strip]);

  if (!pointer) return null;
  const { src, count, columns, interval, width, height } = storyboard;
  const seconds = secondsAt(pointer.x);
  const place = Math.min(count - 1, Math.max(0, Math.floor(seconds / interval)));
  const left = Math.min(Math.max(pointer.x - width / 2, edge), innerWidth - width - edge);
  return (
    <div
      aria-hidden="true"
      data-slot="film-ruler-preview"
      className="pd-ruler-preview"
      style={{ left, bottom: pointer.bottom, width }}
    >
      <span
        className="pd-ruler-preview-picture"
        style={{
          height,
          backgroundImage: `url("${src}")`,
          backgroundSize: `${columns * width}px ${Math.ceil(count / columns) * height}px`,
          backgroundPosition: `${-(place % columns) * width}px ${-Math.floor(place / columns) * height}px`,
        }}
      />
      <span className="pd-ruler-preview-time">{timeText(seconds)}</span>
    </div>
  );
}
