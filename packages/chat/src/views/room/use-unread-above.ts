import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatEntry, ConversationLines } from '../../core';

interface UnreadAbove {
  /** Whether unread messages begin above the viewport and have not been in view yet. */
  isAbove: boolean;
  onScroll: () => void;
}

/** Tracks whether the first unread message is out of view, until it has been in view once. */
export function useUnreadAbove(
  list: RefObject<VirtualizerHandle | null>,
  { firstUnread, unreadBefore }: ConversationLines,
  entries: readonly ChatEntry[],
): UnreadAbove {
  const [isAbove, setIsAbove] = useState(false);
  const reached = useRef<string | null>(null);

  const look = useCallback(() => {
    const handle = list.current;
    // Before the first layout nothing is in view.
    if (!handle || handle.viewportSize === 0) return;
    const index = firstUnread === null ? -1 : entries.findIndex(({ key }) => key === firstUnread);
    const above = index >= 0 && (unreadBefore > 0 || index < handle.findItemIndex(handle.scrollOffset));
    if (!above) reached.current = firstUnread;
    setIsAbove(above && reached.current !== firstUnread);
  }, [list, entries, firstUnread, unreadBefore]);

  // The list scrolls past a prepended page only in the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look]);
  return { isAbove, onScroll: look };
}
