const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for use in markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** Plain text as a paragraph that keeps its line breaks; `''` for blank text. */
export const paragraphHtml = (text: string): string =>
  text.trim() ? `<p>${escapeHtml(text.trim()).replace(/\n/g, '<br>')}</p>` : '';

/** An `<img>` tag; `''` without a source. */
export const imageHtml = (src: string | null, alt: string): string =>
  src ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">` : '';
