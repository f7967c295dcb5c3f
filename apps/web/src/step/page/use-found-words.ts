import { indexText, scrollToRange } from '@paidang/comment-board/dom';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wordsParameter } from '../step-link';

/** The name `::highlight()` colours. */
const highlight = 'found-words';

/** The first place of some words in a text, in whatever case. */
function rangeOfWords(paper: Element, words: string, skip: string): Range | null {
  const { text, rangeOf } = indexText(paper, skip);
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? null : rangeOf({ start, end: start + words.length });
}

/**
 * Colours the first place of the words the address asks for, and brings it into view as soon as the text is there.
 *
 * @param skip selector of parts that are no text of the document
 */
export function useFoundWords(paper: HTMLElement | null, skip: string): void {
  const words = useSearchParams()[0].get(wordsParameter);
  useEffect(() => {
    if (!paper || !words) return;
    const look = () => {
      const range = rangeOfWords(paper, words, skip);
      if (!range) return;
      observer.disconnect();
      if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(range));
      scrollToRange(range);
    };
    const observer = new MutationObserver(look);
    observer.observe(paper, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      if ('highlights' in CSS) CSS.highlights.delete(highlight);
    };
  }, [paper, words, skip]);
}
