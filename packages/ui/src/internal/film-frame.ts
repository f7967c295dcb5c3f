/** `done` and `skipped` lie behind, `now` is lit, `next` lies ahead, `late` should be done and is not. */
export type FilmFrameState = 'done' | 'now' | 'next' | 'late' | 'skipped';

/** One step as a cell of a film strip. */
export interface FilmCell {
  id: string;
  state: FilmFrameState;
  /** Role colour of the lit frame's bar: whose move it is. */
  tone?: 'vendor' | 'creator' | undefined;
  /** Sets the frame apart behind a splice, for one outside the order of the others. @default false */
  apart?: boolean | undefined;
}
