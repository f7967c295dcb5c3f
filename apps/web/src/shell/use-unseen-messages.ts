import { useCallback, useSyncExternalStore } from 'react';
import { useLive } from '../stores/live';

const nothing = () => () => {};

/** Unseen chat messages, 0 until the chat is there. */
export function useUnseenMessages(): number {
  const chat = useLive((state) => state.chat);
  const unseenIn = useLive((state) => state.unseenIn);
  const read = useCallback(() => (chat ? unseenIn(chat.getSnapshot()) : 0), [chat, unseenIn]);
  return useSyncExternalStore(chat?.subscribe ?? nothing, read, read);
}
