const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

const first = (word: string) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Returns one Han character, or the first letters of the first and last Latin word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const head = first(words[0] ?? '');
  const tail = words.length > 1 ? first(words.at(-1) ?? '') : '';
  return /^\p{Script=Latin}/u.test(head) ? `${head}${tail}`.toUpperCase() : head;
}
