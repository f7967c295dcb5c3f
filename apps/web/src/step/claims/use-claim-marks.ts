import './claim-marks.css';
import { canHighlight, rangeAt, scrollToRange } from '@paidang/comment-board/dom';
import { useEffect, useRef, useState } from 'react';
import { notText } from '../page/paper-text';
import { type ClaimPlace, placesOf } from './check-content';
import type { FoundClaims } from './found-claims';

const markName = ({ severity }: ClaimPlace, isActive: boolean) =>
  isActive ? `pd-claim-${severity}-active` : `pd-claim-${severity}`;

/** The places on the paper, found again after its text has changed. */
function usePlaces(paper: HTMLElement | null, found: FoundClaims | null): readonly ClaimPlace[] {
  const [places, setPlaces] = useState<readonly ClaimPlace[]>([]);
  useEffect(() => {
    if (!paper || !found || !canHighlight()) return;
    let frame = 0;
    const look = () => setPlaces(placesOf(paper, notText, found));
    look();
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(paper, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      setPlaces([]);
    };
  }, [paper, found]);
  return places;
}

/**
 * Underlines words on the paper that may be a risk. They are ranges the browser paints: neither the document nor what is typed is
 * touched.
 *
 * @param active id of the claim that is looked at
 */
export function useClaimMarks(
  paper: HTMLElement | null,
  found: FoundClaims | null,
  { active, onPress }: { active: string | null; onPress: (id: string) => void },
): void {
  const places = usePlaces(paper, found);
  const claim = found?.claims.find(({ id }) => id === active)?.claim;
  const shown = places.find(({ id }) => id === active) ?? places.find((place) => place.claim === claim);

  useEffect(() => {
    if (!canHighlight()) return;
    const painted = places.map((place) => [markName(place, place === shown), place.range] as const);
    for (const [name, range] of painted) {
      const highlight = CSS.highlights.get(name) ?? new Highlight();
      highlight.add(range);
      CSS.highlights.set(name, highlight);
    }
    return () => {
      for (const [name, range] of painted) CSS.highlights.get(name)?.delete(range);
    };
  }, [places, shown]);

  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (active !== null && latest.current) scrollToRange(latest.current.range);
  }, [active]);

  useEffect(() => {
    if (!paper) return;
    const press = (event: MouseEvent) => {
      if (getSelection()?.isCollapsed === false) return;
      const id = rangeAt(new Map(places.map((place) => [place.id, place.range])), event);
      const pressed = places.find((place) => place.id === id);
      const known =
        found?.claims.find((one) => one.id === id) ?? found?.claims.find((one) => one.claim === pressed?.claim);
      if (known) onPress(known.id);
    };
    paper.addEventListener('click', press);
    return () => paper.removeEventListener('click', press);
  }, [paper, places, found, onPress]);
}
