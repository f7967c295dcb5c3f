import type { DrawingColour, DrawnShape, PicturePoint } from '@paidang/contract/entities';
import { frameAt } from '@paidang/contract/rules';

/** A drawing on a frame of the film, or on every frame of a range. */
export interface FilmDrawing {
  id: string;
  /** Seconds. */
  at: number;
  until?: number | null;
  shapes: readonly DrawnShape[];
  /** Describes whose it is and what it shows. */
  label: string;
}

/** A drawing in progress. */
export interface DrawingSession {
  shapes: readonly DrawnShape[];
  onChange: (shapes: readonly DrawnShape[]) => void;
  /** Called with an image of the frame once something is drawn on it; never if the film is cross-origin and cannot be read. */
  onStill?: (picture: Blob) => void;
  onDone: () => void;
}

/** Tool, colour and width for drawing. */
export interface Pen {
  tool: DrawnShape['tool'];
  colour: DrawingColour;
  width: number;
}

/** Whether a drawing belongs to the frame shown at a time. */
export function isDrawnAt({ at, until }: Pick<FilmDrawing, 'at' | 'until'>, seconds: number, rate: number | null) {
  const fine = rate ?? 25;
  const frame = frameAt(seconds, fine);
  return frame >= frameAt(at, fine) && frame <= frameAt(until ?? at, fine);
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const within = (value: number): number => round(Math.min(Math.max(value, 0), 1), 4);

/** A point of the picture, clamped to it and rounded to visible precision. */
export const pointAt = (x: number, y: number): PicturePoint => ({ x: within(x), y: within(y) });

export const pressureOf = (pressure: number): number => round(Math.min(Math.max(pressure, 0), 1), 2);
