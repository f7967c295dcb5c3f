/** What separates words: the end of a block, a field that is not text for readers, or the name of any other non-text field. */
const gaps =
  /<\/(?:p|h[1-6]|li|td|th|tr|blockquote)>|<(?:br|hr|img)[^<>]*>|"(?:mode|kind|path|image|picture|url|[a-z_]*uuid)":(?:"[^"]*"|null),?|"[A-Za-z_]+":(?:(?:null|true|false|[\d.]+),?)?/g;
const tags = /<[^<>]*>/g;
/** JSON syntax between texts: escape sequences, quotes and brackets, with the comma after them. */
const punctuation = /\\[nrt"]|["}\]],?|[{[]/g;

/**
 * The readable text of stored content (HTML or JSON), for searching: without tags, field names, ids and addresses.
 * Formatting does not split a word.
 *
 * @example readableText('<p>清爽<b>不黏</b></p>') // '清爽不黏'
 */
export const readableText = (content: string): string =>
  content
    .replace(gaps, ' ')
    .replace(tags, '')
    .replace(punctuation, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
