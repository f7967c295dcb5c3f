import type { Quote } from '@paidang/contract/entities';
import { useEffect, useMemo, useState } from 'react';
import { type AnchorState, type BoardComment, findQuote, type RoleTone, roleTone } from '../core';
import { indexText, type TextIndex } from '../dom';
import { useBoardContext, useCommentBoardState } from './board-context';

/** A quote located in the current text of the document. */
export interface QuotedPlace {
  comment: BoardComment;
  tone: RoleTone;
  range: Range;
}

/** The text of an element, read again after its content changes, at most once per frame. */
function useTextIndex(container: HTMLElement | null, skip: string | undefined): TextIndex | null {
  const [index, setIndex] = useState<TextIndex | null>(null);
  useEffect(() => {
    if (!container) return;
    let frame = 0;
    const read = () => setIndex(indexText(container, skip));
    read();
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      setIndex(null);
    };
  }, [container, skip]);
  return index;
}

const sameAnchors = (left: Readonly<Record<string, AnchorState>>, right: Record<string, AnchorState>) => {
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
};

/** A form field, marked with `data-quote-field`; its text may have changed since it was quoted. */
function fieldRange(container: HTMLElement, field: string): Range | null {
  const element = container.querySelector(`[data-quote-field="${CSS.escape(field)}"]`);
  if (!element) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

function quotedRange(container: HTMLElement, index: TextIndex, quote: Quote): Range | null {
  if (quote.field !== undefined) return fieldRange(container, quote.field);
  const place = findQuote(index.text, quote);
  return place && index.rangeOf(place);
}

/**
 * Locates the board's quotes in a document and follows its changes; reports orphans to the board. A quote that names
 * a field belongs to the element with that name in `data-quote-field`.
 *
 * @param skip Selector of parts that are not text of the document.
 */
export function useQuoteRanges(container: HTMLElement | null, skip?: string): ReadonlyMap<string, QuotedPlace> {
  const { board, roles } = useBoardContext();
  const comments = useCommentBoardState((state) => state.comments);
  const index = useTextIndex(container, skip);

  const [places, anchors] = useMemo(() => {
    const found = new Map<string, QuotedPlace>();
    const states: Record<string, AnchorState> = {};
    for (const comment of index ? comments : []) {
      if (!comment.quote || !index || !container) continue;
      const range = quotedRange(container, index, comment.quote);
      states[comment.message_id] = range ? 'found' : 'orphan';
      if (range) found.set(comment.message_id, { comment, tone: roleTone(comment.role, roles), range });
    }
    return [found, states];
  }, [comments, index, container, roles]);

  useEffect(() => {
    if (!sameAnchors(board.getSnapshot().anchors, anchors)) board.setAnchors(anchors);
  }, [board, anchors]);
  useEffect(() => () => board.setAnchors({}), [board]);
  return places;
}
