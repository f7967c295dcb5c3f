import { createStore, del, entries, set } from 'idb-keyval';
import type { ChatStorage, ChatWindow, ComposerDraft, QueuedMessage } from '../core';

/** Options of `createChatStorage`. */
export interface ChatStorageOptions {
  /** Id of the account: another account on the same device neither sees nor sends what was stored here. */
  account: string;
}

/**
 * Stores unsent messages with their files, drafts and open rooms in IndexedDB.
 *
 * @example <ChatProvider port={port} storage={createChatStorage({ account: user.uuid })}>
 */
export function createChatStorage({ account }: ChatStorageOptions): ChatStorage {
  // If the browser blocks storage, opening throws at once: every call is async, so that it rejects instead.
  const store = createStore(`paidang-chat-${account}`, 'kept');
  return {
    async read() {
      const kept = await entries<string, unknown>(store);
      const of = (prefix: string) => kept.filter(([key]) => key.startsWith(prefix));
      return {
        messages: of('message:').map(([, value]) => value as QueuedMessage),
        drafts: Object.fromEntries(
          of('draft:').map(([key, value]) => [key.slice('draft:'.length), value as ComposerDraft]),
        ),
        windows: (of('windows')[0]?.[1] as readonly ChatWindow[] | undefined) ?? [],
      };
    },
    putMessage: async (message) => set(`message:${message.clientId}`, message, store),
    deleteMessage: async (clientId) => del(`message:${clientId}`, store),
    putDraft: async (room, draft) => (draft ? set(`draft:${room}`, draft, store) : del(`draft:${room}`, store)),
    putWindows: async (windows) => set('windows', windows, store),
  };
}
