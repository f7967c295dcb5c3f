import type { DrawnShape, SentVideo } from '@paidang/contract/entities';

/** A drawing somebody has finished. */
export interface FinishedDrawing {
  /** Seconds of the frame it was drawn on. */
  at: number;
  shapes: readonly DrawnShape[];
  /** That frame as a picture; `null` where another site's film may not be read. */
  still: Blob | null;
}

/** What the outside does for `<paidang-film>`, which makes no requests itself. */
export interface FilmPort {
  /** The film with new addresses, once those it had are refused. @default the same addresses are tried again */
  refresh?(): Promise<SentVideo>;
  /** Keeps a drawing. While this fails the tools stay open, so that nothing drawn is lost. @default nothing can be drawn */
  keepDrawing?(drawing: FinishedDrawing): Promise<unknown>;
}
