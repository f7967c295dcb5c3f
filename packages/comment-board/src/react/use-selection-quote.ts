import type { Quote } from '@paidang/contract/entities';
import { watchSelection } from '@paidang/ui/selection';
import { useEffect, useState } from 'react';
import { quoteFromRange } from '../dom';
import { useBoardContext } from './board-context';

/** Text selected in the document, as a quote. */
export interface SelectionQuote {
  quote: Quote;
  /** Range of the selected text, for measuring its position. */
  range: Range;
}

/** The selection in a document as a quote of the current version; `null` while nothing is selected. */
export function useSelectionQuote(container: HTMLElement | null, skip?: string): SelectionQuote | null {
  const { version } = useBoardContext();
  const [selected, setSelected] = useState<SelectionQuote | null>(null);
  useEffect(() => {
    if (!container) return;
    return watchSelection(container, (range) => {
      const quote = range && quoteFromRange(container, range, { version, ...(skip ? { skip } : {}) });
      setSelected(range && quote ? { quote, range } : null);
    });
  }, [container, version, skip]);
  return selected;
}
