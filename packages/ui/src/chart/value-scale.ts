import { scaleLinear } from 'd3-scale';

/** A value to draw, or nothing. */
export type ChartValue = number | null | undefined;

export const isDrawable = (value: ChartValue): value is number => typeof value === 'number' && Number.isFinite(value);

export interface ValueScale {
  /** Distance of a value from the lower edge, 0 to 100. */
  at: (value: number) => number;
  /** Round values from the lower to the upper edge. */
  ticks: number[];
}

/** A scale from zero to a round value above the largest, or below the smallest; `null` if nothing can be drawn. */
export function valueScale(values: readonly ChartValue[]): ValueScale | null {
  const drawable = values.filter(isDrawable);
  if (drawable.length === 0) return null;
  const [low, high] = drawable.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [0, 0]);
  const scale = scaleLinear([low, low === high ? low + 1 : high], [0, 100]).nice(4);
  return { at: (value) => scale(value), ticks: scale.ticks(4) };
}

/** Centre of each of `count` equal sections, in percent. */
export const middleOf = (index: number, count: number) => ((index + 0.5) / count) * 100;

/** Indexes whose labels fit next to each other, starting with the first. */
export function labelledIndexes(count: number, width: number, labelWidth = 64): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / labelWidth))));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
