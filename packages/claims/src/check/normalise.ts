import variants from './variants.json';

/** A text as the rules see it, with the position of each character in the original. */
export interface NormalisedText {
  text: string;
  /** For each character of `text`, where it begins in the original. */
  starts: readonly number[];
  /** For each character of `text`, where it ends in the original. */
  ends: readonly number[];
}

/** Separates sentences; nothing is found across it. */
const sentenceEnd = '\n';
/** Separates parts of a sentence; no word is found across it, but a chain can be. */
const pause = ',';

const sentenceEnds = new Set('\n\r。！？!?；;');
const pauses = new Set('，,、：:／/|#＃｜');

/** Phonetic letters written in place of a character that would be found. */
const phonetic = Object.entries({ ㄈㄟˊ: '肥', ㄕㄡˋ: '瘦', ㄕㄣ: '身', ㄒㄩㄥ: '胸', ㄌㄧㄠˊ: '療', ㄅㄞˊ: '白' });

/** One spelling per character, for simplified and traditional characters and for interchangeable ones. */
const folded = new Map(Object.entries(variants));

/** Normalised form of a character; empty for decoration. */
function fold(character: string): string {
  if (sentenceEnds.has(character)) return sentenceEnd;
  if (pauses.has(character)) return pause;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x4e00 && code <= 0x9fff) return folded.get(character) ?? character;
  if (code < 0x80) return /[A-Za-z0-9% \t]/.test(character) ? character.toLowerCase() : '';
  const plain = character.normalize('NFKC').toLowerCase();
  if (plain === character) return /[\p{L}\p{N}]/u.test(character) ? character : '';
  // A ligature of a whole sentence contains no word of the rules.
  return plain.length > 4 ? '' : Array.from(plain, fold).join('');
}

/** Cache: a text has a few hundred different characters. */
const known = new Map<string, string>();

function readingOf(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const reading = fold(character);
  known.set(character, reading);
  return reading;
}

export const isLatin = (unit: number) => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);

/**
 * Normalises to NFKC in lower case, with one spelling for simplified, traditional and interchangeable characters, and without
 * spaces, emoji and punctuation inside words, so that 「减 肥」, 「減・肥」 and 「減ㄈㄟˊ」 all become 「減肥」. Sentences end
 * with a line break, pauses are commas.
 */
export function normalise(original: string): NormalisedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (reading: string, start: number, end: number) => {
    text += reading;
    for (let unit = 0; unit < reading.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
  };
  let space = -1;
  let last = 0;
  let at = 0;
  for (const character of original) {
    const start = at;
    at += character.length;
    // Within phonetic letters that were already read.
    if (start < (ends.at(-1) ?? 0)) continue;
    const spelt = isPhonetic(character) ? phonetic.find(([letters]) => original.startsWith(letters, start)) : undefined;
    const reading = spelt ? spelt[1] : readingOf(character);
    if (reading === '') continue;
    if (reading === ' ' || reading === '\t') {
      if (space < 0) space = start;
      continue;
    }
    // Spaces between Latin words are kept, as a single space.
    if (space >= 0 && isLatin(last) && isLatin(reading.charCodeAt(0))) add(' ', space, start);
    space = -1;
    last = reading.charCodeAt(reading.length - 1);
    add(reading, start, start + (spelt ? spelt[0].length : character.length));
  }
  return { text, starts, ends };
}

const isPhonetic = (character: string) => character >= '\u3105' && character <= '\u3129';
