import { useMemo } from 'react';
import { trustedHtml } from '../core/document/parse-markup';

/**
 * Props for an element that renders safe HTML, also on a server. React does not reconcile its content, so a host may wrap
 * text there (quotes of comments); new HTML replaces everything.
 */
export function useMarkup(html: string) {
  // The same object while the HTML is the same, so that React does not touch the element.
  return useMemo(() => ({ dangerouslySetInnerHTML: { __html: trustedHtml(html) } }), [html]);
}
