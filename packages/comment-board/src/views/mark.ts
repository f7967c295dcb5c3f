import type { MarkName } from '../dom';

/** One mark of the document, in the colour of who commented. */
export interface Mark {
  id: string;
  range: Range;
  name: MarkName;
}
