import type { ChatStorage } from './port';

/** Keeps nothing. */
export const noStorage: ChatStorage = {
  read: async () => ({ messages: [], drafts: {}, windows: [] }),
  putMessage: async () => {},
  deleteMessage: async () => {},
  putDraft: async () => {},
  putWindows: async () => {},
};
