import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { conversationOf } from '../../core';
import { useChatStore } from '../../react';

const highlightDuration = 1_600;

function isInView(list: VirtualizerHandle | null, index: number): boolean {
  if (!list) return false;
  const start = list.getItemOffset(index) - list.scrollOffset;
  return start >= 0 && start + list.getItemSize(index) <= list.viewportSize;
}

/** Goes to a message, loading older pages if necessary, and highlights it for a moment. Does not scroll if it is in view. */
export function useJump(list: RefObject<VirtualizerHandle | null>, room: string, release: () => void) {
  const store = useChatStore();
  const [lit, setLit] = useState<string | null>(null);

  useEffect(() => {
    if (lit === null) return;
    const timer = setTimeout(() => setLit(null), highlightDuration);
    return () => clearTimeout(timer);
  }, [lit]);

  const jump = useCallback(
    async (uuid: string) => {
      if (!(await store.reveal(room, uuid))) return;
      requestAnimationFrame(() => {
        const { entries } = conversationOf(store.getSnapshot(), room);
        const index = entries.findIndex(({ message }) => message.message_uuid === uuid);
        if (index < 0) return;
        if (!isInView(list.current, index)) {
          release();
          list.current?.scrollToIndex(index, { align: 'center' });
        }
        setLit(entries[index]?.key ?? null);
      });
    },
    [store, room, list, release],
  );
  const jumpToUnread = useCallback(async () => {
    const uuid = await store.revealUnread(room);
    if (uuid !== null) await jump(uuid);
  }, [store, room, jump]);
  return { lit, jump, jumpToUnread };
}
