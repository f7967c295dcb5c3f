import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ChatMember } from '../../core';
import { useChatStore } from '../../react';

/** An @ that is not part of an email address, and the text after it. */
const atCaret = /(?<![\w.+-])@([^\s@]{0,30})$/u;
const most = 8;
const nobody: readonly ChatMember[] = [];

export interface Mention {
  /** Members to offer; empty while the list is closed. */
  members: readonly ChatMember[];
  active: number;
  listId: string;
  optionId(index: number): string;
  /** To be called when the text or the caret has changed. */
  look(): void;
  close(): void;
  pick(member: ChatMember): void;
  /** Handles a key; returns whether it was meant for the list. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** List of members below an @ in the field of a room; empty if the port does not support mentions. */
export function useMention(room: string, field: RefObject<HTMLTextAreaElement | null>): Mention {
  const store = useChatStore();
  const listId = useId();
  const [{ members, active }, setShown] = useState({ members: nobody, active: 0 });
  /** The last query; a response that arrives after a newer query is ignored. */
  const asked = useRef<string | null>(null);
  const wordsAtCaret = (): string | null => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    if (selectionStart !== selectionEnd) return null;
    return value.slice(0, selectionStart).match(atCaret)?.[1] ?? null;
  };
  const close = () => {
    asked.current = null;
    if (members.length > 0) setShown({ members: nobody, active: 0 });
  };
  useEffect(
    () => () => {
      asked.current = null;
    },
    [],
  );

  const look = () => {
    const words = store.mentions ? wordsAtCaret() : null;
    if (words === null) return close();
    if (words === asked.current) return;
    asked.current = words;
    void store.mentions?.find(room, words).then((found) => {
      if (asked.current === words) setShown({ members: found.slice(0, most), active: 0 });
    });
  };

  const pick = (member: ChatMember) => {
    const element = field.current;
    const words = wordsAtCaret();
    if (!element || words === null) return;
    const caret = element.selectionStart;
    element.focus({ preventScroll: true });
    element.setSelectionRange(caret - words.length, caret);
    // The only way of writing that undo covers; it fires `input` itself.
    if (!document.execCommand('insertText', false, `${member.name} `)) {
      element.setRangeText(`${member.name} `, caret - words.length, caret, 'end');
      store.setText(room, element.value);
    }
    store.mentions?.add(room, member);
    close();
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const chosen = members[active];
    if (!chosen || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: members.length - 1 }[event.key];
    if (step !== undefined) setShown({ members, active: (active + step) % members.length });
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    // Escape closes the list and nothing else.
    event.stopPropagation();
    return true;
  };

  return { members, active, listId, optionId: (index) => `${listId}-${index}`, look, close, pick, onKeyDown };
}
