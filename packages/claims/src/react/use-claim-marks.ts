import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ClaimMark, type ClaimMarks, type ClaimMarksOptions, markClaims } from '../dom/claim-marks';
import { scrollFieldTo } from '../dom/field-mirror';

/** How a card was opened: one opened by hover closes when the pointer leaves; only one opened by key takes the focus. */
export type CardOpening = 'hover' | 'press' | 'key';

/** An open card, and its claim. */
export interface OpenClaimCard {
  id: string;
  by: CardOpening;
  /** Mark of the claim. */
  mark: ClaimMark;
}

/** Options of `useClaimMarks`. */
export interface UseClaimMarksOptions extends Pick<ClaimMarksOptions, 'find' | 'skip'> {
  /** Id of the claim that is selected, for example in a panel next to the text. */
  active?: string | null;
  /** Called when a mark is pressed. */
  onPress?: (id: string) => void;
}

/** What `useClaimMarks` returns. */
export interface ClaimMarksState {
  card: OpenClaimCard | null;
  /** Opens the card of a claim. @returns whether it is marked on the page */
  open: (id: string, by: CardOpening) => boolean;
  close: () => void;
  /** To be called when the pointer enters (`true`) or leaves (`false`) the card. */
  holdCard: (isHeld: boolean) => void;
  /** Finds the mark of a claim. */
  markOf: (id: string) => ClaimMark | null;
}

const isAt = (one: Range, other: Range): boolean =>
  one.startContainer === other.startContainer && one.startOffset === other.startOffset;

/** How long the pointer may take to move from the mark to the card, ms. */
const leaveDelayMs = 300;

/**
 * Marks the claims of an element (`markClaims`) and manages which card is open: a card opens after the pointer has rested on a
 * mark, or when a mark is pressed. Typing closes it.
 *
 * @param find has to be the same function as long as its results are the same
 * @example
 * const { card, close, holdCard } = useClaimMarks(article, { find });
 */
export function useClaimMarks(
  element: HTMLElement | null,
  { find, skip, active = null, onPress }: UseClaimMarksOptions,
): ClaimMarksState {
  const [card, setCard] = useState<OpenClaimCard | null>(null);
  const shown = card?.id ?? active;
  const marks = useRef<ClaimMarks | null>(null);
  const latest = useRef({ find, onPress, shown });
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const open = useCallback((id: string, by: CardOpening): boolean => {
    clearTimeout(closing.current);
    const mark = marks.current?.markOf(id) ?? null;
    if (mark && by === 'key') scrollFieldTo(mark.range);
    setCard(mark && { id, by, mark });
    return mark !== null;
  }, []);
  const close = useCallback(() => {
    clearTimeout(closing.current);
    setCard(null);
  }, []);
  const holdCard = useCallback((isHeld: boolean) => {
    clearTimeout(closing.current);
    if (!isHeld) closing.current = setTimeout(() => setCard((now) => (now?.by === 'hover' ? null : now)), leaveDelayMs);
  }, []);

  useLayoutEffect(() => {
    latest.current = { find, onPress, shown };
  });
  useEffect(() => {
    if (find === latest.current.find) marks.current?.update();
  }, [find]);
  useEffect(() => marks.current?.setActive(shown), [shown]);

  useEffect(() => {
    if (!element) return;
    const made = markClaims(element, {
      find: (text, field) => latest.current.find(text, field),
      ...(skip === undefined ? {} : { skip }),
      onHover: (mark) => {
        if (!mark) return holdCard(false);
        setCard((now) => {
          if (now && now.by !== 'hover') return now;
          clearTimeout(closing.current);
          return { id: mark.id, by: 'hover', mark };
        });
      },
      onPress: (mark) => {
        open(mark.id, 'press');
        latest.current.onPress?.(mark.id);
      },
      // The text has changed: the card moves with its claim, or closes if the claim is gone.
      onChange: (found) =>
        setCard((now) => {
          if (!now) return null;
          const same = found.filter(({ id }) => id === now.id);
          const mark = same.find(({ range }) => isAt(range, now.mark.range)) ?? same[0];
          return mark ? { ...now, mark } : null;
        }),
    });
    marks.current = made;
    made.setActive(latest.current.shown);
    element.addEventListener('beforeinput', close);
    return () => {
      marks.current = null;
      element.removeEventListener('beforeinput', close);
      made.destroy();
      close();
    };
  }, [element, skip, close, holdCard, open]);

  const markOf = useCallback((id: string) => marks.current?.markOf(id) ?? null, []);
  return { card, open, close, holdCard, markOf };
}
