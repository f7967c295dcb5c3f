import { createContext, useContext } from 'react';
import { markedParts } from '../../core';

/** The search text to mark in messages; empty while there is no search. */
export const SearchQueryContext = createContext('');

/** A text in which the search text is marked. */
export function Marked({ text }: { text: string }) {
  const words = useContext(SearchQueryContext);
  if (words === '') return text;
  let offset = 0;
  return markedParts(text, words).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.marked ? (
      <mark key={key} className="pdc:rounded-hair pdc:bg-mark-yellow pdc:text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
