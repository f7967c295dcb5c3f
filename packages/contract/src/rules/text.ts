/** White space, and signs that show nothing: zero-width spaces and joiners, soft hyphens, fillers, the empty braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** `true` when nothing of a text can be seen, such as one of zero-width spaces alone: to a reader it is empty. */
export const isBlankText = (text: string): boolean => text.replace(unseen, '') === '';

/** `true` when nothing but white space, tags and blank entities is left: such a message is not sent. */
export function isBlankMarkup(text: string): boolean {
  const withoutTags = text.replace(/<(?!img\b)[^>]*>/gi, '');
  return isBlankText(withoutTags.replace(/&nbsp;|&#160;/gi, ''));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** `&`, `<` and `>` as entities. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** `99+` above the cap. */
export const capCount = (count: number, cap = 99): string => (count > cap ? `${cap}+` : String(count));

/** Line separators in texts from slides and old word processors. */
const lineBreakCharacters = /[\v\f]/g;
/** What no database or XML file takes: control characters, halves of characters, and what is none. */
const unfit = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Removes what cannot be stored or written into a document. @example removeUnusableCharacters('a\u0000b') // 'ab' */
export const removeUnusableCharacters = (text: string): string =>
  text.replace(lineBreakCharacters, '\n').replace(unfit, '');
