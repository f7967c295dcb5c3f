import type { ChatStorage, StoredChat } from '../core';

/** A `ChatStorage` in memory, which is lost with the page. */
export interface MemoryStorage extends ChatStorage {
  /** The currently stored state. */
  readonly kept: StoredChat;
}

/** Creates a storage in memory; pass the same one to a second store to test a reload. */
export function createMemoryStorage(initial: Partial<StoredChat> = {}): MemoryStorage {
  const kept: StoredChat = { messages: [], drafts: {}, windows: [], ...initial };
  return {
    kept,
    read: async () => ({ ...kept, messages: [...kept.messages], drafts: { ...kept.drafts } }),
    async putMessage(message) {
      const others = kept.messages.filter(({ clientId }) => clientId !== message.clientId);
      kept.messages = [...others, message];
    },
    async deleteMessage(clientId) {
      kept.messages = kept.messages.filter((message) => message.clientId !== clientId);
    },
    async putDraft(room, draft) {
      const { [room]: _, ...others } = kept.drafts;
      kept.drafts = draft ? { ...others, [room]: draft } : others;
    },
    async putWindows(windows) {
      kept.windows = windows;
    },
  };
}
