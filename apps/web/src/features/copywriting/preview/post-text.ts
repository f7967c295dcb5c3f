import { documentText } from '@paidang/editor/view';

export interface PostText {
  /** Text for pasting: one line per paragraph, links written out. */
  text: string;
  /** Pictures inside the text. */
  pictures: string[];
  /** Whether formatting is lost on the platform. */
  losesLooks: boolean;
}

const looks = 'strong, b, em, i, u, s, h1, h2, h3, h4, mark, table, blockquote, [style*="color"], [data-color]';

/** Converts rich text to what a post can contain: plain text and pictures. */
export function postText(html: string): PostText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = Array.from(body.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '').filter(Boolean);
  const losesLooks = body.querySelector(looks) !== null;
  for (const image of body.querySelectorAll('img')) image.remove();
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href && !link.textContent.includes(href)) link.append(` ${href}`);
  }
  return { text: documentText(body.innerHTML).trim(), pictures, losesLooks };
}

/** A piece of a post's text: plain, or a kind that platforms colour. */
export interface PostPiece {
  kind: 'plain' | 'tag' | 'link';
  text: string;
  /** Start offset. */
  at: number;
}

const coloured =
  /(?<link>https?:\/\/[^\s\u3000-\u303f\uff00-\uffef]+)|(?<tag>[#＃@][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_])/gu;

/** @example postPieces('看 #山眠').map(({ kind }) => kind) // ['plain', 'tag'] */
export function postPieces(text: string): PostPiece[] {
  const pieces: PostPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(coloured)) {
    if (found.index > at) pieces.push({ kind: 'plain', text: text.slice(at, found.index), at });
    pieces.push({ kind: found.groups?.link ? 'link' : 'tag', text: found[0], at: found.index });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'plain', text: text.slice(at), at });
  return pieces;
}

/** Links in a text. */
export const linksIn = (text: string): string[] =>
  postPieces(text).flatMap(({ kind, text: words }) => (kind === 'link' ? [words] : []));
