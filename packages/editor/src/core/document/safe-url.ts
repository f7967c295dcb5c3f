/** Browsers drop these inside a URL (`java\nscript:`), so a URL that has one is not what it looks like. */
const hidden = /[\p{Cc}\p{Cf}\s]/u;

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
