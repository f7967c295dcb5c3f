import { useCallback, useEffect, useRef, useState } from 'react';

/** A part of a segment that can be focused. */
export interface SegmentFocus {
  uuid: string;
  part: 'title' | 'handle';
}

/** Focuses a part of a segment once it is rendered. */
export function useSegmentFocus<Root extends HTMLElement = HTMLOListElement>() {
  const list = useRef<Root>(null);
  const [wanted, setWanted] = useState<SegmentFocus | null>(null);

  useEffect(() => {
    const segments = list.current;
    if (!wanted || !segments) return;
    const go = () => segments.querySelector<HTMLElement>(`[data-${wanted.part}="${wanted.uuid}"]`)?.focus();
    if (!document.activeElement?.closest('[role="menu"]')) return go();
    // A closing menu returns focus to its button; only after that can it be moved.
    segments.addEventListener('focusin', go, { once: true });
    return () => segments.removeEventListener('focusin', go);
  }, [wanted]);

  const focus = useCallback((target: SegmentFocus) => setWanted({ ...target }), []);
  return { list, focus };
}
