import type { ChatState, ChatStore } from '@paidang/chat/core';
import { useEffect, useState } from 'react';
import { labels } from '#labels/shell';

const isOpen = ({ windows }: ChatState, room: string) => windows.some((one) => one.room === room && one.mode !== -1);

/** Announces a message in a room that is not open to screen readers; open rooms announce their own. */
export function ArrivalAnnouncer({ store }: { store: ChatStore }) {
  const [announced, setAnnounced] = useState<{ id: string; words: string } | null>(null);
  useEffect(() => {
    let known: ChatState['rooms'] | null = null;
    const announceNew = () => {
      const state = store.getSnapshot();
      if (state.roomsStatus !== 'ready' || state.rooms === known) return;
      const before = known;
      known = state.rooms;
      if (!before) return;
      for (const [room, { unseen_count: unseen, contact, text, created_at }] of Object.entries(state.rooms)) {
        if (unseen <= (before[room]?.unseen_count ?? 0) || isOpen(state, room)) continue;
        setAnnounced({ id: `${room} ${created_at}`, words: labels.chatArrived(contact.name, text) });
      }
    };
    announceNew();
    return store.subscribe(announceNew);
  }, [store]);
  return (
    <div role="log" aria-label={labels.chatArrivals} aria-live="polite" className="sr-only">
      {announced ? <p key={announced.id}>{announced.words}</p> : null}
    </div>
  );
}
