/** A colour and the background it is used on. Text needs 4.5:1; edges, rings and meaningful marks need 3:1. */
export interface ColorPair {
  front: string;
  ground: string;
  least: 4.5 | 3;
}

const cross = (least: 4.5 | 3, fronts: string[], grounds: string[]): ColorPair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const backgrounds = ['paper', 'surface', 'raised', 'sunken'];

export const colorPairs: ColorPair[] = [
  ...cross(4.5, ['ink', 'ink-2', 'ink-3'], backgrounds),
  ...cross(4.5, ['on-ink'], ['ink', 'ink-hover', 'ink-press', 'danger-600']),
  ...cross(4.5, ['on-accent'], ['accent']),
  ...cross(3, ['accent'], ['paper', 'surface', 'raised']),
  ...cross(4.5, ['vendor-600', 'creator-600'], ['paper', 'surface']),
  ...cross(4.5, ['vendor-700', 'creator-700'], ['paper', 'surface', 'raised']),
  ...cross(4.5, ['success-600', 'warning-600', 'danger-600'], ['paper', 'surface']),
  ...cross(4.5, ['vendor-700'], ['vendor-50']),
  ...cross(4.5, ['creator-700'], ['creator-50']),
  ...cross(4.5, ['success-600'], ['success-50']),
  ...cross(4.5, ['warning-600'], ['warning-50']),
  ...cross(4.5, ['danger-600'], ['danger-50']),
  ...cross(4.5, ['film-ink', 'film-ink-2'], ['film', 'film-cell']),
  ...cross(4.5, ['film-vendor-ink', 'film-creator-ink', 'film-lit-ink', 'film-lit-ink-2'], ['film-lit']),
  ...cross(4.5, ['film-late-ink'], ['film-cell']),
  ...cross(4.5, ['ink'], ['mark-yellow', 'mark-pink']),
  ...cross(3, ['line-strong', 'focus'], backgrounds),
  ...cross(3, ['vendor-500', 'creator-500'], ['paper', 'surface', 'sunken']),
  ...cross(3, ['film-hole', 'film-late', 'film-done'], ['film']),
  ...cross(3, ['film-vendor', 'film-creator'], ['film-lit']),
];
