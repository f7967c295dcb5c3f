import { documentLimits } from '../limits';
import { messages } from './messages';

/** A text of a content: its field, and its HTML. */
export type NamedText = readonly [field: string, html: string];

/** Elements that cannot contain others, or that end where the next of their kind starts. */
const shallow = new Set('area base br col embed hr img input link meta source track wbr p li td th tr'.split(' '));

/** Nesting depth of elements, determined without building a tree. */
function depthOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name.toLowerCase();
    if (shallow.has(tag)) continue;
    const same = open.get(tag) ?? 0;
    if (close && same === 0) continue;
    open.set(tag, same + (close ? -1 : 1));
    depth += close ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/**
 * Texts of a content that are too large or too deeply nested, by field. Checks them as received, before anything
 * expensive parses them.
 */
export function checkTexts(texts: Iterable<NamedText>): Record<string, string> {
  const { elements: mostElements, depth, pictures: mostPictures, contentLength } = documentLimits;
  const problems: Record<string, string> = {};
  let length = 0;
  let elements = 0;
  let pictures = 0;
  for (const [field, html] of texts) {
    length += html.length;
    if (length > contentLength) return { [field]: messages.documentTooLarge };
    elements += count(html, /<[a-z!/?]/gi);
    if (elements > 2 * mostElements) return { [field]: messages.documentTooManyParts };
    pictures += count(html, /<img/gi);
    if (pictures > mostPictures) return { [field]: messages.documentTooManyPictures };
    if (depthOf(html) > depth) problems[field] = messages.documentTooDeep;
  }
  return problems;
}
