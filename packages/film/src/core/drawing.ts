import type { DrawingColour, DrawnShape, PicturePoint } from '@paidang/contract/entities';
import { frameAt } from '@paidang/contract/rules';

/** A drawing on a frame of the film, or on every frame of a stretch. */
export interface FilmDrawing {
  id: string;
  /** Seconds. */
  at: number;
  until?: number | null;
  shapes: readonly DrawnShape[];
  /** Says whose it is and what it shows. */
  label: string;
}

/** A drawing being made. */
export interface DrawingSession {
  shapes: readonly DrawnShape[];
  onChange: (shapes: readonly DrawnShape[]) => void;
  /** The frame below, once something was drawn on it; not where another site's film may not be read. */
  onStill?: (picture: Blob) => void;
  onDone: () => void;
}

/** What is drawn with. */
export interface Pen {
  tool: DrawnShape['tool'];
  colour: DrawingColour;
  width: number;
}

/** Whether a drawing belongs to the frame that is seen at a second. */
export function isDrawnAt({ at, until }: Pick<FilmDrawing, 'at' | 'until'>, seconds: number, rate: number | null) {
  const fine = rate ?? 25;
  const frame = frameAt(seconds, fine);
  return frame >= frameAt(at, fine) && frame <= frameAt(until ?? at, fine);
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const within = (value: number): number => round(Math.min(Math.max(value, 0), 1), 4);

/** A point of the picture, as precise as anybody sees, in it in any case. */
export const pointAt = (x: number, y: number): PicturePoint => ({ x: within(x), y: within(y) });

export const pressureOf = (pressure: number): number => round(Math.min(Math.max(pressure, 0), 1), 2);
