import type { ChatState } from '@paidang/chat/core';
import { useCallback, useSyncExternalStore } from 'react';
import { useLive } from '../../stores/live';

const noSubscription = () => () => {};

/** Selects from the chat's state; `missing` until the chat has loaded. @param select must be the same function in every render */
function useChatState<Value>(select: (state: ChatState) => Value, missing: Value): Value {
  const chat = useLive((state) => state.chat);
  const read = useCallback(() => (chat ? select(chat.getSnapshot()) : missing), [chat, select, missing]);
  return useSyncExternalStore(chat?.subscribe ?? noSubscription, read, read);
}

const headsIn = ({ windows }: ChatState) =>
  windows.some(({ mode }) => mode === 0) ? 'window' : windows.filter(({ mode }) => mode === -1).length;
const isOpenIn = ({ windows }: ChatState) => windows.length > 0;

/** Number of minimised chats at the bottom right, or `'window'` while one is open there. */
export const useChatHeads = (): number | 'window' => useChatState<number | 'window'>(headsIn, 0);

/** Whether any conversation is open; the chat views are loaded only then. */
export const useChatIsOpen = (): boolean => useChatState(isOpenIn, false);

/** Number of unseen chat messages; 0 until the chat has loaded. */
export const useUnseenMessages = (): number =>
  useChatState(
    useLive((state) => state.unseenIn),
    0,
  );
