import type { DrawnShape, PicturePoint } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { Pen } from '../../core';
import { pointAt, pressureOf } from '../../core/drawing';
import { unitsWide } from '../../core/drawn-paths';
import { type Box, moveBox, shapeInBox, startBox } from '../../core/keyboard-box';
import { useFilm } from '../../react/film-context';
import { DrawnShapes } from './drawn-shapes';
import { WordsInput } from './words-input';

export interface DrawingSurfaceProps {
  pen: Pen;
  shapes: readonly DrawnShape[];
  ratio: number;
  onDraw: (shape: DrawnShape) => void;
  onDone: () => void;
}

/** Minimum distance between two points, as a fraction of the picture; nearer points are merged. */
const nearest = 0.004;

const apart = (one: PicturePoint, other: PicturePoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Drawing surface over the picture: by mouse, finger and stylus, or with a box that arrow keys move and Enter draws into.
 */
export function DrawingSurface({ pen, shapes, ratio, onDraw, onDone }: DrawingSurfaceProps) {
  const { drawing: words } = useFilm().labels;
  const surface = useRef<HTMLDivElement>(null);
  const pointer = useRef<number | null>(null);
  const [begun, setBegun] = useState<DrawnShape | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  const [wordsAt, setWordsAt] = useState<PicturePoint | null>(null);
  const helpId = useId();
  const high = unitsWide / ratio;

  useEffect(() => surface.current?.focus({ preventScroll: true }), []);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): PicturePoint => {
    const area = surface.current?.getBoundingClientRect();
    return area ? pointAt((clientX - area.left) / area.width, (clientY - area.top) / area.height) : pointAt(0, 0);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || pointer.current !== null || event.target !== event.currentTarget) return;
    setBox(null);
    const at = placeOf(event);
    if (pen.tool === 'text') {
      // Keeps the focus in the text field that is about to open.
      event.preventDefault();
      return setWordsAt(at);
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    const { tool, colour, width } = pen;
    const pressure = pressureOf(event.pressure || 0.5);
    setBegun(
      tool === 'pen'
        ? { tool, colour, width, points: [{ ...at, pressure }] }
        : { tool, colour, width, from: at, to: at },
    );
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== event.pointerId) return;
    const { nativeEvent, shiftKey } = event;
    const between = nativeEvent.getCoalescedEvents?.() ?? [];
    const seen = (between.length > 0 ? between : [nativeEvent]).map((one) => ({
      ...placeOf(one),
      pressure: pressureOf(one.pressure || 0.5),
    }));
    setBegun((shape) => shape && followed(shape, seen, shiftKey));
  };
  const finish = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    setBegun(null);
    if (event.type === 'pointerup' && begun && isSomething(begun)) onDraw(begun);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onDone();
    }
    const moved = moveBox(box ?? startBox, event.key, event.shiftKey);
    const isChosen = event.key === 'Enter' || event.key === ' ';
    if (!moved && !isChosen) return;
    // Here the arrow keys move the box, not the film.
    event.preventDefault();
    event.stopPropagation();
    if (moved) return setBox(box ? moved : startBox);
    if (!box) return setBox(startBox);
    if (pen.tool === 'text') return setWordsAt(box.from);
    onDraw(shapeInBox({ ...pen, tool: pen.tool }, box));
  };

  const described = box ? words.place(Math.round(box.from.x * 100), Math.round(box.from.y * 100)) : '';
  return (
    <div
      ref={surface}
      role="application"
      aria-label={words.surface}
      aria-describedby={helpId}
      data-slot="film-drawing-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on, by keyboard too
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={finish}
      onPointerCancel={finish}
      onKeyDown={onKeyDown}
      className="pdf:pointer-events-auto pdf:absolute pdf:inset-0 pdf:cursor-crosshair pdf:touch-none pdf:select-none pdf:focus-visible:outline-2 pdf:focus-visible:-outline-offset-2 pdf:focus-visible:outline-film-ink"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${unitsWide} ${high}`}
        className="pd-drawing pdf:pointer-events-none pdf:absolute pdf:inset-0"
      >
        <DrawnShapes shapes={begun ? [...shapes, begun] : shapes} high={high} />
        {box ? (
          <rect
            className="pd-drawing-place"
            x={box.from.x * unitsWide}
            y={box.from.y * high}
            width={(box.to.x - box.from.x) * unitsWide}
            height={(box.to.y - box.from.y) * high}
          />
        ) : null}
      </svg>
      <p id={helpId} className="pdf:sr-only">
        {words.help}
      </p>
      <p role="status" className="pdf:sr-only">
        {described}
      </p>
      {wordsAt ? (
        <WordsInput
          at={wordsAt}
          onWords={(text) => {
            setWordsAt(null);
            surface.current?.focus({ preventScroll: true });
            if (text !== '') onDraw({ tool: 'text', colour: pen.colour, at: wordsAt, text });
          }}
        />
      ) : null}
    </div>
  );
}

/** The shape after a pointer move; straight with Shift. */
function followed(
  shape: DrawnShape,
  seen: readonly (PicturePoint & { pressure: number })[],
  straight: boolean,
): DrawnShape {
  const last = seen.at(-1);
  if (!last || shape.tool === 'text') return shape;
  if (shape.tool !== 'pen') return { ...shape, to: { x: last.x, y: last.y } };
  const [first] = shape.points;
  if (straight && first) return { ...shape, points: [first, last] };
  const points = [...shape.points];
  for (const point of seen) {
    const before = points.at(-1);
    if (!before || apart(before, point) >= nearest) points.push(point);
  }
  if (points.length < drawingLimits.strokePoints) return { ...shape, points };
  // A very long line keeps only every other point.
  return { ...shape, points: points.filter((_, index) => index % 2 === 0 || index === points.length - 1) };
}

/** A tap of the pen is a dot; a box or an arrow without size is discarded. */
const isSomething = (shape: DrawnShape): boolean =>
  shape.tool === 'pen' || shape.tool === 'text' || apart(shape.from, shape.to) > 0.01;
