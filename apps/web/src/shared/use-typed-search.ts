import type { InputProps } from '@paidang/ui/input';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 300;

/**
 * Searches while the user types, after a short pause; never with text an input method is still composing.
 *
 * @param value the current search text
 * @returns props of the input
 * @example <Input type="search" {...useTypedSearch(query, setQuery)} />
 */
export function useTypedSearch(
  value: string,
  onSearch: (text: string) => void,
): Required<Pick<InputProps, 'onChange' | 'onCompositionStart' | 'onCompositionEnd'>> & { value: string } {
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const lastSearch = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The value was changed from outside, for example by a new address: show it, unless it is what was typed here.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const next = text.trim();
    if (isComposing || next === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = next;
      search.current(next);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  return {
    value: text,
    onChange: (event) => setText(event.target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}
