import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ChatEntry, ConversationLines } from '../../core';

interface VisibleEntries {
  entries: readonly ChatEntry[];
  /** Whether lines came in front, so that the list keeps its distance from the end. */
  shift: boolean;
}

interface RenderedEntries {
  first: string | undefined;
  count: number;
}

const indexOfKey = (entries: readonly ChatEntry[], key: string | undefined): number =>
  key === undefined ? -1 : entries.findIndex((entry) => entry.key === key);

/**
 * The virtual list takes lines in front or at the end, never both in one render; React may well hand it both when a page
 * and a message arrive together. Then what came in front is shown first, the rest right after.
 */
export function useSteps({ entries }: ConversationLines): VisibleEntries {
  const shown = useRef<RenderedEntries>({ first: undefined, count: 0 });
  const [, showRest] = useReducer((count: number) => count + 1, 0);
  const { first, count } = shown.current;
  const inFront = Math.max(0, indexOfKey(entries, first));
  const both = inFront > 0 && entries.length !== count + inFront;
  const visible = both ? entries.slice(0, count + inFront) : entries;

  useLayoutEffect(() => {
    shown.current = { first: visible[0]?.key, count: visible.length };
    if (visible.length < entries.length) showRest();
  });

  return { entries: visible, shift: inFront > 0 };
}
