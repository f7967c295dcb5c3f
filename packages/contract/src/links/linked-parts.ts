import { LinkifyIt } from 'linkify-it';

const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]`;

/** Full-width punctuation, emoji, invisible characters, and a colon before a space: they end an address. */
const endOfAddress = /:+(?=\s|$)|\||(?=[\uFF00-\uFFEF\u3000-\u303F])[^\p{L}\p{N}]|\p{Extended_Pictographic}|\p{Cf}/gu;

/** 「看https://…」, 「信箱：hi@…」: Chinese has no space before an address. */
const beforeAddress = new RegExp(String.raw`${cjk}(?=https?://|www\.|mailto:)|[^\x00-\x7F](?=[\w.+-]{1,64}@)`, 'giu');

/** Chinese directly after a Latin word ends the address, as in `/abc這支`, but not at the start of a segment: `/wiki/台灣`. */
const afterLatinWord = new RegExp(String.raw`(?<![\p{L}\p{N}])([a-z0-9]{1,256})(${cjk})`, 'giu');

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Returns the text with spaces where an address directly adjoins Chinese, keeping its length, because the address parser
 * only knows alphabetic sentences.
 */
const spaceOutAddresses = (text: string): string =>
  text
    .replace(endOfAddress, blank)
    .replace(beforeAddress, blank)
    .replace(afterLatinWord, (_, word: string, next: string) => word + blank(next));

/** A piece of a text; concatenated, the pieces are the text. */
export interface LinkedPart {
  /** Start position in the text. */
  readonly index: number;
  readonly text: string;
  /** The target of an address: always http, https or mailto. */
  readonly href: string | null;
}

/** A text without any of these contains no address, and needs no further parsing. */
const worthReading = /:\/\/|www\.|@/i;
const protocols = new Set(['http:', 'https:', 'mailto:']);

let cached: LinkifyIt | undefined;

/** Created when the first text needs it. */
function linkifier(): LinkifyIt {
  if (cached) return cached;
  // Without a protocol only `www.` and mail addresses are recognised: `brief.md` and `v1.tw` are plain text.
  const made = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);
  const rest = new RegExp(`${made.re.get_url_host_port().source}${made.re.get_path().source}`, 'iy');
  made.add('www.', {
    validate(text, at) {
      rest.lastIndex = at;
      return rest.exec(text)?.[0].length ?? 0;
    },
  });
  cached = made;
  return made;
}

/** Other readers cannot open a machine of the local network or a name without a dot. */
const isPublic = (host: string): boolean => host.includes('.') || host.startsWith('[') || host === 'localhost';

/** The prefix to add, by `schema`: none when the address has no schema, as for mail addresses. */
const prefixes: Readonly<Record<string, string>> = { 'www.': 'https://', 'mailto:': 'mailto:' };

function hrefOf(address: string, schema: string): string | null {
  const hasProtocol = /^[a-z]+:/i.test(address);
  const whole = hasProtocol ? address : `${prefixes[schema.toLowerCase()] ?? ''}${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !protocols.has(url.protocol)) return null;
  const host = url.protocol === 'mailto:' ? (url.pathname.split('@').at(-1) ?? '') : url.hostname;
  return isPublic(host) ? url.href : null;
}

/**
 * Splits a text into plain text, web addresses and mail addresses as people write them: in brackets, at the end of a
 * sentence, and directly next to Chinese characters.
 *
 * @example linkedParts('看https://paidang.test/a。') // text 「看」, the address, text 「。」
 */
export function linkedParts(text: string): readonly LinkedPart[] {
  const parts: LinkedPart[] = [];
  let done = 0;
  const add = (end: number, href: string | null) => {
    if (end > done) parts.push({ index: done, text: text.slice(done, end), href });
    done = end;
  };
  for (const { index, lastIndex, schema } of (worthReading.test(text) && linkifier().match(spaceOutAddresses(text))) ||
    []) {
    const href = hrefOf(text.slice(index, lastIndex), schema);
    if (!href) continue;
    add(index, null);
    add(lastIndex, href);
  }
  add(text.length, null);
  return parts;
}
