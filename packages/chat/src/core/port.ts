import type { ChatHits } from '@paidang/contract/entities';
import type { ChatReaction } from '@paidang/contract/limits';
import type { ChatMember, ChatMessage, ChatPage, PortRoom } from './models';
import type { ChatWindow, ComposerDraft, QueuedMessage } from './state';

/** What the outside does for the chat. Every promise rejects on failure. */
export interface ChatPort {
  /** Rooms with the latest message first; `search` matches names and messages. */
  listRooms(query: { search: string }): Promise<readonly PortRoom[]>;
  /** The room shared with this person, created on first use. */
  roomOfContact(contact: string): Promise<PortRoom>;
  /** Without `after` the newest first, page 1 being the newest; with it everything behind that message, oldest first. */
  listMessages(query: { room: string; page: number; perPage: number; after?: string }): Promise<ChatPage>;
  /**
   * Messages next to one of them. `before` and `around` answer newest first, `after` oldest first; `around` has the message
   * in the middle, as far as there are others on both sides. Without this, the way to a message far back is loaded page by
   * page.
   */
  pageAt?(query: { room: string; at: string; side: 'before' | 'around' | 'after'; perPage: number }): Promise<ChatPage>;
  /**
   * Looks for words in the texts and names of files of a room, the newest first; `before` goes on before that message.
   * Without this there is no search within a conversation.
   */
  searchMessages?(query: { room: string; words: string; before?: string }): Promise<ChatHits>;
  /** Stores a message; the same `clientId` twice stores it once. Rejects with {@link ChatRefusal} when trying again is useless. */
  send(message: OutgoingMessage, options: SendOptions): Promise<ChatMessage>;
  /** Marks everything the other side wrote as read. */
  markSeen(room: string): Promise<void>;
  /** Opens the connection for live messages; it reconnects by itself. */
  connect(handlers: ConnectionHandlers): ChatConnection;
  /** Joins the live channel of one room. */
  joinRoom(room: string, handlers: RoomHandlers): RoomChannel;
  /**
   * Opens the host's own way to report a message of the other side to whoever runs the product. Without this there is no
   * such button.
   */
  report?(room: string, message: ChatMessage): void;
  /**
   * Changes the words of one's own message. Rejects with {@link ChatRefusal}, whose reason the sender reads. Without this
   * messages cannot be edited.
   */
  edit?(room: string, message: string, text: string): Promise<ChatMessage>;
  /** Takes one's own message back. Without this messages cannot be unsent. */
  unsend?(room: string, message: string): Promise<ChatMessage>;
  /** How long messages can be edited and unsent, ms. @default five minutes */
  changeableFor?: number;
  /** Keeps one's own reaction to a message; `null` takes it away. Without this there are none. */
  react?(room: string, message: string, emoji: ChatReaction | null): Promise<ChatMessage>;
  /**
   * Who can be mentioned in a room by words that follow an @, the best first. The text stays plain: it holds `@` and the name,
   * and {@link OutgoingMessage.mentions} says who is meant. Without this there are no mentions.
   */
  findMembers?(query: { room: string; words: string }): Promise<readonly ChatMember[]>;
  /**
   * Whether texts are written in a subset of Markdown: `**strong**`, `*emphasis*`, `~~deleted~~`, `code` and blocks of it,
   * quotes and lists. HTML is shown as it is typed. @default false
   */
  markdown?: boolean;
  /** Where a file of a message is found. @default its path as it is */
  fileUrl?(path: string): string;
}

/** A message on its way to the server. */
export interface OutgoingMessage {
  room: string;
  text: string;
  clientId: string;
  /** Message this one answers. */
  replyUuid?: string | undefined;
  file?: File | undefined;
  /** Ids of those who are mentioned. */
  mentions?: readonly string[] | undefined;
}

/** What the chat passes to `send`: where to report progress, and when to stop. */
export interface SendOptions {
  /** Sent part of the upload, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** `connected` is also reported after each reconnection. */
export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected';

/** What a port calls when the realtime server says something that concerns all rooms. */
export interface ConnectionHandlers {
  onStatus(status: ConnectionStatus): void;
  onMessage(room: string, message: ChatMessage): void;
  /** A message says something else now, such as that it was hidden. */
  onChanged(room: string, message: ChatMessage): void;
  /** Oneself, in another tab, has read everything in this room. */
  onRead(room: string): void;
}

/** A connection to the realtime server, to be ended. */
export interface ChatConnection {
  disconnect(): void;
}

/** A member of a room's channel. */
export interface RoomMember {
  uuid: string;
}

/** What a port calls when something happens in an open room. */
export interface RoomHandlers {
  /** Everybody there at the moment of joining. */
  onHere(members: readonly RoomMember[]): void;
  onJoining(member: RoomMember): void;
  onLeaving(member: RoomMember): void;
  /**
   * `reader` has read everything: the other side, or oneself in another tab. `null` where the engine does not say who. In a
   * group a message is read when its `is_seen` says so: tell that by `onChanged`.
   */
  onSeen(reader: string | null): void;
  /** As above, of who types. */
  onTyping(typist: string | null): void;
}

/** The realtime channel of an open room. */
export interface RoomChannel {
  leave(): void;
  whisperSeen(): void;
  whisperTyping(): void;
}

/** What survives a reload: messages not sent yet, drafts, and which rooms are open. */
export interface ChatStorage {
  read(): Promise<StoredChat>;
  putMessage(message: QueuedMessage): Promise<void>;
  deleteMessage(clientId: string): Promise<void>;
  /** `null` forgets the draft. */
  putDraft(room: string, draft: ComposerDraft | null): Promise<void>;
  putWindows(windows: readonly ChatWindow[]): Promise<void>;
}

/** What is kept over a reload. */
export interface StoredChat {
  messages: QueuedMessage[];
  drafts: Record<string, ComposerDraft>;
  windows: readonly ChatWindow[];
}

/** The server has answered and will answer the same again: wrong type, too large, not a member … */
export class ChatRefusal extends Error {
  override name = 'ChatRefusal';

  /**
   * @param message for developers
   * @param reason the server's sentence for the sender; without one the cause is unknown and retrying stays possible
   */
  constructor(
    message: string,
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}
