import { indexText } from '@paidang/comment-board/dom';
import { type ClaimText, quoteText } from '@paidang/contract/rules';
import { replaceQuoted } from '../suggestions/replace-quoted';
import type { ShownClaim } from './found-claims';

type Words = Pick<ShownClaim, 'field' | 'text' | 'start' | 'end'>;

function replaceInText({ text, isMarkup }: ClaimText, { text: words, start, end }: Words, by: string): string | null {
  if (!isMarkup) return text.slice(start, end) === words ? text.slice(0, start) + by + text.slice(end) : null;
  const plain = indexText(new DOMParser().parseFromString(text, 'text/html').body).text;
  const quote = plain.slice(start, end) === words ? quoteText(plain, start, end) : null;
  return quote && replaceQuoted(text, quote, by);
}

/** A copy of the content with another text in one field, such as `scripts.0.narration`; `''` is the content itself. */
function withField<Content>(content: Content, path: readonly string[], text: string): Content {
  const [name, ...rest] = path;
  if (name === undefined) return text as Content;
  if (Array.isArray(content))
    return content.map((one, index) => (String(index) === name ? withField(one, rest, text) : one)) as Content;
  return { ...content, [name]: withField(content[name as keyof Content], rest, text) };
}

/** Replaces the wording of a claim in a content; `null` if it is no longer there. */
export function replaceClaim<Content>(
  content: Content,
  texts: readonly ClaimText[],
  words: Words,
  by: string,
): Content | null {
  const text = texts.find(({ field }) => field === words.field);
  const changed = text ? replaceInText(text, words, by) : null;
  return changed === null ? null : withField(content, words.field === '' ? [] : words.field.split('.'), changed);
}
