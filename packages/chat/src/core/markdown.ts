/** Text of a message, with or without marks around it. */
export type TextPiece = string | { kind: 'strong' | 'em' | 'del' | 'code'; pieces: readonly TextPiece[] };

/** A block of a message. */
export type TextBlock =
  | { kind: 'text' | 'quote'; pieces: readonly TextPiece[] }
  | { kind: 'code'; text: string }
  | { kind: 'ul' | 'ol'; start: number; items: readonly (readonly TextPiece[])[] };

type Kind = Exclude<TextPiece, string>['kind'];

/** Longer signs first: `**` is not two `*`. */
const signs: readonly [string, Kind][] = [
  ['**', 'strong'],
  ['~~', 'del'],
  ['`', 'code'],
  ['*', 'em'],
  ['_', 'em'],
];
const deepest = 4;
/** A web address keeps its signs: `https://a.test/_b_`. */
const address = /(?:https?:\/\/|www\.)\S+/gi;
const isSpace = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

const mayOpen = (text: string, sign: string, at: number): boolean => {
  const next = text[at + sign.length];
  return !isSpace(next) && !(sign === '`' && next === sign) && !(sign === '_' && isWord(text[at - 1]));
};

/** Position at which a sign closes an opened mark; -1 if it does not, and so not later either. */
function endOf(text: string, sign: string, from: number): number {
  for (let end = text.indexOf(sign, from); end >= 0; end = text.indexOf(sign, end + sign.length)) {
    const isOther = sign === '*' && (text[end + 1] === '*' || text[end - 1] === '*');
    if (!isOther && !isSpace(text[end - 1]) && !(sign === '_' && isWord(text[end + 1]))) return end;
  }
  return -1;
}

function inline(text: string, depth = 0): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const addresses = [...text.matchAll(address)].map(({ index, 0: found }) => [index, index + found.length] as const);
  /** Signs that are not closed in the rest of the text. */
  const useless = new Set<string>();
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const [sign, kind] = signs.find(([one]) => text.startsWith(one, at)) ?? [];
    const isInAddress = addresses.some(([from, to]) => at > from && at < to);
    const opens =
      sign !== undefined && depth < deepest && !isInAddress && !useless.has(sign) && mayOpen(text, sign, at);
    const end = opens ? endOf(text, sign, at + sign.length + 1) : -1;
    if (opens && end < 0) useless.add(sign);
    if (sign === undefined || kind === undefined || end < 0) {
      plain += text.slice(at, at + (sign?.length ?? 1));
      at += sign?.length ?? 1;
      continue;
    }
    if (plain !== '') pieces.push(plain);
    plain = '';
    const inside = text.slice(at + sign.length, end);
    pieces.push({ kind, pieces: kind === 'code' ? [inside] : inline(inside, depth + 1) });
    at = end + sign.length;
  }
  if (plain !== '') pieces.push(plain);
  return pieces;
}

/** Only the name of the language may follow the signs. */
const fence = /^\s*```[a-z-]{0,20}\s*$/i;
const lineKinds = [
  ['quote', /^\s*>\s?/],
  ['ul', /^\s*[-*]\s+(?=\S)/],
  ['ol', /^\s*\d{1,9}[.)]\s+(?=\S)/],
] as const;

/**
 * Parses the subset of Markdown used in messages. The result contains no HTML and no links: addresses are detected in the text,
 * so that a link always leads where its text says.
 *
 * @example markdownOf('**明天**交v3') // [{ kind: 'text', pieces: [{ kind: 'strong', pieces: ['明天'] }, '交v3'] }]
 */
export function markdownOf(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const closing = fence.test(line) ? lines.findIndex((one, index) => index > at && fence.test(one)) : -1;
    if (closing > 0) {
      blocks.push({ kind: 'code', text: lines.slice(at + 1, closing).join('\n') });
      at = closing + 1;
      continue;
    }
    const kindOf = (one: string) => lineKinds.find(([, start]) => start.test(one));
    const found = kindOf(line);
    const isSame = (index: number) => kindOf(lines[index] ?? '')?.[0] === found?.[0];
    let end = at + 1;
    while (end < lines.length && isSame(end) && !fence.test(lines[end] ?? '')) end += 1;
    const own = lines.slice(at, end).map((one) => (found ? one.replace(found[1], '') : one));
    if (found && found[0] !== 'quote') {
      const start = Number.parseInt(line, 10);
      blocks.push({ kind: found[0], start: found[0] === 'ol' ? start : 1, items: own.map((item) => inline(item)) });
    } else if (own.some((one) => one.trim() !== '')) {
      blocks.push({ kind: found ? 'quote' : 'text', pieces: inline(own.join('\n').replace(/^\n+|\n+$/g, '')) });
    }
    at = end;
  }
  return blocks;
}

const textOf = (pieces: readonly TextPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.pieces))).join('');

/** Text of a message without marks, for one line in a list. */
export const plainText = (text: string): string =>
  markdownOf(text)
    .map((block) => {
      if (block.kind === 'code') return block.text;
      return 'items' in block ? block.items.map(textOf).join('\n') : textOf(block.pieces);
    })
    .join('\n');
