import type { FilmCell } from '../internal/film-frame';

export type MiniSize = 'sm' | 'lg';

export interface MiniCellBox extends FilmCell {
  x: number;
  y: number;
  width: number;
  height: number;
}

const measures = {
  sm: { cell: 12, lit: 20, height: 12, padX: 5, padY: 6 },
  lg: { cell: 22, lit: 34, height: 18, padX: 6, padY: 7 },
} as const;

const gap = 2;
const splice = 6;

/** Positions of the cells and of the perforations above and below them, in px. */
export function layOut(frames: readonly FilmCell[], size: MiniSize) {
  const { cell, lit, height: cellHeight, padX, padY } = measures[size];
  const cells: MiniCellBox[] = [];
  let x: number = padX;
  for (const { id, state, tone, apart } of frames) {
    if (apart && cells.length > 0) x += splice;
    const width = state === 'now' ? lit : cell;
    cells.push({ id, state, tone, apart, x, y: padY, width, height: cellHeight });
    x += width + gap;
  }
  const width = x - gap + padX;
  const height = cellHeight + padY * 2;
  const count = Math.max(0, Math.floor((width - 3) / 6));
  const start = (width - (count * 6 - 3)) / 2;
  const columns = Array.from({ length: count }, (_, index) => start + index * 6);
  const holes = columns.map((left) => `M${left} 2h3v2h-3zM${left} ${height - 4}h3v2h-3z`).join('');
  return { width, height, holes, cells };
}
