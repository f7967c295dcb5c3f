import { type RefObject, useEffect, useRef } from 'react';
import { conversationOf } from '../../core';
import { useChat, useChatStore } from '../../react';

/**
 * Moves the focus to the field when its room is opened, and when a message is being replied to.
 *
 * @param isThere Whether the composer is on screen yet.
 */
export function useComposerFocus(room: string, isThere: boolean): RefObject<HTMLTextAreaElement | null> {
  const store = useChatStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const replyTo = useChat((state) => conversationOf(state, room).composer.reply?.uuid);
  const opening = useChat((state) => state.opening);

  useEffect(() => {
    if (opening !== room || !isThere) return;
    // On touch devices the focus would raise the keyboard over the messages.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
    store.opened();
  }, [opening, room, store, isThere]);

  useEffect(() => {
    if (replyTo) field.current?.focus({ preventScroll: true });
  }, [replyTo]);
  return field;
}
