/** A quote and its position, as in the W3C Web Annotation model: text quote and text position. */
export interface TextQuote {
  readonly selectedText: string;
  /** The text before it, for finding the quote again. */
  readonly prefix: string;
  readonly suffix: string;
  /** Character offsets in the plain text of the document. */
  readonly start: number;
  readonly end: number;
}

/** Half-open range of character offsets in the plain text of a document. */
export interface TextRange {
  start: number;
  end: number;
}

/** Characters of context kept on each side of a quote. */
const context = 32;
const longest = 2000;

/** Drops half a surrogate pair at either end, which cannot be stored. */
const whole = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');

/**
 * The text between two offsets with its context and position, without white space at its ends.
 *
 * @returns `null` if there is only white space or half a character.
 * @example quoteText('睡前三滴，按壓到完全吸收。', 0, 4)
 */
export function quoteText(text: string, start: number, end: number): TextQuote | null {
  const from = Math.max(0, Math.min(start, end));
  const selected = text.slice(from, Math.max(start, end));
  const words = whole(selected.trim().slice(0, longest)).trim();
  if (words === '') return null;
  const first = from + selected.indexOf(words);
  const last = first + words.length;
  return {
    selectedText: words,
    prefix: whole(text.slice(Math.max(0, first - context), first)),
    suffix: whole(text.slice(last, last + context)),
    start: first,
    end: last,
  };
}

/**
 * Finds a quote in the current text: at its old position, else with the context of both sides, else with the whole
 * context of one side. Returns `null` if it is only similar or ambiguous.
 *
 * @example findQuote('現在是清晨六點', { selectedText: '清晨', prefix: '現在是', suffix: '', start: 0, end: 2 }) // { start: 3, end: 5 }
 */
export function findQuote(text: string, { selectedText: words, prefix, suffix, start }: TextQuote): TextRange | null {
  if (words === '') return null;
  const range = (at: number): TextRange => ({ start: at, end: at + words.length });
  if (text.startsWith(words, start)) return range(start);
  const found: { at: number; sides: number }[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = prefix !== '' && text.slice(0, at).endsWith(prefix);
    const after = suffix !== '' && text.startsWith(suffix, at + words.length);
    if (before || after) found.push({ at, sides: Number(before) + Number(after) });
  }
  const [best, next] = found.sort((one, other) => other.sides - one.sides);
  return best && best.sides !== next?.sides ? range(best.at) : null;
}
