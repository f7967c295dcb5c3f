import type { ChatState, ChatStore, Conversation } from '@paidang/chat/core';
import { useUnsaved } from '../stores/unsaved';

const name = 'chat';

/** Those on their way out come last. */
const isUploading = ({ entries }: Conversation): boolean => {
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (!entry || entry.status === 'sent') return false;
    if (entry.upload && entry.status !== 'failed') return true;
  }
  return false;
};

/** Words of a room nobody has open were kept long ago; files in a composer never are. */
const isAtWork = ({ conversations, windows }: ChatState): boolean => {
  const open = new Set(windows.flatMap(({ room, mode }) => (mode === -1 ? [] : room)));
  return Object.entries(conversations).some(
    ([room, conversation]) =>
      conversation.composer.attachments.length > 0 ||
      (open.has(room) && conversation.composer.text.trim() !== '') ||
      isUploading(conversation),
  );
};

/** Tells the rest of the page while the chat holds what a reload would lose; the answer ends that. */
export function markUnsavedChat(chat: Pick<ChatStore, 'getSnapshot' | 'subscribe'>): () => void {
  const { set } = useUnsaved.getState();
  const mark = () => set(name, isAtWork(chat.getSnapshot()));
  const stop = chat.subscribe(mark);
  mark();
  return () => {
    stop();
    set(name, false);
  };
}
