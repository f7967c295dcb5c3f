/** White space and invisible characters: zero-width spaces and joiners, soft hyphens, fillers, the empty braille cell. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has nothing visible in it, such as only zero-width spaces: readers see it as empty. */
export const isBlankText = (text: string): boolean => text.replace(invisible, '') === '';

/** Whether there is nothing but white space, tags and blank entities; such a message is not sent. */
export function isBlankMarkup(text: string): boolean {
  const withoutTags = text.replace(/<(?!img\b)[^>]*>/gi, '');
  return isBlankText(withoutTags.replace(/&nbsp;|&#160;/gi, ''));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes `&`, `<` and `>` as entities. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** Formats a count; above the cap as `99+`. */
export const capCount = (count: number, cap = 99): string => (count > cap ? `${cap}+` : String(count));

/** Line separators in texts from slides and old word processors. */
const lineBreakCharacters = /[\v\f]/g;
/** Characters neither databases nor XML files accept: control characters, lone surrogates and noncharacters. */
const unusable = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Removes characters that cannot be stored or written to a document. @example removeUnusableCharacters('a\u0000b') // 'ab' */
export const removeUnusableCharacters = (text: string): string =>
  text.replace(lineBreakCharacters, '\n').replace(unusable, '');
