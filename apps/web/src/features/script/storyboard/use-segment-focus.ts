import { useCallback, useEffect, useRef, useState } from 'react';

/** A part of a segment the focus can be sent to. */
export interface SegmentFocus {
  uuid: string;
  part: 'title' | 'handle';
}

/** Sends the focus to a part of a segment once it is there. */
export function useSegmentFocus<Root extends HTMLElement = HTMLOListElement>() {
  const list = useRef<Root>(null);
  const [wanted, setWanted] = useState<SegmentFocus | null>(null);

  useEffect(() => {
    const segments = list.current;
    if (!wanted || !segments) return;
    const go = () => segments.querySelector<HTMLElement>(`[data-${wanted.part}="${wanted.uuid}"]`)?.focus();
    if (!document.activeElement?.closest('[role="menu"]')) return go();
    // A menu gives the focus back to its button when it has gone; only then is it ours to send on.
    segments.addEventListener('focusin', go, { once: true });
    return () => segments.removeEventListener('focusin', go);
  }, [wanted]);

  const focus = useCallback((target: SegmentFocus) => setWanted({ ...target }), []);
  return { list, focus };
}
