import type { ChatContact, ChatMention, ChatMessage, ChatRoomItem } from './models';

/** 0 popup, 1 full, -1 minimised avatar. */
export type ChatMode = 0 | 1 | -1;

/** A room that is open, and how it is shown. */
export interface ChatWindow {
  room: string;
  mode: ChatMode;
}

/** How far loading has come. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'error';

/** `queued` waits for its turn, `failed` waits for {@link ChatStore.retry} or the next connection. */
export type EntryStatus = 'sent' | 'queued' | 'sending' | 'failed';

/** The part of a message that an answer quotes. */
export interface QuotedMessage {
  uuid: string;
  /** Whose message it is; `null` for one's own. */
  name: string | null;
  text: string;
  /** Name of its file. */
  file: string | null;
}

/** A message on its way out; survives a reload. */
export interface QueuedMessage {
  clientId: string;
  room: string;
  text: string;
  reply: QuotedMessage | null;
  /** Who is mentioned in the text. */
  mentions?: readonly ChatMention[] | undefined;
  file: File | null;
  createdAt: string;
  /** Whether the last attempt failed. */
  failed: boolean;
}

/** One line of a conversation: a message of the server, or one on its way to it. */
export interface ChatEntry {
  /** Stays the same from typing to delivery. */
  key: string;
  message: ChatMessage;
  status: EntryStatus;
  /** Why the server refuses it, as its message says; `null` while retrying may help. */
  refusal: string | null;
  /** Sent part of its file, 0 to 1; `null` without an upload. */
  progress: number | null;
  /** The file itself until it is delivered, for a preview. */
  upload: File | null;
}

/** A file that is to be sent with the message being written. */
export interface Attachment {
  id: string;
  file: File;
}

/** A file that cannot be sent, and why. */
export interface FileRefusal {
  id: string;
  /** Name of the file. */
  name: string;
  /** Its bytes. */
  size: number;
  /** `type`, `size`, or a sentence of the host's own check. */
  reason: string;
}

/** What is being written in a room. */
export interface Composer {
  text: string;
  /** Reply mode is on while this is set. */
  reply: QuotedMessage | null;
  /** Whose names were picked from the list; those that still stand in the text are mentioned. */
  mentions?: readonly ChatMention[] | undefined;
  attachments: readonly Attachment[];
  /** Which of the files handed in last were not taken, and why. */
  refusals: readonly FileRefusal[];
}

/** The part of a composer that survives a reload. */
export type ComposerDraft = Pick<Composer, 'text' | 'reply' | 'mentions'>;

/** The search within one conversation, while it is open. */
export interface RoomSearch {
  /** The text of the last search. */
  words: string;
  /** `loading` until the hit one goes to is there. */
  status: LoadStatus;
  /** Ids of the hits known so far, the newest first. */
  hits: readonly string[];
  /** How many there are, known or not. */
  total: number;
  /** Index of the hit one is at, or goes to. */
  at: number;
  /** The hit one has come to: a new object each time, the same hit or not. */
  reached: { uuid: string } | null;
}

/** The messages of a room, as far as they are loaded. */
export interface Conversation {
  status: LoadStatus;
  /** Oldest first, then those on their way out: another array whenever a line is new, changed or gone. */
  entries: readonly ChatEntry[];
  older: 'none' | 'more' | 'loading';
  /** Key of the entry before which messages are missing, after somebody has gone to one far back. */
  gap: string | null;
  /** Key of the first message that was unread when the room was opened or last looked at. */
  firstUnread: string | null;
  /** Unread messages before it, on pages that are not loaded yet. */
  unreadBefore: number;
  /** Key of the last of one's own messages that the other side has read. */
  lastSeen: string | null;
  /** Messages that arrived while their reader was further up. */
  below: number;
  typing: boolean;
  /** Who types, in a group. */
  typist?: string | null | undefined;
  /** The newest message that came in live, to be announced once. */
  arrived: ChatEntry | null;
  composer: Composer;
  /** Server id of the message that is being edited. */
  editing: string | null;
  /** `null` while it is closed. */
  search: RoomSearch | null;
}

/** Everything the chat knows at a moment. It is never changed: each change is a new object. */
export interface ChatState {
  connection: 'idle' | 'connecting' | 'connected' | 'disconnected';
  rooms: Readonly<Record<string, ChatRoomItem>>;
  /** Room ids, the latest message first. */
  order: readonly string[];
  roomsStatus: LoadStatus;
  search: string;
  /** Room ids that match `search`, `null` without a search. */
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

/** The conversation of a room; an empty one while nothing of it is loaded. */
export const conversationOf = (state: ChatState, room: string): Conversation =>
  (Object.hasOwn(state.conversations, room) && state.conversations[room]) || emptyConversation;

/** A room as the list has it. Ids come from addresses too, where they may be names of the language, such as `__proto__`. */
export const itemOf = ({ rooms }: Pick<ChatState, 'rooms'>, room: string): ChatRoomItem | undefined =>
  Object.hasOwn(rooms, room) ? rooms[room] : undefined;

/** A conversation without what is being written or looked for in it. */
export type ConversationLines = Omit<Conversation, 'composer' | 'search'>;

/** Whether nothing but the composer or the search differs, as after every letter. */
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

/** Unseen messages of all rooms together. */
export const unseenTotal = (state: ChatState): number =>
  state.order.reduce((total, room) => total + (state.rooms[room]?.unseen_count ?? 0), 0);

/** How a room is shown; `null` while it is closed. */
export const modeOf = (state: ChatState, room: string): ChatMode | null =>
  state.windows.find((window) => window.room === room)?.mode ?? null;

/** The room shown in full mode. */
export const fullRoom = (state: ChatState): string | null =>
  state.windows.find((window) => window.mode === 1)?.room ?? null;

export type { ChatContact, ChatMessage, ChatRoomItem };
