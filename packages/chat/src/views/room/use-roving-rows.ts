import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatEntry } from '../../core';

interface RovingRows {
  /** Index of the row that is the Tab stop. */
  active: number;
  /** Whether a row is hovered, or was focused last: only such a row needs its buttons. */
  isAttended: (key: string) => boolean;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: { target: EventTarget }) => void;
    onPointerOver: (event: { target: EventTarget }) => void;
  };
}

const keyOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-slot=chat-message]')?.dataset.key ?? null) : null;

/** A single Tab stop for all messages; ↑ ↓ Home End move between them, mounted or not. */
export function useRovingRows(
  list: RefObject<VirtualizerHandle | null>,
  root: RefObject<HTMLElement | null>,
  entries: readonly ChatEntry[],
): RovingRows {
  const [key, setKey] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const known = key === null ? -1 : entries.findIndex((entry) => entry.key === key);
  const active = known < 0 ? entries.length - 1 : known;

  /** A row that was out of view is hidden until it is measured, some frames later. */
  const focusRow = (wanted: string | undefined, tries = 30) => {
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-slot=chat-message]') ?? [];
    const row = [...rows].find((candidate) => candidate.dataset.key === wanted);
    row?.focus({ preventScroll: true });
    if (!row?.matches(':focus') && tries > 0) requestAnimationFrame(() => focusRow(wanted, tries - 1));
  };

  return {
    active,
    isAttended: (row) => row === key || row === pointed,
    handlers: {
      onFocus: ({ target }) => setKey(keyOf(target)),
      onPointerOver: ({ target }) => setPointed(keyOf(target)),
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || keyOf(event.target) === null) return;
        const last = entries.length - 1;
        const to = { ArrowUp: active - 1, ArrowDown: active + 1, Home: 0, End: last }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const next = Math.min(last, Math.max(0, to));
        list.current?.scrollToIndex(next, { align: 'nearest' });
        const wanted = entries[next]?.key;
        setKey(wanted ?? null);
        focusRow(wanted);
      },
    },
  };
}
