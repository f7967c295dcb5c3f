import type { StoreContext } from './context';
import { roomPatched } from './rooms';
import { type ChatEntry, itemOf, modeOf } from './state';

/** Delay for reporting a burst of messages as read only once. */
const seenEvery = 1_000;

export interface ReadState {
  /** Whether the end of this room is on screen. */
  isRead(room: string): boolean;
  /** The room is on screen: marks it as read and places the unread separator. */
  look(room: string): void;
  /** Stores what the view reports about its visibility. */
  watch(room: string, change: { visible?: boolean; atEnd?: boolean }): void;
  /** Notifies the server, and the other side, that everything was read. */
  markSeen(room: string): void;
  /** Places the separator above the first of the messages that were unread when the room was opened. */
  separate(room: string): void;
  /** An older page was prepended: unread messages may begin in it. */
  extend(room: string): void;
  forget(room: string): void;
}

/** Walks up from a line past this many messages of the other side; returns the first of them, and how many are not loaded. */
function firstOf(unread: number, entries: readonly ChatEntry[], from: number) {
  let unreadBefore = unread;
  let firstUnread: string | undefined;
  for (let at = from - 1; at >= 0 && unreadBefore > 0; at -= 1) {
    const entry = entries[at];
    if (!entry || entry.message.is_sender) continue;
    firstUnread = entry.key;
    unreadBefore -= 1;
  }
  return { unreadBefore, ...(firstUnread === undefined ? {} : { firstUnread }) };
}

export function createReading(context: StoreContext, whisperSeen: (room: string) => void): ReadState {
  const { port, clock } = context;
  const views = new Map<string, { visible: boolean; atEnd: boolean }>();
  const unreadAtOpening = new Map<string, number>();
  const marking = new Map<string, 'once' | 'again'>();

  const viewOf = (room: string) => views.get(room) ?? { visible: true, atEnd: true };
  const onScreen = (room: string): boolean => (modeOf(context.state(), room) ?? -1) >= 0 && viewOf(room).visible;

  function report(room: string): void {
    port.markSeen(room).catch(context.report);
    whisperSeen(room);
    marking.set(room, 'once');
    clock.after(seenEvery, () => {
      const again = marking.get(room) === 'again';
      marking.delete(room);
      if (again) report(room);
    });
  }

  function markSeen(room: string): void {
    context.update((state) => roomPatched(state, room, { unseen_count: 0 }));
    if (marking.has(room)) marking.set(room, 'again');
    else report(room);
  }

  function separate(room: string): void {
    const { entries, status } = context.conversation(room);
    if (status !== 'ready') return;
    const unread = unreadAtOpening.get(room) ?? 0;
    unreadAtOpening.delete(room);
    context.converse(room, { firstUnread: null, ...firstOf(unread, entries, entries.length) });
  }

  function extend(room: string): void {
    const { firstUnread, unreadBefore } = context.conversation(room);
    if (unreadBefore === 0) return;
    const { entries } = context.log(room);
    const from = entries.findIndex(({ key }) => key === firstUnread);
    context.publish(room, firstOf(unreadBefore, entries, Math.max(0, from)));
  }

  function look(room: string): void {
    const unread = itemOf(context.state(), room)?.unseen_count ?? 0;
    unreadAtOpening.set(room, unread);
    separate(room);
    markSeen(room);
  }

  return {
    look,
    separate,
    extend,
    markSeen,
    isRead: (room) => onScreen(room) && viewOf(room).atEnd,
    watch(room, change) {
      const before = viewOf(room);
      const after = { ...before, ...change };
      views.set(room, after);
      const unseen = itemOf(context.state(), room)?.unseen_count ?? 0;
      if (!before.visible && after.visible && onScreen(room) && unseen > 0) look(room);
      if (!after.atEnd || !onScreen(room)) return;
      if (context.conversation(room).below > 0) context.converse(room, { below: 0 });
      if (!before.atEnd && unseen > 0) markSeen(room);
    },
    forget(room) {
      views.delete(room);
      unreadAtOpening.delete(room);
    },
  };
}
