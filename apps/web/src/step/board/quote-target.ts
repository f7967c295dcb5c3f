import { quoteFromRange, useCommentBoard, useFocusComposer } from '@paidang/comment-board/document';
import type { PicturePoint } from '@paidang/ui/lightbox';
import { createContext, useCallback, useContext } from 'react';

/** @param point on the picture that this text names */
type QuoteTarget = (place: Element, point?: PicturePoint) => void;

/** `null` if nothing can be quoted. */
export const QuotePlaceContext = createContext<QuoteTarget | null>(null);

/**
 * Returns a function that starts a comment on an element of the paper, for example a picture's caption; `null` if that is not
 * possible.
 */
export const useQuotePlace = (): QuoteTarget | null => useContext(QuotePlaceContext);

interface QuotePlaceOptions {
  paper: HTMLElement | null;
  /** Selector of elements that are not part of the work's text. */
  skip: string;
  version: number | null;
  openBoard: () => void;
}

/** Provides {@link useQuotePlace} for this paper. */
export function useQuotePlaceOn({ paper, skip, version, openBoard }: QuotePlaceOptions): QuoteTarget | null {
  const board = useCommentBoard();
  const focusComposer = useFocusComposer();
  const quote = useCallback(
    (place: Element, point?: PicturePoint) => {
      if (!paper || version === null) return;
      const range = document.createRange();
      range.selectNodeContents(place);
      const words = quoteFromRange(paper, range, { version, skip });
      board.setQuote(words && point ? { ...words, point } : words);
      openBoard();
      focusComposer();
    },
    [board, focusComposer, openBoard, paper, skip, version],
  );
  return paper && version !== null ? quote : null;
}
