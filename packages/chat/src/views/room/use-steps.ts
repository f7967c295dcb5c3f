import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ChatEntry, ConversationLines } from '../../core';

interface VisibleEntries {
  entries: readonly ChatEntry[];
  /** Whether lines were added or removed at the start, so that the list keeps its distance from the end. */
  shift: boolean;
}

const indexOfKey = (entries: readonly ChatEntry[], key: string | undefined): number =>
  key === undefined ? -1 : entries.findIndex((entry) => entry.key === key);

/**
 * The virtual list accepts new lines at the start or at the end, not both in one render; React may deliver both when a page and
 * a message arrive together. In that case the lines at the start are rendered first, the others directly after.
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
