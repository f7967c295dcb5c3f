import type { ChatStore } from '@paidang/chat/core';
import { limits } from '@paidang/contract/limits';
import { useEffect } from 'react';

const wideQuery = `(min-width: ${limits.breakpoints.md}px)`;

/**
 * Opens the newest room if the address names none: next to the list there is always an open room. On a narrow page the list is a
 * page of its own.
 */
export function useNewestRoom(chat: ChatStore | null, room: string | null, onOpen: (room: string) => void): void {
  useEffect(() => {
    if (!chat || room !== null || !matchMedia(wideQuery).matches) return;
    const openNewest = () => {
      const [newest] = chat.getSnapshot().order;
      if (newest) onOpen(newest);
    };
    openNewest();
    return chat.subscribe(openNewest);
  }, [chat, room, onOpen]);
}
