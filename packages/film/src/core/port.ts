import type { DrawnShape, SentVideo } from '@paidang/contract/entities';

/** A finished drawing. */
export interface FinishedDrawing {
  /** Time of the frame it was drawn on, in seconds. */
  at: number;
  shapes: readonly DrawnShape[];
  /** Image of that frame; `null` if the film is cross-origin and cannot be read. */
  still: Blob | null;
}

/** The host's side of `<paidang-film>`, which makes no requests itself. */
export interface FilmPort {
  /** Returns the film with new addresses when the old ones are refused. @default the same addresses are tried again */
  refresh?(): Promise<SentVideo>;
  /** Stores a drawing. If this fails the tools stay open, so that the drawing is not lost. @default drawing is not offered */
  keepDrawing?(drawing: FinishedDrawing): Promise<unknown>;
}
