import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type ChatStore, type ChatStoreOptions, createChatStore } from '../core';
import { type ChatLabelOverrides, type ChatLabels, defaultLabels, withLabels } from '../labels';

const StoreContext = createContext<ChatStore | null>(null);
const LabelsContext = createContext<ChatLabels>(defaultLabels);

export interface ChatProviderProps extends ChatStoreOptions {
  /** A store made with `createChatStore`, when something outside React needs it too. @default made from the other props */
  store?: ChatStore;
  /** Replaces any of the strings. */
  labels?: ChatLabelOverrides;
  children: ReactNode;
}

/**
 * Connects the chat while mounted. The port and storage of the first render are used; give it a `key` per account.
 *
 * @example
 * <ChatProvider key={user.uuid} port={port} storage={createChatStorage({ account: user.uuid })}>
 *   <Chat />
 * </ChatProvider>
 */
export function ChatProvider({ store: given, labels, children, ...options }: ChatProviderProps) {
  const [store] = useState(() => given ?? createChatStore(options));
  useEffect(() => store.start(), [store]);
  const merged = useMemo(() => withLabels(labels), [labels]);
  return (
    <StoreContext.Provider value={store}>
      <LabelsContext.Provider value={merged}>{children}</LabelsContext.Provider>
    </StoreContext.Provider>
  );
}

/** The store of the nearest provider: all commands. */
export function useChatStore(): ChatStore {
  const store = useContext(StoreContext);
  if (!store) {
    throw new Error(
      '@paidang/chat: no <ChatProvider> was found. The chat needs its port from there: put the provider around this part.',
    );
  }
  return store;
}

export const useChatLabels = (): ChatLabels => useContext(LabelsContext);
