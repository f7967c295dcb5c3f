const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text inside markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** Plain text as a paragraph with its line breaks, `''` when there is none. */
export const paragraphHtml = (text: string): string =>
  text.trim() ? `<p>${escapeHtml(text.trim()).replace(/\n/g, '<br>')}</p>` : '';

/** A picture, `''` where there is none. */
export const imageHtml = (src: string | null, alt: string): string =>
  src ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">` : '';
