import type { ChatContact, ChatMention, ChatMessage, ChatRoomItem } from './models';

/** 0 popup, 1 full, -1 minimised avatar. */
export type ChatMode = 0 | 1 | -1;

/** An open room and its mode. */
export interface ChatWindow {
  room: string;
  mode: ChatMode;
}

/** Progress of loading. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'error';

/** `queued` waits for its turn, `failed` waits for {@link ChatStore.retry} or the next connection. */
export type EntryStatus = 'sent' | 'queued' | 'sending' | 'failed';

/** The part of a message shown in a reply. */
export interface QuotedMessage {
  uuid: string;
  /** Sender of the message; `null` for own messages. */
  name: string | null;
  text: string;
  /** Name of its file. */
  file: string | null;
}

/** A message that is not sent yet; survives a reload. */
export interface QueuedMessage {
  clientId: string;
  room: string;
  text: string;
  reply: QuotedMessage | null;
  /** Members mentioned in the text. */
  mentions?: readonly ChatMention[] | undefined;
  file: File | null;
  createdAt: string;
  /** Whether the last attempt failed. */
  failed: boolean;
}

/** One line of a conversation: a delivered or a pending message. */
export interface ChatEntry {
  /** Stays the same from writing to delivery. */
  key: string;
  message: ChatMessage;
  status: EntryStatus;
  /** Why the server refused it, as its message says; `null` while retrying may help. */
  refusal: string | null;
  /** Uploaded fraction of its file, 0 to 1; `null` without an upload. */
  progress: number | null;
  /** The file itself until it is delivered, for a preview. */
  upload: File | null;
}

/** A file to be sent with the message being written. */
export interface Attachment {
  id: string;
  file: File;
}

/** A refused file, with the reason. */
export interface FileRefusal {
  id: string;
  /** Name of the file. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** `type`, `size`, or a message from the host's own check. */
  reason: string;
}

/** The message being written in a room. */
export interface Composer {
  text: string;
  /** Reply mode is on while this is set. */
  reply: QuotedMessage | null;
  /** Members picked from the list; only those whose names are still in the text are mentioned. */
  mentions?: readonly ChatMention[] | undefined;
  attachments: readonly Attachment[];
  /** Files of the last selection that were refused, with reasons. */
  refusals: readonly FileRefusal[];
}

/** The part of a composer that survives a reload. */
export type ComposerDraft = Pick<Composer, 'text' | 'reply' | 'mentions'>;

/** Search within a conversation, while it is open. */
export interface RoomSearch {
  /** The text of the last search. */
  words: string;
  /** `loading` until the target hit is loaded. */
  status: LoadStatus;
  /** Ids of the known hits, newest first. */
  hits: readonly string[];
  /** Number of all hits, known or not. */
  total: number;
  /** Index of the current or target hit. */
  at: number;
  /** The hit that was reached: a new object each time, even for the same hit. */
  reached: { uuid: string } | null;
}

/** Loaded messages of a room. */
export interface Conversation {
  status: LoadStatus;
  /** Oldest first, pending ones last: a new array whenever a line is added, changed or removed. */
  entries: readonly ChatEntry[];
  older: 'none' | 'more' | 'loading';
  /** Key of the entry before which messages are missing, after a jump far back. */
  gap: string | null;
  /** Key of the first message that was unread when the room was opened or last viewed. */
  firstUnread: string | null;
  /** Number of unread messages before it, on pages that are not loaded yet. */
  unreadBefore: number;
  /** Key of the last own message the other side has read. */
  lastSeen: string | null;
  /** Number of messages that arrived while the reader was further up. */
  below: number;
  typing: boolean;
  /** Who is typing, in a group. */
  typist?: string | null | undefined;
  /** The newest message that arrived live, to be announced once. */
  arrived: ChatEntry | null;
  composer: Composer;
  /** Server id of the message being edited. */
  editing: string | null;
  /** `null` while it is closed. */
  search: RoomSearch | null;
}

/** State of the chat at one moment. Immutable: each change creates a new object. */
export interface ChatState {
  connection: 'idle' | 'connecting' | 'connected' | 'disconnected';
  rooms: Readonly<Record<string, ChatRoomItem>>;
  /** Room ids, the latest message first. */
  order: readonly string[];
  roomsStatus: LoadStatus;
  search: string;
  /** Room ids that match `search`; `null` without a search. */
  found: readonly string[] | null;
  windows: readonly ChatWindow[];
  /** Rooms whose windows were restored after a reload and have not been opened since. */
  restored: readonly string[];
  /** The room that was just opened, until its view has taken the focus. */
  opening: string | null;
  conversations: Readonly<Record<string, Conversation>>;
}

export const emptyComposer: Composer = { text: '', reply: null, attachments: [], refusals: [] };

const emptyConversation: Conversation = {
  status: 'idle',
  entries: [],
  older: 'none',
  gap: null,
  firstUnread: null,
  unreadBefore: 0,
  lastSeen: null,
  below: 0,
  typing: false,
  arrived: null,
  composer: emptyComposer,
  editing: null,
  search: null,
};

export const initialState: ChatState = {
  connection: 'idle',
  rooms: {},
  order: [],
  roomsStatus: 'idle',
  search: '',
  found: null,
  windows: [],
  restored: [],
  opening: null,
  conversations: {},
};

/** The conversation of a room; an empty one if nothing is loaded. */
export const conversationOf = (state: ChatState, room: string): Conversation =>
  (Object.hasOwn(state.conversations, room) && state.conversations[room]) || emptyConversation;

/** A room of the list. Ids also come from URLs, so they may be names of built-in properties such as `__proto__`. */
export const itemOf = ({ rooms }: Pick<ChatState, 'rooms'>, room: string): ChatRoomItem | undefined =>
  Object.hasOwn(rooms, room) ? rooms[room] : undefined;

/** A conversation without its composer and search. */
export type ConversationLines = Omit<Conversation, 'composer' | 'search'>;

/** Whether only the composer or the search differs, as after each keystroke. */
export const sameLines = (a: ConversationLines, b: ConversationLines): boolean =>
  a.entries === b.entries &&
  a.status === b.status &&
  a.older === b.older &&
  a.gap === b.gap &&
  a.firstUnread === b.firstUnread &&
  a.unreadBefore === b.unreadBefore &&
  a.lastSeen === b.lastSeen &&
  a.below === b.below &&
  a.typing === b.typing &&
  a.typist === b.typist &&
  a.editing === b.editing &&
  a.arrived === b.arrived;

/** Number of unseen messages in all rooms. */
export const unseenTotal = (state: ChatState): number =>
  state.order.reduce((total, room) => total + (state.rooms[room]?.unseen_count ?? 0), 0);

/** Mode of a room; `null` while it is closed. */
export const modeOf = (state: ChatState, room: string): ChatMode | null =>
  state.windows.find((window) => window.room === room)?.mode ?? null;

/** The room shown in full mode. */
export const fullRoom = (state: ChatState): string | null =>
  state.windows.find((window) => window.mode === 1)?.room ?? null;

export type { ChatContact, ChatMessage, ChatRoomItem };
