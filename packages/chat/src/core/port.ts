import type { ChatHits } from '@paidang/contract/entities';
import type { ChatReaction } from '@paidang/contract/limits';
import type { ChatMember, ChatMessage, ChatPage, PortRoom } from './models';
import type { ChatWindow, ComposerDraft, QueuedMessage } from './state';

/** Connects the chat to a backend. Every promise rejects on failure. */
export interface ChatPort {
  /** Lists rooms, the latest message first; `search` matches names and messages. */
  listRooms(query: { search: string }): Promise<readonly PortRoom[]>;
  /** The room shared with this person, created on first use. */
  roomOfContact(contact: string): Promise<PortRoom>;
  /** Without `after`, newest first, page 1 being the newest; with it, everything after that message, oldest first. */
  listMessages(query: { room: string; page: number; perPage: number; after?: string }): Promise<ChatPage>;
  /**
   * Lists messages next to one. `before` and `around` return newest first, `after` oldest first; `around` has the message in
   * the middle if there are enough on both sides. Without this method, the chat loads page by page up to a message far back.
   */
  pageAt?(query: { room: string; at: string; side: 'before' | 'around' | 'after'; perPage: number }): Promise<ChatPage>;
  /**
   * Searches the texts and file names of a room, newest first; `before` continues before that message. Without this method
   * there is no search within a conversation.
   */
  searchMessages?(query: { room: string; words: string; before?: string }): Promise<ChatHits>;
  /** Stores a message, only once per `clientId`. Rejects with {@link ChatRefusal} if retrying is useless. */
  send(message: OutgoingMessage, options: SendOptions): Promise<ChatMessage>;
  /** Marks everything the other side wrote as read. */
  markSeen(room: string): Promise<void>;
  /** Opens the connection for live messages; it has to reconnect automatically. */
  connect(handlers: ConnectionHandlers): ChatConnection;
  /** Joins the live channel of one room. */
  joinRoom(room: string, handlers: RoomHandlers): RoomChannel;
  /**
   * Opens the host's own way to report a message of the other side to the operator. Without this method there is no such
   * button.
   */
  report?(room: string, message: ChatMessage): void;
  /**
   * Changes the text of an own message. Rejects with {@link ChatRefusal}, whose reason the sender sees. Without this method
   * messages cannot be edited.
   */
  edit?(room: string, message: string, text: string): Promise<ChatMessage>;
  /** Unsends an own message. Without this method messages cannot be unsent. */
  unsend?(room: string, message: string): Promise<ChatMessage>;
  /** How long messages can be edited and unsent, ms. @default five minutes */
  changeableFor?: number;
  /** Stores the user's reaction to a message; `null` removes it. Without this method there are no reactions. */
  react?(room: string, message: string, emoji: ChatReaction | null): Promise<ChatMessage>;
  /**
   * Finds members to mention by the text after an @, the best match first. Message texts stay plain: they contain `@` and the
   * name, and {@link OutgoingMessage.mentions} identifies the members. Without this method there are no mentions.
   */
  findMembers?(query: { room: string; words: string }): Promise<readonly ChatMember[]>;
  /**
   * Whether texts are in a subset of Markdown: `**strong**`, `*emphasis*`, `~~deleted~~`, `code` and code blocks, quotes and
   * lists. HTML is shown as typed. @default false
   */
  markdown?: boolean;
  /** Address of a message's file. @default its path */
  fileUrl?(path: string): string;
}

/** A message to be sent. */
export interface OutgoingMessage {
  room: string;
  text: string;
  clientId: string;
  /** The message this one replies to. */
  replyUuid?: string | undefined;
  file?: File | undefined;
  /** Ids of the mentioned members. */
  mentions?: readonly string[] | undefined;
}

/** Passed to `send` by the chat: reports progress and signals cancellation. */
export interface SendOptions {
  /** Uploaded fraction, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** `connected` is also reported after each reconnection. */
export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected';

/** Handlers a port calls for events that concern all rooms. */
export interface ConnectionHandlers {
  onStatus(status: ConnectionStatus): void;
  onMessage(room: string, message: ChatMessage): void;
  /** A message has changed, for example because it was hidden. */
  onChanged(room: string, message: ChatMessage): void;
  /** The user has read everything in this room in another tab. */
  onRead(room: string): void;
}

/** A connection to the realtime server. */
export interface ChatConnection {
  disconnect(): void;
}

/** A member of a room's channel. */
export interface RoomMember {
  uuid: string;
}

/** Handlers a port calls for events in an open room. */
export interface RoomHandlers {
  /** Everybody present at the moment of joining. */
  onHere(members: readonly RoomMember[]): void;
  onJoining(member: RoomMember): void;
  onLeaving(member: RoomMember): void;
  /**
   * `reader` has read everything: the other side, or the user in another tab. `null` if the engine does not report who. In a
   * group, `is_seen` says whether a message was read: report changes with `onChanged`.
   */
  onSeen(reader: string | null): void;
  /** As above, for typing. */
  onTyping(typist: string | null): void;
}

/** Realtime channel of an open room. */
export interface RoomChannel {
  leave(): void;
  whisperSeen(): void;
  whisperTyping(): void;
}

/** Stores what survives a reload: unsent messages, drafts, and which rooms are open. */
export interface ChatStorage {
  read(): Promise<StoredChat>;
  putMessage(message: QueuedMessage): Promise<void>;
  deleteMessage(clientId: string): Promise<void>;
  /** `null` deletes the draft. */
  putDraft(room: string, draft: ComposerDraft | null): Promise<void>;
  putWindows(windows: readonly ChatWindow[]): Promise<void>;
}

/** State that survives a reload. */
export interface StoredChat {
  messages: QueuedMessage[];
  drafts: Record<string, ComposerDraft>;
  windows: readonly ChatWindow[];
}

/** The server refused the request and would refuse it again: wrong type, too large, not a member … */
export class ChatRefusal extends Error {
  override name = 'ChatRefusal';

  /**
   * @param message for developers
   * @param reason the server's message for the sender; without one the cause is unknown and the user can retry
   */
  constructor(
    message: string,
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}
