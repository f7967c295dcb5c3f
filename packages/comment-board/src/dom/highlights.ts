import type { RoleTone } from '../core/comment';

/** Role colour of a quoted place, stronger while its comment is active. */
export type MarkName = `pd-quote-${RoleTone}` | `pd-quote-${RoleTone}-active`;

/** Name of the CSS highlight for a role's quotes: style it with `::highlight(name)`. */
export const markName = (tone: RoleTone, active: boolean): MarkName =>
  active ? `pd-quote-${tone}-active` : `pd-quote-${tone}`;

/** Whether the browser can colour text without changing the document. */
export const canHighlight = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/**
 * Colours ranges through the CSS Custom Highlight API. Several documents on one page share the names.
 *
 * @returns a function that removes these ranges.
 */
export function paintHighlights(marks: readonly { range: Range; name: MarkName }[]): () => void {
  for (const { range, name } of marks) {
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    highlight.priority = name.endsWith('-active') ? 1 : 0;
    highlight.add(range);
    CSS.highlights.set(name, highlight);
  }
  return () => {
    for (const { range, name } of marks) {
      const highlight = CSS.highlights.get(name);
      highlight?.delete(range);
      if (highlight?.size === 0) CSS.highlights.delete(name);
    }
  };
}
