import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider } from '@paidang/ui/locale';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type ChatStore, type ChatStoreOptions, createChatStore } from '../core';
import { type ChatLabels, defaultLabels } from '../labels';
import { type ChatComponents, ComponentsContext, noComponents } from './components';

const StoreContext = createContext<ChatStore | null>(null);
const LabelsContext = createContext<ChatLabels>(defaultLabels);

interface ProviderBaseProps {
  /** Labels to override. */
  labels?: LabelOverrides<ChatLabels>;
  /** Language of dates and numbers, a BCP 47 tag. @default that of the nearest `LocaleProvider`, else 'zh-TW' */
  locale?: string | undefined;
  /**
   * Parts of the chat to replace. Define them outside the component that renders the provider: a new function is a new
   * component.
   * @default `defaultComponents`
   */
  components?: Partial<ChatComponents> | undefined;
  children: ReactNode;
}

/** Either a port with options, or a store from `createChatStore` that is also used outside React. */
export type ChatProviderProps = ProviderBaseProps & ((ChatStoreOptions & { store?: never }) | { store: ChatStore });

/**
 * Connects the chat while mounted. Port and storage of the first render are used; set a `key` per account.
 *
 * @example
 * <ChatProvider key={user.uuid} port={port} storage={createChatStorage({ account: user.uuid })}>
 *   <Chat />
 * </ChatProvider>
 */
export function ChatProvider({ labels, locale, components = noComponents, children, ...source }: ChatProviderProps) {
  const [store] = useState(() => source.store ?? createChatStore(source));
  useEffect(() => store.start(), [store]);
  const merged = useMemo(() => mergeLabels(defaultLabels, labels), [labels]);
  return (
    <LocaleProvider locale={locale}>
      <StoreContext.Provider value={store}>
        <LabelsContext.Provider value={merged}>
          <ComponentsContext.Provider value={components}>{children}</ComponentsContext.Provider>
        </LabelsContext.Provider>
      </StoreContext.Provider>
    </LocaleProvider>
  );
}

/** The store of the nearest provider, with all commands. */
export function useChatStore(): ChatStore {
  const store = useContext(StoreContext);
  if (!store) {
    throw new Error(
      '@paidang/chat: no <ChatProvider> was found. The chat needs its port from there: put the provider around this part.',
    );
  }
  return store;
}

/** Labels of the chat: those of the host over the defaults. */
export const useChatLabels = (): ChatLabels => useContext(LabelsContext);
