import { indexText, scrollToRange } from '@paidang/comment-board/dom';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wordsParameter } from '../step-link';

/** Name of the highlight, styled with `::highlight()`. */
const highlight = 'found-words';

/** Range of the first occurrence of some words in a text, ignoring case. */
function rangeOfWords(paper: Element, words: string, skip: string): Range | null {
  const { text, rangeOf } = indexText(paper, skip);
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? null : rangeOf({ start, end: start + words.length });
}

/**
 * Highlights the first occurrence of the words named in the address, and scrolls to it once the text is rendered.
 *
 * @param skip selector of elements that are not part of the document's text
 */
export function useFoundWords(paper: HTMLElement | null, skip: string): void {
  const words = useSearchParams()[0].get(wordsParameter);
  useEffect(() => {
    if (!paper || !words) return;
    const highlightWords = () => {
      const range = rangeOfWords(paper, words, skip);
      if (!range) return;
      observer.disconnect();
      if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(range));
      scrollToRange(range);
    };
    const observer = new MutationObserver(highlightWords);
    observer.observe(paper, { childList: true, subtree: true });
    highlightWords();
    return () => {
      observer.disconnect();
      if ('highlights' in CSS) CSS.highlights.delete(highlight);
    };
  }, [paper, words, skip]);
}
