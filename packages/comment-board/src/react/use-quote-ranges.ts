import { useEffect, useMemo, useState } from 'react';
import { type AnchorState, type BoardComment, findQuote, type RoleTone, roleTone } from '../core';
import { indexText, type TextIndex } from '../dom';
import { useCommentBoard, useCommentBoardState } from './board-context';

/** A quoted place of the document, found in the text as it is now. */
export interface QuotedPlace {
  comment: BoardComment;
  tone: RoleTone;
  range: Range;
}

/** The text of an element, read again after its content changed, at most once a frame. */
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

/**
 * Finds the quotes of the board in a document and follows its changes; tells the board which are orphans.
 *
 * @param skip Selector of parts that are no text of the document.
 */
export function useQuoteRanges(container: HTMLElement | null, skip?: string): ReadonlyMap<string, QuotedPlace> {
  const board = useCommentBoard();
  const comments = useCommentBoardState((state) => state.comments);
  const index = useTextIndex(container, skip);

  const [places, anchors] = useMemo(() => {
    const found = new Map<string, QuotedPlace>();
    const states: Record<string, AnchorState> = {};
    for (const comment of index ? comments : []) {
      if (!comment.quote || !index) continue;
      const place = findQuote(index.text, comment.quote);
      const range = place && index.rangeOf(place);
      states[comment.message_id] = range ? 'found' : 'orphan';
      if (range) found.set(comment.message_id, { comment, tone: roleTone(comment.role), range });
    }
    return [found, states];
  }, [comments, index]);

  useEffect(() => {
    if (!sameAnchors(board.getSnapshot().anchors, anchors)) board.setAnchors(anchors);
  }, [board, anchors]);
  useEffect(() => () => board.setAnchors({}), [board]);
  return places;
}
