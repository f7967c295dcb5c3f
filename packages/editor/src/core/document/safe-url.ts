/** Browsers drop these characters inside a URL (`java\nscript:`), so a URL containing one is not what it looks like. */
const hidden = /[\p{Cc}\p{Cf}\s]/u;

function webAddress(value: string): string | null {
  if (hidden.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  return value;
}

/**
 * The address if it is allowed for a link: `http://` or `https://` (R-edt-06); otherwise null.
 *
 * @example safeLink('javascript:alert(1)') // null
 */
export const safeLink = (value: string | null | undefined): string | null => webAddress((value ?? '').trim());

/** The address if it is allowed for a picture: http(s) or a same-origin path such as `/files/…`; otherwise null. */
export function safeImageSource(value: string | null | undefined): string | null {
  const source = (value ?? '').trim();
  if (/^\/(?![/\\])/.test(source) && !hidden.test(source) && !source.includes('\\')) return source;
  return webAddress(source);
}
