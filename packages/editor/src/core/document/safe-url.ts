/** Browsers drop these inside a URL (`java\nscript:`), so a URL that has one is not what it looks like. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const hidden = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/;

function webAddress(value: string): string | null {
  if (hidden.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  return value;
}

/**
 * The address if a link may go there: `http://` or `https://` (R-edt-06), else null.
 *
 * @example safeLink('javascript:alert(1)') // null
 */
export const safeLink = (value: string | null | undefined): string | null => webAddress((value ?? '').trim());

/** The address if a picture may be loaded from there: http(s), or a path of our own origin such as `/files/…`; else null. */
export function safeImageSource(value: string | null | undefined): string | null {
  const source = (value ?? '').trim();
  if (/^\/(?![/\\])/.test(source) && !hidden.test(source) && !source.includes('\\')) return source;
  return webAddress(source);
}
