import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ChatEntry, ConversationLines } from '../../core';

interface VisibleEntries {
  entries: readonly ChatEntry[];
  /** Whether lines came or went in front, so that the list keeps its distance from the end. */
  shift: boolean;
}

const indexOfKey = (entries: readonly ChatEntry[], key: string | undefined): number =>
  key === undefined ? -1 : entries.findIndex((entry) => entry.key === key);

/**
 * The virtual list takes lines in front or at the end, never both in one render; React may well hand it both when a page
 * and a message arrive together. Then what came in front is shown first, the rest right after.
 */
export function useSteps({ entries }: ConversationLines): VisibleEntries {
  const shown = useRef<readonly ChatEntry[]>([]);
  const [, showRest] = useReducer((count: number) => count + 1, 0);
  const first = shown.current[0]?.key;
  const inFront = Math.max(0, indexOfKey(entries, first));
  const both = inFront > 0 && entries.length !== shown.current.length + inFront;
  const visible = both ? entries.slice(0, shown.current.length + inFront) : entries;
  const hasLost = first !== undefined && entries.length < shown.current.length && indexOfKey(entries, first) < 0;

  useLayoutEffect(() => {
    shown.current = visible;
    if (visible.length < entries.length) showRest();
  });

  return { entries: visible, shift: inFront > 0 || hasLost };
}
