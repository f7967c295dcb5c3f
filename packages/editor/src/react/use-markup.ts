import { useMemo } from 'react';
import { trustedHtml } from '../core/document/parse-markup';

/**
 * Props of an element that shows safe HTML, on a server too. React never looks inside, so a host may wrap text there
 * (quotes of comments); new HTML replaces everything.
 */
export function useMarkup(html: string) {
  // The same object as long as the HTML is the same: React then leaves the element alone.
  return useMemo(() => ({ dangerouslySetInnerHTML: { __html: trustedHtml(html) } }), [html]);
}
