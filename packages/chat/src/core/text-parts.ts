export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** Browsers copy addresses percent-encoded, so the first character beyond ASCII is the sentence going on. */
const address = /(?:https?:\/\/|www\.)[\w!#$%&'()*+,\-./:;=?@[\]~]+/gi;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** A full stop or a bracket at the end belongs to the sentence, unless the address opened that bracket. */
function withoutSentenceEnd(text: string): string {
  let end = text;
  for (;;) {
    const last = end.at(-1) ?? '';
    const dangling = ".,;:!?'".includes(last) || (last === ')' && count(end, ')') > count(end, '('));
    if (!dangling) return end;
    end = end.slice(0, -1);
  }
}

function hrefOf(text: string): string | null {
  try {
    const url = new URL(/^www\./i.test(text) ? `https://${text}` : text);
    return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : null;
  } catch {
    return null;
  }
}

/** Splits a message into plain text and web addresses; the parts together are the text again. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const link = withoutSentenceEnd(match[0]);
    const href = hrefOf(link);
    if (!href) continue;
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    parts.push({ kind: 'link', text: link, href });
    done = match.index + link.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
