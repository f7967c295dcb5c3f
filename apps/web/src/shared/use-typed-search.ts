import type { InputProps } from '@paidang/ui/input';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 300;

/**
 * Searches while somebody types, once they pause; never for half a word of an input method.
 *
 * @param value what is searched for now
 * @returns for the input
 * @example <Input type="search" {...useTypedSearch(query, setQuery)} />
 */
export function useTypedSearch(
  value: string,
  onSearch: (text: string) => void,
): Required<Pick<InputProps, 'onChange' | 'onCompositionStart' | 'onCompositionEnd'>> & { value: string } {
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // Changed elsewhere, as by another address: that is shown, unless it is what was typed here.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const next = text.trim();
    if (isComposing || next === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = next;
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
