import type { MarkName } from '../dom';

/** A mark in the document, in the colour of the commenter's role. */
export interface Mark {
  id: string;
  range: Range;
  name: MarkName;
}
