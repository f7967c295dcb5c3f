/** Separates words: the end of a block, a field nobody reads, the name of any other field with a value that is no text. */
const gaps =
  /<\/(?:p|h[1-6]|li|td|th|tr|blockquote)>|<(?:br|hr|img)[^<>]*>|"(?:mode|kind|path|image|picture|url|[a-z_]*uuid)":(?:"[^"]*"|null),?|"[A-Za-z_]+":(?:(?:null|true|false|[\d.]+),?)?/g;
const tags = /<[^<>]*>/g;
/** What is left of JSON between texts: escaped signs, quotes and brackets, with the comma after them. */
const punctuation = /\\[nrt"]|["}\]],?|[{[]/g;

/**
 * What people read in a stored content, HTML or JSON, to be searched: without tags, names of fields, ids and addresses.
 * Formatting does not split a word.
 *
 * @example wordsOf('<p>清爽<b>不黏</b></p>') // '清爽不黏'
 */
export const wordsOf = (content: string): string =>
  content
    .replace(gaps, ' ')
    .replace(tags, '')
    .replace(punctuation, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
