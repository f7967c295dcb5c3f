import type { ChatStorage } from './port';

/** Stores nothing. */
export const noStorage: ChatStorage = {
  read: async () => ({ messages: [], drafts: {}, windows: [] }),
  putMessage: async () => {},
  deleteMessage: async () => {},
  putDraft: async () => {},
  putWindows: async () => {},
};
