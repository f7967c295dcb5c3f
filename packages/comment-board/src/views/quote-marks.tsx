import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { canHighlight, markName, paintHighlights, rangeAt, scrollToRange } from '../dom';
import { useCommentBoard, useCommentBoardState } from '../react/board-context';
import { type QuotedPlace, useQuoteRanges } from '../react/use-quote-ranges';
import type { Mark } from './mark';

const QuoteOverlay = lazy(() => import('./quote-overlay'));

export interface QuoteMarksProps {
  /** Element whose text the comments are about; it is read, never changed. */
  container: HTMLElement | null;
  /** Selector of parts that are not text of the document. @default deleted text and `[data-quote-skip]` */
  skip?: string;
  /** Called when a quoted place was pressed; the list already shows its comment. */
  onActivate?: (id: string) => void;
}

function useMarks(places: ReadonlyMap<string, QuotedPlace>): readonly Mark[] {
  const visible = useCommentBoardState((state) => state.visible);
  const active = useCommentBoardState((state) => state.active?.id);
  return useMemo(
    () =>
      visible.flatMap(({ message_id: id }) => {
        const place = places.get(id);
        return place ? [{ id, range: place.range, name: markName(place.tone, id === active) }] : [];
      }),
    [visible, active, places],
  );
}

/**
 * Underlines the quoted places of a document in role colours and links them to the list: pressing one shows its
 * comment, pressing a quote in the list scrolls to it. Place it next to the container, inside a positioned parent.
 *
 * @example
 * <div style={{ position: 'relative' }}>
 *   <article ref={setPaper}>…</article>
 *   <QuoteMarks container={paper} onActivate={openDrawer} />
 * </div>
 */
export function QuoteMarks({ container, skip, onActivate }: QuoteMarksProps) {
  const board = useCommentBoard();
  const places = useQuoteRanges(container, skip);
  const marks = useMarks(places);
  const active = useCommentBoardState((state) => state.active);
  const [native] = useState(canHighlight);
  const latest = useRef({ marks, places, onActivate });

  useEffect(() => {
    latest.current = { marks, places, onActivate };
  });

  useEffect(() => (native ? paintHighlights(marks) : undefined), [native, marks]);

  useEffect(() => {
    if (!container) return;
    const onClick = (event: MouseEvent) => {
      if (getSelection()?.isCollapsed === false) return;
      const id = rangeAt(new Map(latest.current.marks.map((mark) => [mark.id, mark.range])), event);
      if (!id) return;
      board.activate(id, 'document');
      latest.current.onActivate?.(id);
    };
    container.addEventListener('click', onClick);
    return () => container.removeEventListener('click', onClick);
  }, [board, container]);

  useEffect(() => {
    if (active?.origin !== 'list') return;
    const place = latest.current.places.get(active.id);
    if (place) scrollToRange(place.range);
  }, [active]);

  if (native || !container) return null;
  return (
    <Suspense>
      <QuoteOverlay container={container} marks={marks} />
    </Suspense>
  );
}
