const before = 12;
const length = 60;

/** The part of a text around the search words, on one line. */
export function excerptAround(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(words.toLowerCase());
  const characters = Array.from(line);
  const from = Math.max(0, Array.from(line.slice(0, Math.max(0, at))).length - before);
  const part = characters.slice(from, from + length).join('');
  return `${from > 0 ? '…' : ''}${part}${from + length < characters.length ? '…' : ''}`;
}
