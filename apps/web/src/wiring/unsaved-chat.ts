import type { ChatState, ChatStore, Conversation } from '@paidang/chat/core';
import { useUnsaved } from '../stores/unsaved';

const name = 'chat';

/** Entries being sent are at the end. */
const isUploading = ({ entries }: Conversation): boolean => {
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (!entry || entry.status === 'sent') return false;
    if (entry.upload && entry.status !== 'failed') return true;
  }
  return false;
};

/** The text of a closed room is already stored; files in a composer never are. */
const hasUnsaved = ({ conversations, windows }: ChatState): boolean => {
  const open = new Set(windows.flatMap(({ room, mode }) => (mode === -1 ? [] : room)));
  return Object.entries(conversations).some(
    ([room, conversation]) =>
      conversation.composer.attachments.length > 0 ||
      (open.has(room) && conversation.composer.text.trim() !== '') ||
      isUploading(conversation),
  );
};

/** Marks the page as unsaved while the chat holds anything a reload would lose. Returns a function that stops it. */
export function markUnsavedChat(chat: Pick<ChatStore, 'getSnapshot' | 'subscribe'>): () => void {
  const { set } = useUnsaved.getState();
  const mark = () => set(name, hasUnsaved(chat.getSnapshot()));
  const stop = chat.subscribe(mark);
  mark();
  return () => {
    stop();
    set(name, false);
  };
}
