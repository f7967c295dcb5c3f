/** `done` and `skipped` are past, `now` is current, `next` is ahead, `late` should be done but is not. */
export type FilmFrameState = 'done' | 'now' | 'next' | 'late' | 'skipped';

/** One step as a cell of a film strip. */
export interface FilmCell {
  id: string;
  state: FilmFrameState;
  /** Role colour of the lit frame's bar: shows whose turn it is. */
  tone?: 'vendor' | 'creator' | undefined;
  /** Separates the frame by a splice, for one outside the order of the others. @default false */
  apart?: boolean | undefined;
}
