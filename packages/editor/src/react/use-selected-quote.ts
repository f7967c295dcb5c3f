import type { TextQuote } from '@paidang/contract/rules';
import { watchSelection } from '@paidang/ui/selection';
import { type RefObject, useEffect } from 'react';
import { quoteOfRange } from '../core/suggestions/text-of-element';
import { useLatest } from './use-latest';

/** Called with the selected text as a quote, for a suggestion or comment; with `null` once nothing is selected. */
export type SelectHandler = (quote: TextQuote | null, range: Range | null) => void;

/** Reports the selection inside an element, and once when it becomes empty. */
export function useSelectedQuote(ref: RefObject<HTMLElement | null>, onSelect: SelectHandler | undefined) {
  const latest = useLatest(onSelect);
  const isWanted = onSelect !== undefined;
  useEffect(() => {
    const container = ref.current;
    if (!container || !isWanted) return;
    let reported = false;
    return watchSelection(container, (range) => {
      const quote = range && quoteOfRange(container, range);
      if (quote || reported) latest.current?.(quote, quote && range);
      reported = quote !== null;
    });
  }, [ref, isWanted, latest]);
}
