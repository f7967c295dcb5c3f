import type { DrawnShape } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';

/** A drawing with its undo and redo history. */
export interface ShapeHistory {
  readonly shapes: readonly DrawnShape[];
  readonly past: readonly (readonly DrawnShape[])[];
  readonly future: readonly (readonly DrawnShape[])[];
}

export const beginHistory = (shapes: readonly DrawnShape[]): ShapeHistory => ({ shapes, past: [], future: [] });

const change = ({ shapes, past }: ShapeHistory, next: readonly DrawnShape[]): ShapeHistory => ({
  shapes: next,
  past: [...past, shapes],
  future: [],
});

const pointsOf = (shapes: readonly DrawnShape[]): number =>
  shapes.reduce((sum, shape) => sum + (shape.tool === 'pen' ? shape.points.length : 1), 0);

/** Whether a drawing has room for another shape with this many points. */
export const hasRoom = (shapes: readonly DrawnShape[], points = 1): boolean =>
  shapes.length < drawingLimits.shapes && pointsOf(shapes) + points <= drawingLimits.points;

export const addShape = (history: ShapeHistory, shape: DrawnShape): ShapeHistory =>
  change(history, [...history.shapes, shape]);

export const clearShapes = (history: ShapeHistory): ShapeHistory =>
  history.shapes.length === 0 ? history : change(history, []);

export function undo({ shapes, past, future }: ShapeHistory): ShapeHistory {
  const before = past.at(-1);
  return before ? { shapes: before, past: past.slice(0, -1), future: [shapes, ...future] } : { shapes, past, future };
}

export function redo({ shapes, past, future }: ShapeHistory): ShapeHistory {
  const [after, ...rest] = future;
  return after ? { shapes: after, past: [...past, shapes], future: rest } : { shapes, past, future };
}
