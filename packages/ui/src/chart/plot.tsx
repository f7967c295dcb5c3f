import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { labelledIndexes, middleOf, type ValueScale } from './value-scale';

export interface PlotProps {
  /** Accessible name of the control that moves between the points. */
  label: string;
  categories: readonly string[];
  scale: ValueScale;
  formatTick: (value: number) => string;
  /** Height of the drawing in px. */
  height: number;
  /** Text of a point for screen readers. */
  describe: (index: number) => string;
  /** Content of the tooltip. */
  detail: (index: number) => ReactNode;
  /** Marks drawn above the active point. */
  marks?: (index: number) => ReactNode;
  children: ReactNode;
}

/**
 * Grid, axes and tooltip. Positions are percentages, so that it fits any width before anything is measured; measuring only
 * determines the number of labels. A range input moves between the points, because every screen reader supports it.
 */
export function Plot({ label, categories, scale, formatTick, height, describe, detail, marks, children }: PlotProps) {
  const [width, watch] = useWidth();
  const [position, setPosition] = useState(0);
  const [open, setOpen] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const count = categories.length;
  const active = Math.min(position, count - 1);
  const labelled = labelledIndexes(count, width);
  const apart = 100 / Math.max(1, labelled.length);
  // The outermost labels move inwards at the edges, towards their neighbours.
  const labelWidth = Math.min(apart, ((middleOf(0, count) + apart) * 2) / 3);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width: full } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / Math.max(1, full)) * count);
    setPosition(Math.min(Math.max(0, place), count - 1));
    setOpen(true);
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };

  return (
    <div dir="ltr" className="pd-plot" style={{ '--pd-plot-height': `${height}px` } as CSSProperties}>
      <div className="pd-plot-values" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </div>
      <div
        ref={watch}
        data-slot="chart-plot"
        className="pd-plot-area"
        onPointerMove={point}
        onPointerDown={(event) => {
          point(event);
          if (event.pointerType !== 'touch') return;
          // A touch ends as soon as the finger is lifted: the tooltip then stays until the focus moves elsewhere.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') setOpen(false);
        }}
      >
        {scale.ticks.map((tick) => (
          <i
            key={tick}
            className="pd-plot-line"
            data-base={tick === 0 || undefined}
            style={{ bottom: `${scale.at(tick)}%` }}
          />
        ))}
        {children}
        <input
          ref={slider}
          type="range"
          className="pd-plot-range"
          aria-label={label}
          aria-valuetext={describe(active)}
          min={0}
          max={count - 1}
          value={active}
          onChange={(event) => {
            setPosition(event.currentTarget.valueAsNumber);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={dismiss}
        />
        {open ? (
          <>
            <i className="pd-plot-active" style={{ left: `${middleOf(active, count)}%`, width: `${100 / count}%` }} />
            {marks?.(active)}
            <div
              aria-hidden="true"
              data-slot="chart-tooltip"
              className="pd-plot-tip"
              style={beside(middleOf(active, count), Math.min(12, 50 / count))}
            >
              {detail(active)}
            </div>
          </>
        ) : null}
      </div>
      <div className="pd-plot-categories" aria-hidden="true">
        {labelled.map((index) => (
          <span key={index} style={{ ...placed(middleOf(index, count)), maxWidth: `calc(${labelWidth}% - 4px)` }}>
            {categories[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Centred on its point, shifted inwards at either edge. */
const placed = (percent: number): CSSProperties => ({
  left: `${percent}%`,
  transform: `translateX(max(-${percent}cqi, min(-50%, calc(-100% + ${100 - percent}cqi))))`,
});

/** On the side of its point with more room, so that it does not cover the point. */
const beside = (percent: number, half: number): CSSProperties => {
  const room = { maxWidth: `min(240px, calc(${Math.max(percent, 100 - percent) - half}% - 8px))` };
  return percent < 50
    ? { ...room, left: `calc(${percent + half}% + 8px)` }
    : { ...room, right: `calc(${100 - percent + half}% + 8px)` };
};

/** Width of the element in px; a typical width on the server and before the first measurement. */
function useWidth(): [width: number, watch: RefCallback<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [width, setElement];
}
