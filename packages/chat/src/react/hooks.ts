import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  type ChatMode,
  type ChatRoomItem,
  type ChatState,
  type ChatWindow,
  type Composer,
  type Conversation,
  type ConversationLines,
  conversationOf,
  fullRoom,
  isSendable,
  itemOf,
  type LoadStatus,
  modeOf,
  plainText,
  type RoomSearch,
  sameLines,
  unseenTotal,
} from '../core';
import { useChatStore } from './provider';

/**
 * Selects from the state. The component re-renders when the selected value changes, so select one with a stable identity.
 *
 * @example const connected = useChat((state) => state.connection === 'connected');
 */
export function useChat<Selected>(select: (state: ChatState) => Selected): Selected {
  const store = useChatStore();
  const read = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Return value of `useRooms`: the list, its search and its state. */
export interface Rooms {
  /** Rooms that match the search, or all of them; the latest message first. */
  rooms: readonly ChatRoomItem[];
  status: LoadStatus;
  search: string;
  setSearch(text: string): void;
}

/** The list of rooms; they show presence while it is in use. */
export function useRooms(): Rooms {
  const store = useChatStore();
  useEffect(() => store.watchList(), [store]);
  const byId = useChat((state) => state.rooms);
  const order = useChat((state) => state.found ?? state.order);
  const status = useChat((state) => state.roomsStatus);
  const search = useChat((state) => state.search);
  const rooms = useMemo(() => order.flatMap((id) => byId[id] ?? []), [order, byId]);
  return { rooms, status, search, setSearch: store.search };
}

/** Number of unseen messages in all rooms, for a badge. */
export const useUnseenTotal = (): number => useChat(unseenTotal);

/** The open rooms, in the order in which they were opened. */
export const useChatWindows = (): readonly ChatWindow[] => useChat((state) => state.windows);

/** Rooms whose windows were restored after a reload and have not been opened since. */
export const useRestoredRooms = (): readonly string[] => useChat((state) => state.restored);

/** The room shown in full mode. */
export const useFullRoom = (): string | null => useChat(fullRoom);

/** What `useRoom` returns. */
export interface Room {
  /** `undefined` until the list is loaded. */
  item: ChatRoomItem | undefined;
  mode: ChatMode | null;
  conversation: Conversation;
}

/** One room: contact, mode and messages. */
export function useRoom(room: string): Room {
  const item = useChat((state) => itemOf(state, room));
  const mode = useChat((state) => modeOf(state, room));
  const conversation = useChat((state) => conversationOf(state, room));
  return { item, mode, conversation };
}

/** The messages of a room. Keeps its identity while the user types, so that typing costs the same in every room. */
export function useLines(room: string): ConversationLines {
  const kept = useRef<ConversationLines | null>(null);
  return useChat((state) => {
    const now = conversationOf(state, room);
    if (!kept.current || !sameLines(kept.current, now)) kept.current = now;
    return kept.current;
  });
}

/** The search within a room; `null` while it is closed. */
export const useRoomSearch = (room: string): RoomSearch | null =>
  useChat((state) => conversationOf(state, room).search);

/** Return value of `useComposer`: the message being written, and commands. */
export interface ComposerControls extends Composer {
  canSend: boolean;
  setText(text: string): void;
  attach(files: readonly File[]): void;
  detach(id: string): void;
  cancelReply(): void;
  /** Sends the message; returns whether there was one. */
  send(): boolean;
}

const unchanged = (text: string): string => text;

/** Returns a function that turns a message’s text into plain text: without marks if texts are Markdown, otherwise unchanged. */
export const usePlainText = (): ((text: string) => string) => (useChatStore().markdown ? plainText : unchanged);

/** The message being written in a room. */
export function useComposer(room: string): ComposerControls {
  const store = useChatStore();
  const composer = useChat((state) => conversationOf(state, room).composer);
  const setText = useCallback((text: string) => store.setText(room, text), [store, room]);
  const attach = useCallback((files: readonly File[]) => store.attach(room, files), [store, room]);
  const detach = useCallback((id: string) => store.detach(room, id), [store, room]);
  const cancelReply = useCallback(() => store.reply(room, null), [store, room]);
  const send = useCallback(() => store.send(room), [store, room]);
  return { ...composer, canSend: isSendable(composer), setText, attach, detach, cancelReply, send };
}

/** Polls every minute: a timer for midnight would fire late after the device was asleep. */
function everyMinute(update: () => void) {
  const timer = setInterval(update, 60_000);
  return () => clearInterval(timer);
}

/** Midnight at the start of the reader's day; re-renders when a new day begins. */
export function useToday(): number {
  const store = useChatStore();
  const read = () => new Date(store.now()).setHours(0, 0, 0, 0);
  return useSyncExternalStore(everyMinute, read, read);
}
