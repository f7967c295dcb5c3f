import { unseenTotal } from '@paidang/chat/core';
import { useCallback, useSyncExternalStore } from 'react';
import { useLive } from '../stores/live';

const nothing = () => () => {};

/** Unseen chat messages, 0 until the chat is there. */
export function useUnseenMessages(): number {
  const chat = useLive((state) => state.chat);
  const read = useCallback(() => (chat ? unseenTotal(chat.getSnapshot()) : 0), [chat]);
  return useSyncExternalStore(chat?.subscribe ?? nothing, read, read);
}
