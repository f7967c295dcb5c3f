import type { DrawnShape } from '@paidang/contract/entities';
import { memo } from 'react';
import { unitsWide } from '../../core/drawn-paths';
import { DrawnShapes } from './drawn-shapes';

export interface DrawnFrameProps {
  shapes: readonly DrawnShape[];
  /** Width of the picture over its height. */
  ratio: number;
  /** Describes the drawing. */
  label: string;
  /** Image of the frame below the drawing. @default the drawing alone */
  still?: string | null | undefined;
  className?: string;
}

/**
 * A drawing, on the frame it was made on if there is an image of it. Fills its container.
 *
 * @example <DrawnFrame shapes={drawing.shapes} ratio={drawing.ratio} still={drawing.still?.path} label="畫記：右上方的箭頭" />
 */
export const DrawnFrame = memo(function DrawnFrame({ shapes, ratio, label, still, className }: DrawnFrameProps) {
  const high = unitsWide / ratio;
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="drawn-frame"
      viewBox={`0 0 ${unitsWide} ${high}`}
      className={`pd-drawing ${className ?? ''}`}
    >
      {still ? <image href={still} width={unitsWide} height={high} preserveAspectRatio="xMidYMid slice" /> : null}
      <DrawnShapes shapes={shapes} high={high} />
    </svg>
  );
});
