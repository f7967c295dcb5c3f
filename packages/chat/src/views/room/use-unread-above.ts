import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatEntry, ConversationLines } from '../../core';

interface UnreadAbove {
  /** Whether unread messages begin above what is on screen, and their reader has not been there. */
  isAbove: boolean;
  onScroll: () => void;
}

/** Watches for the first unread message to be out of sight, until it has been in sight once. */
export function useUnreadAbove(
  list: RefObject<VirtualizerHandle | null>,
  { firstUnread, unreadBefore }: ConversationLines,
  entries: readonly ChatEntry[],
): UnreadAbove {
  const [isAbove, setIsAbove] = useState(false);
  const reached = useRef<string | null>(null);

  const look = useCallback(() => {
    const handle = list.current;
    // Before the first layout nothing is in sight.
    if (!handle || handle.viewportSize === 0) return;
    const index = firstUnread === null ? -1 : entries.findIndex(({ key }) => key === firstUnread);
    const above = index >= 0 && (unreadBefore > 0 || index < handle.findItemIndex(handle.scrollOffset));
    if (!above) reached.current = firstUnread;
    setIsAbove(above && reached.current !== firstUnread);
  }, [list, entries, firstUnread, unreadBefore]);

  // A page that has come in front is scrolled past in the next frame only.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look]);
  return { isAbove, onScroll: look };
}
