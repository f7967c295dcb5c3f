import type { Quote } from '@paidang/contract/entities';
import { useEffect, useState } from 'react';
import { quoteFromRange } from '../dom';
import { useBoardContext } from './board-context';

export interface SelectionQuote {
  quote: Quote;
  /** The selected words, for measuring where they stand. */
  range: Range;
}

/**
 * What is selected in a document, as a quote of the current version; `null` while nothing is, or while the pointer is
 * still selecting.
 */
export function useSelectionQuote(container: HTMLElement | null, skip?: string): SelectionQuote | null {
  const { version } = useBoardContext();
  const [selected, setSelected] = useState<SelectionQuote | null>(null);
  useEffect(() => {
    if (!container) return;
    let pressed = false;
    const read = () => {
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      const quote = range && quoteFromRange(container, range, { version, ...(skip ? { skip } : {}) });
      setSelected(range && quote ? { quote, range } : null);
    };
    const onSelection = () => {
      if (!pressed) read();
    };
    const onDown = () => {
      pressed = true;
    };
    const onUp = () => {
      pressed = false;
      // The selection of a click is dropped after the event.
      setTimeout(read);
    };
    document.addEventListener('selectionchange', onSelection);
    container.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      container.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [container, version, skip]);
  return selected;
}
