import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { cn } from '../cn';
import type { PictureBox } from './use-picture-box';

/** A point of a picture, relative to its upper left corner, as fractions of its width and height. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** A numbered point on a picture. */
export interface LightboxMark extends PicturePoint {
  id: string;
  /** Number displayed in it. */
  number: number;
  /** What it is about, for users who cannot see its position. */
  label: string;
  /** @default 'vendor' */
  tone?: 'vendor' | 'creator';
}

interface PicturePointsProps {
  box: PictureBox;
  /** CSS transform of the zoom. */
  transform: string;
  scale: number;
  marks: readonly LightboxMark[];
  onMark?: ((id: string) => void) | undefined;
  /** Whether a point is being chosen. */
  isPlacing: boolean;
  label: string;
  /** Describes the position. */
  place: (point: PicturePoint) => string;
  onPlace: (point: PicturePoint) => void;
}

const between = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
const stride = 0.02;
const leap = 0.1;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const at = ({ x, y }: PicturePoint, scale: number): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  transform: `translate(-50%, -50%) scale(${1 / scale})`,
});

/** Numbered points on a picture, and choosing a new one: by pressing on it, or with arrow keys and Enter. */
export function PicturePoints({
  box,
  transform,
  scale,
  marks,
  onMark,
  isPlacing,
  label,
  place,
  onPlace,
}: PicturePointsProps) {
  const [point, setPoint] = useState<PicturePoint>({ x: 0.5, y: 0.5 });
  const choose = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') onPlace(point);
    else if (arrow) {
      const far = event.shiftKey ? leap : stride;
      setPoint({ x: between(point.x + arrow[0] * far), y: between(point.y + arrow[1] * far) });
    } else return;
    // The surrounding layer would turn to another picture, or close.
    event.preventDefault();
    event.stopPropagation();
  };
  const pointOf = (event: MouseEvent<HTMLElement>): PicturePoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: between((event.clientX - left) / width), y: between((event.clientY - top) / height) };
  };
  return (
    <div style={{ ...box, transform }} className="pd:pointer-events-none pd:absolute">
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          data-slot="lightbox-mark"
          data-variant={mark.tone ?? 'vendor'}
          aria-label={mark.label}
          disabled={isPlacing}
          onClick={() => onMark?.(mark.id)}
          style={at(mark, scale)}
          className={cn(
            'pd:pointer-events-auto pd:absolute pd:grid pd:size-7 pd:place-items-center pd:rounded-pill pd:rounded-es-none pd:border-2 pd:border-(--pd-film-lit-ink) pd:text-13 pd:font-strong pd:text-(--pd-film-lit-ink) pd:tabular-nums',
            mark.tone === 'creator' ? 'pd:bg-(--pd-film-pin-creator)' : 'pd:bg-(--pd-film-pin-vendor)',
          )}
        >
          {mark.number}
        </button>
      ))}
      {isPlacing ? (
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the point in it
          tabIndex={0}
          ref={focused}
          data-slot="lightbox-place"
          aria-label={label}
          className="pd:pointer-events-auto pd:absolute pd:inset-0 pd:cursor-crosshair pd:touch-none"
          onKeyDown={choose}
          onPointerMove={(event) => setPoint(pointOf(event))}
          onClick={(event) => onPlace(pointOf(event))}
        >
          <span
            aria-hidden="true"
            style={at(point, scale)}
            className="pd:absolute pd:size-7 pd:rounded-pill pd:rounded-es-none pd:border-2 pd:border-on-scrim pd:bg-scrim-dark"
          />
          <span role="status" className="pd:sr-only">
            {place(point)}
          </span>
        </div>
      ) : null}
    </div>
  );
}

const focused = (element: HTMLElement | null) => element?.focus();
