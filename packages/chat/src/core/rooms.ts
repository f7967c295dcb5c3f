import { lastWords } from '@paidang/contract/rules';
import { type ChatMessage, type ChatRoomItem, completeRoom, type PortRoom } from './models';
import { type ChatMode, type ChatState, type ChatWindow, itemOf } from './state';

type ChatStatePatch = Partial<ChatState>;

const indexed = (state: ChatState, items: readonly PortRoom[]) => ({
  ...state.rooms,
  ...Object.fromEntries(items.map((item) => [item.chatroom_uuid, completeRoom(item)])),
});

/** The whole list, as sent by the server. */
export const listed = (state: ChatState, items: readonly PortRoom[]): ChatStatePatch => ({
  rooms: indexed(state, items),
  order: items.map((item) => item.chatroom_uuid),
  roomsStatus: 'ready',
});

/** The rooms that match a search; late results of an earlier search are ignored. */
export const foundRooms = (state: ChatState, search: string, items: readonly PortRoom[]): ChatStatePatch =>
  state.search === search
    ? { rooms: indexed(state, items), found: items.map((item) => item.chatroom_uuid), roomsStatus: 'ready' }
    : {};

/** Adds a room, or replaces it with a newer version. */
export function roomKnown(state: ChatState, item: PortRoom): ChatStatePatch {
  const id = item.chatroom_uuid;
  return {
    rooms: { ...state.rooms, [id]: completeRoom(item) },
    order: state.order.includes(id) ? state.order : [id, ...state.order],
  };
}

/** Summary of a room's newest message for the list. */
const wordsOf = (message: ChatMessage): Partial<ChatRoomItem> => ({
  ...lastWords({ ...message, file: message.file ?? null }),
  last_sender: message.sender?.name,
});

export function roomPatched(state: ChatState, room: string, change: Partial<ChatRoomItem>): ChatStatePatch {
  const item = itemOf(state, room);
  return item ? { rooms: { ...state.rooms, [room]: { ...item, ...change } } } : {};
}

/** Moves a room to the top of the list for a new message. */
export function roomBumped(state: ChatState, room: string, message: ChatMessage, unseen: boolean): ChatStatePatch {
  const item = itemOf(state, room);
  if (!item) return {};
  const older = item.created_at !== null && Date.parse(message.created_at) < Date.parse(item.created_at);
  return {
    ...roomPatched(state, room, {
      ...(older ? {} : { ...wordsOf(message), created_at: message.created_at }),
      unseen_count: item.unseen_count + (unseen ? 1 : 0),
    }),
    order: older ? state.order : [room, ...state.order.filter((id) => id !== room)],
  };
}

/** Updates the list when the last message of a room has changed. */
export function roomReworded(state: ChatState, room: string, message: ChatMessage): ChatStatePatch {
  const isLast = itemOf(state, room)?.created_at === message.created_at;
  return isLast ? roomPatched(state, room, wordsOf(message)) : {};
}

export function contactOnline(state: ChatState, room: string, online: boolean): ChatStatePatch {
  const item = itemOf(state, room);
  if (!item || item.contact.online === online) return {};
  return roomPatched(state, room, { contact: { ...item.contact, online } });
}

/** Shows a room in a mode. Full mode holds one room: the previous one closes. */
export function windowsWith(windows: readonly ChatWindow[], room: string, mode: ChatMode): readonly ChatWindow[] {
  const known = windows.find((window) => window.room === room);
  if (known?.mode === mode) return windows;
  const others = windows.filter((window) => window.mode !== mode || mode !== 1 || window.room === room);
  return known ? others.map((window) => (window.room === room ? { room, mode } : window)) : [...others, { room, mode }];
}
