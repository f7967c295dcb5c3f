/** `true` when nothing but white space, tags and blank entities is left: such a message is not sent. */
export function isBlankMarkup(text: string): boolean {
  const withoutTags = text.replace(/<(?!img\b)[^>]*>/gi, '');
  return withoutTags.replace(/&nbsp;|&#160;|[\s\u200b\u3000\ufeff]/gi, '') === '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** `&`, `<` and `>` as entities. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** `99+` above the cap. */
export const capCount = (count: number, cap = 99): string => (count > cap ? `${cap}+` : String(count));
