export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

export interface Placement {
  side: Side;
  x: number;
  y: number;
  /** Centre of the arrow along the popover's edge, px from the edge's start. */
  arrow: number;
}

/** Minimum distance from the edges of the window, px. */
const EDGE = 16;
/** How far the popover starts before its target, px. */
const OFFSET_BEFORE = 8;
/** On large targets, how far from the start of the target the arrow points, px. */
const POINT_IN = 46;
const ARROW_EDGE = 20;

const opposite: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/**
 * Places a popover next to the target: on the preferred side if it fits there, else on the opposite side, else on the side with
 * the most room. The result is always within the window, over the target if necessary.
 */
export function place(target: Box, popover: Size, viewport: Size, preferred: Side, gap: number): Placement {
  const room: Record<Side, number> = {
    left: target.x - popover.width,
    right: viewport.width - target.x - target.width - popover.width,
    top: target.y - popover.height,
    bottom: viewport.height - target.y - target.height - popover.height,
  };
  const sides: Side[] = [preferred, opposite[preferred], 'bottom', 'top', 'right', 'left'];
  const roomiest = sides.reduce((best, side) => (room[side] > room[best] ? side : best));
  const side = sides.find((candidate) => room[candidate] >= gap + EDGE) ?? roomiest;

  const beside = side === 'left' || side === 'right';
  const after = side === 'right' || side === 'bottom';
  const [start, size] = beside ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const [crossStart, crossSize] = beside ? (['y', 'height'] as const) : (['x', 'width'] as const);

  const main = after ? target[start] + target[size] + gap : target[start] - popover[size] - gap;
  const along = inside(target[crossStart] - OFFSET_BEFORE, popover[crossSize], viewport[crossSize]);
  const pointAt = target[crossStart] + Math.min(target[crossSize] / 2, POINT_IN);
  const at = { [start]: inside(main, popover[size], viewport[size]), [crossStart]: along } as { x: number; y: number };
  return { side, ...at, arrow: clamp(pointAt - along, ARROW_EDGE, popover[crossSize] - ARROW_EDGE) };
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
const inside = (value: number, size: number, available: number) => clamp(value, EDGE, available - size - EDGE);
