import { lastWords } from '@paidang/contract/rules';
import { type ChatMessage, type ChatPort, ChatRefusal, type ChatRoomItem } from '../core';
import { buildMessage } from '../testing/builders';

/** A room of the port, with its messages. */
export interface MemoryRoom {
  item: ChatRoomItem;
  /** Oldest first. @default the last message of `item`, if any */
  messages?: ChatMessage[];
}

/** Summary of a message for the list. */
const wordsOf = (message: ChatMessage): Partial<ChatRoomItem> => ({
  ...lastWords({ ...message, file: message.file ?? null }),
  last_sender: message.sender?.name,
});

/** Adds its last message to a room, for the list. */
function withLastMessage({ item, messages }: MemoryRoom): Required<MemoryRoom> {
  const last = messages?.at(-1);
  if (last && item.text === '') item = { ...item, ...wordsOf(last), created_at: last.created_at };
  if (messages || item.text === '') return { item, messages: [...(messages ?? [])] };
  const { text, is_sender, created_at } = item;
  return { item, messages: [buildMessage({ text, is_sender, ...(created_at ? { created_at } : {}) })] };
}

/** In-memory storage of a chat server: rooms and their messages. */
export function createMemoryRooms(rooms: readonly MemoryRoom[]) {
  const all = new Map(rooms.map((room) => [room.item.chatroom_uuid, withLastMessage(room)]));
  if (all.size < rooms.length) {
    const duplicate = rooms.find(
      ({ item }, at) => rooms.findIndex((room) => room.item.chatroom_uuid === item.chatroom_uuid) < at,
    );
    throw new Error(
      `@paidang/chat: two rooms have the id ${duplicate?.item.chatroom_uuid}. Omit the id, and each room gets its own.`,
    );
  }
  const get = (id: string): Required<MemoryRoom> => {
    const room = all.get(id);
    if (!room) throw new ChatRefusal(`@paidang/chat: the memory port has no room ${id}.`);
    return room;
  };
  const pageOf = (id: string, found: readonly ChatMessage[], messages: ChatMessage[], perPage: number) => ({
    messages,
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
    total: found.length,
    contact: get(id).item.contact,
  });

  return {
    /** @throws ChatRefusal if it does not exist */
    get,
    /** The room shared with a contact. */
    ofContact: (contact: string): Required<MemoryRoom> | undefined =>
      [...all.values()].find(({ item }) => item.contact.uuid === contact),
    /** Rooms that match the search, the latest message first. */
    list: (search: string): ChatRoomItem[] =>
      [...all.values()]
        .map(({ item }) => item)
        .filter(({ contact, text }) => `${contact.name}\n${text}`.includes(search))
        .toSorted((a, b) => Date.parse(b.created_at ?? '1970-01-01') - Date.parse(a.created_at ?? '1970-01-01')),
    /** Adds a message, and updates the list. */
    add(id: string, message: ChatMessage): void {
      const room = get(id);
      room.messages.push(message);
      room.item = { ...room.item, ...wordsOf(message), created_at: message.created_at };
      if (!message.is_sender) room.item = { ...room.item, unseen_count: room.item.unseen_count + 1 };
    },
    /** Replaces a changed message. */
    replace(id: string, uuid: string, change: (message: ChatMessage) => ChatMessage): ChatMessage {
      const room = get(id);
      const before = room.messages.find(({ message_uuid }) => message_uuid === uuid);
      if (!before) throw new ChatRefusal(`@paidang/chat: the memory port has no message ${uuid}.`);
      const after = change(before);
      room.messages = room.messages.map((message) => (message === before ? after : message));
      const last = room.messages.at(-1);
      if (last) room.item = { ...room.item, ...wordsOf(last) };
      return after;
    },
    page({ room: id, page, perPage, after }: Parameters<ChatPort['listMessages']>[0]) {
      const { messages } = get(id);
      const from = after ? messages.findIndex(({ message_uuid }) => message_uuid === after) + 1 : 0;
      const wanted = after ? messages.slice(from) : messages.toReversed();
      return pageOf(id, messages, wanted.slice((page - 1) * perPage, page * perPage), perPage);
    },
    pageAt({ room: id, at, side, perPage }: Parameters<NonNullable<ChatPort['pageAt']>>[0]) {
      const { messages } = get(id);
      const index = messages.findIndex(({ message_uuid }) => message_uuid === at);
      if (index < 0) throw new ChatRefusal('@paidang/chat: this room has no such message.');
      const half = Math.floor(perPage / 2);
      const [from, to] = {
        before: [0, index],
        after: [index + 1, messages.length],
        around: [Math.max(0, index + 1 - (perPage - half)), index + 1 + half],
      }[side] as [number, number];
      const found = messages.slice(from, to);
      return pageOf(id, found, (side === 'after' ? found : found.toReversed()).slice(0, perPage), perPage);
    },
    /** Ids of the messages that match the search, newest first. */
    find: (id: string, sought: string): string[] =>
      get(id)
        .messages.filter(({ text, file }) =>
          `${text}\n${file?.name ?? ''}`.toLowerCase().includes(sought.toLowerCase()),
        )
        .map(({ message_uuid }) => message_uuid)
        .toReversed(),
  };
}
