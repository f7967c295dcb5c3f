import type { TextQuote } from '@paidang/contract/rules';

/** Who suggests a change. */
export type SuggestionRole = 'vendor' | 'creator';

/** Another wording for a place in a document, proposed by the other side. */
export interface Suggestion {
  readonly id: string;
  readonly quote: TextQuote;
  /** The proposed wording; `''` proposes to delete the words. */
  readonly replacement: string;
  readonly role: SuggestionRole;
  /** Author as shown to others. @default the role's name */
  readonly author?: string;
}

export interface TextChange {
  /** Offset in the old words from which they differ. */
  readonly from: number;
  /** Offset in the old words up to which they differ. */
  readonly to: number;
  /** The text to insert. */
  readonly inserted: string;
}

/** The actual difference: words kept at either end are not shown as deleted and inserted. */
export function changeOf({ quote, replacement }: Pick<Suggestion, 'quote' | 'replacement'>): TextChange {
  const [before, after] = [[...quote.selectedText], [...replacement]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  let end = 0;
  while (start < most && before[start] === after[start]) start += 1;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const length = (signs: readonly string[]) => signs.join('').length;
  return {
    from: length(before.slice(0, start)),
    to: length(before.slice(0, before.length - end)),
    inserted: after.slice(start, after.length - end).join(''),
  };
}
