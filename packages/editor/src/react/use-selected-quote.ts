import type { TextQuote } from '@paidang/contract/rules';
import { type RefObject, useEffect } from 'react';
import { quoteOfRange } from '../core/suggestions/text-of-element';
import { useLatest } from './use-latest';

/** What a reader selected, for a suggestion or a comment; null when nothing is selected any more. */
export type SelectHandler = (quote: TextQuote | null, range: Range | null) => void;

/** Tells what is selected in an element, once the pointer has finished selecting. */
export function useSelectedQuote(ref: RefObject<HTMLElement | null>, onSelect: SelectHandler | undefined) {
  const latest = useLatest(onSelect);
  const isWanted = onSelect !== undefined;
  useEffect(() => {
    const container = ref.current;
    if (!container || !isWanted) return;
    let pressed = false;
    let told = false;
    const tell = () => {
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      const quote = range && quoteOfRange(container, range);
      if (quote || told) latest.current?.(quote, quote && range);
      told = quote !== null;
    };
    const onSelection = () => pressed || tell();
    const onDown = () => {
      pressed = true;
    };
    const onUp = () => {
      pressed = false;
      // The selection of a click is dropped after the event.
      setTimeout(tell);
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
  }, [ref, isWanted, latest]);
}
