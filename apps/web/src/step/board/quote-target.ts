import { quoteFromRange, useCommentBoard, useFocusComposer } from '@paidang/comment-board/document';
import type { PicturePoint } from '@paidang/ui/lightbox';
import { createContext, useCallback, useContext } from 'react';

/** @param point of the picture these words name */
type QuoteTarget = (place: Element, point?: PicturePoint) => void;

/** `null` where nothing can be quoted. */
export const QuotePlaceContext = createContext<QuoteTarget | null>(null);

/** Begins a comment on a place of the paper, a picture's caption for one. `null` where that is not possible. */
export const useQuotePlace = (): QuoteTarget | null => useContext(QuotePlaceContext);

interface QuotePlaceOptions {
  paper: HTMLElement | null;
  /** Selector of what is no text of the work. */
  skip: string;
  version: number | null;
  openBoard: () => void;
}

/** What {@link useQuotePlace} answers with on this paper. */
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
