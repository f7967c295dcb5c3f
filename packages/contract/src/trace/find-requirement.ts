import { findWords, isEnough } from './find-words';
import { type FoldedText, foldText } from './fold';
import type { WrittenRequirement } from './requirements';

/** A text to be searched: a field of a content, as plain text. */
export interface TraceText {
  /** Field of the content, such as `scripts.0.narration`; `''` if the content is a single text. */
  readonly field: string;
  readonly text: string;
}

/** A text prepared for repeated searches. */
export interface ReadableText extends TraceText {
  readonly folded: FoldedText;
}

/** The passage in which a requirement was found. */
export interface FoundPlace {
  readonly field: string;
  /** Position in the text of the field. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text around the passage, for recognising it. */
  readonly before: string;
  readonly after: string;
}

export interface FoundRequirement {
  /** `some`: part of what was asked for. */
  readonly found: 'all' | 'some' | 'none';
  /** From 0 to 1. */
  readonly confidence: number;
  /** One for each part of the requirement that was found. */
  readonly places: readonly FoundPlace[];
}

export const readTexts = (texts: readonly TraceText[]): ReadableText[] =>
  texts.map((text) => ({ ...text, folded: foldText(text.text) }));

const quoted = /[「『“"]([^」』”"]+)[」』”"]/g;
/** A label before the requirement, as in 「用法：睡前兩滴」. */
const label = /^[^：:，。、\d]{1,6}[：:](?=.*[\p{L}\p{N}])/u;
const refusal =
  /^(?:不可以|不可|不能|不要|不得|請勿|切勿|避免|禁止|勿)(?:再)?(?:提到|提及|出現|使用|露出|宣稱|拍到|說|提|寫|用|拍)?/;
const kindOfWords = /(?:等(?:等)?)?(?:療效)?(?:字眼|用語|說法|詞語|字詞|宣稱)$/;
/** Number of characters shown around a passage. */
const contextLength = 24;

/** The words to search for: the quoted words of a requirement, or all of it without its label. */
export function wordsOfRequirement({ kind, text }: WrittenRequirement): string[] {
  const inQuotes = [...text.matchAll(quoted)].flatMap(([, words = '']) => words);
  const bare =
    kind === 'not' ? text.trim().replace(refusal, '').replace(kindOfWords, '') : text.trim().replace(label, '');
  const parts = inQuotes.length > 0 ? inQuotes : kind === 'not' ? bare.split(/[、，,／/；;]/) : [bare];
  const words = parts.map((part) => foldText(part).text).filter((part) => part !== '');
  // 「療效字眼」 (wordings claiming an effect) describes words without being one of them.
  return words.length > 0 ? words : [foldText(text).text].filter((part) => part !== '');
}

function placeOf({ field, text }: TraceText, { start, end }: { start: number; end: number }): FoundPlace {
  return {
    field,
    start,
    end,
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - contextLength), start),
    after: text.slice(end, end + contextLength),
  };
}

function bestPlace(texts: readonly ReadableText[], words: string) {
  let best: { place: FoundPlace; confidence: number } | null = null;
  for (const text of texts) {
    const found = findWords(text.folded, words);
    if (!found || found.confidence <= (best?.confidence ?? 0)) continue;
    best = { place: placeOf(text, found), confidence: found.confidence };
    if (found.confidence === 1) break;
  }
  return best;
}

/**
 * Searches texts for a requirement. What must be said or shown is found when all its parts are; what must not, when any part
 * occurs word for word.
 *
 * @example findRequirement({ kind: 'say', text: '用法：睡前兩滴、掌心按壓' }, readTexts([{ field: '', text: '睡前兩滴，按壓掌心。' }]))
 */
export function findRequirement(requirement: WrittenRequirement, texts: readonly ReadableText[]): FoundRequirement {
  const parts = wordsOfRequirement(requirement);
  const found = parts.map((words) => bestPlace(texts, words));
  if (requirement.kind === 'not') {
    const said = found.filter((one) => one?.confidence === 1).flatMap((one) => one ?? []);
    return {
      found: said.length > 0 ? 'all' : 'none',
      confidence: said.length > 0 ? 1 : 0,
      places: said.map(({ place }) => place),
    };
  }
  const confidence = found.reduce((sum, one) => sum + (one?.confidence ?? 0), 0) / Math.max(1, parts.length);
  const isAll = parts.length > 0 && found.every((one) => one !== null && isEnough(one.confidence));
  const places = found.flatMap((one) => one?.place ?? []);
  return { found: isAll ? 'all' : places.length > 0 ? 'some' : 'none', confidence, places };
}

/** The passage where all of these words occur; `null` if they no longer do. */
export function placeOfQuote(texts: readonly ReadableText[], quote: string): FoundPlace | null {
  const words = foldText(quote).text;
  if (words === '') return null;
  for (const text of texts) {
    const found = findWords(text.folded, words);
    if (found?.confidence === 1) return placeOf(text, found);
  }
  return null;
}
