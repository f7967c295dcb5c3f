/** Words and where they stand, as the W3C Web Annotation model says it: text quote and text position. */
export interface TextQuote {
  readonly selectedText: string;
  /** What stands before, for finding the words again. */
  readonly prefix: string;
  readonly suffix: string;
  /** Character offsets in the text of the document. */
  readonly start: number;
  readonly end: number;
}

/** Signs of context kept on each side. */
const context = 32;
const longest = 2000;

/** The words between two offsets as a quote; null when there is nothing but space. */
export function quoteText(text: string, start: number, end: number): TextQuote | null {
  const selected = text.slice(start, end);
  const words = selected.trim().slice(0, longest);
  if (words === '') return null;
  const first = start + selected.indexOf(words);
  const last = first + words.length;
  // Half an emoji cannot be stored.
  const prefix = text.slice(Math.max(0, first - context), first).replace(/^[\udc00-\udfff]/, '');
  const suffix = text.slice(last, last + context).replace(/[\ud800-\udbff]$/, '');
  return { selectedText: words, prefix, suffix, start: first, end: last };
}

/**
 * Where the quoted words stand now: at their old place, else where they stand in the same surroundings, if that is one
 * place only. Null rather than a place that looks alike.
 */
export function findQuote(text: string, { selectedText: words, prefix, suffix, start }: TextQuote): number | null {
  if (words === '') return null;
  if (text.startsWith(words, start)) return start;
  const found: { at: number; sides: number }[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = prefix !== '' && text.slice(0, at).endsWith(prefix);
    const after = suffix !== '' && text.startsWith(suffix, at + words.length);
    if (before || after) found.push({ at, sides: Number(before) + Number(after) });
  }
  const most = Math.max(...found.map(({ sides }) => sides));
  const [only, ...more] = found.filter(({ sides }) => sides === most);
  return only && more.length === 0 ? only.at : null;
}
