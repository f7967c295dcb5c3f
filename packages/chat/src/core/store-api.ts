import type { Changes } from './changes';
import type { ChatClock } from './clock';
import type { FileCheck } from './composer';
import type { ComposerCommands } from './composer-commands';
import type { Finder } from './finder';
import type { ChatPort, ChatStorage } from './port';
import type { ChatEntry, ChatMode, ChatState } from './state';

/** Options of `createChatStore`. */
export interface ChatStoreOptions {
  port: ChatPort;
  /** Stores unsent messages, drafts and open rooms. @default none */
  storage?: ChatStorage | undefined;
  /** Returns why a file cannot be sent. @default the product's types and 100 MB */
  checkFile?: FileCheck | undefined;
  /** Receives every error of loading and sending; the chat displays nothing for them. @default `console.error` */
  onError?: ((error: unknown) => void) | undefined;
  /** How many of the latest rooms are followed for presence, in addition to open ones. @default 20 */
  followedRooms?: number | undefined;
  /**
   * Restores full mode after a reload: for hosts in which it covers the page. A host with a page for full mode opens that page
   * again.
   * @default false
   */
  keepFull?: boolean | undefined;
  clock?: ChatClock | undefined;
  createId?: (() => string) | undefined;
}

/** The chat without views: a state to subscribe to, and commands. */
export interface ChatStore extends ComposerCommands {
  getSnapshot(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Connects, restores stored state and loads the rooms; the returned function disconnects. */
  start(): () => void;
  loadRooms(): Promise<void>;
  /** To be called while the list is on screen: its rooms load sooner and show presence. Returns a function that ends this. */
  watchList(): () => void;
  /** Filters the list by name and message. */
  search(text: string): void;
  /** Opens a room, marks it as read and zeroes its unseen count (a minimised one stays unread). */
  open(room: string, mode?: ChatMode): void;
  /** Opens the room shared with a person; returns its id, or `null` if it could not be loaded. */
  openContact(contact: string, mode?: ChatMode): Promise<string | null>;
  close(room: string): void;
  /** To be called when the view of the room just opened has taken the focus. */
  opened(): void;
  /** Current time of its clock. */
  now(): number;
  /** Address of a message's file. */
  fileUrl(path: string): string;
  loadOlder(room: string): void;
  /** Loads the messages around one, or, if the port cannot do that, older pages until it is loaded. */
  reveal(room: string, uuid: string): Promise<boolean>;
  /** Loads what follows the messages before the gap. */
  fillGap(room: string): void;
  /** Removes the messages before the gap: older pages are loaded again from the gap upwards. */
  closeGap(room: string): void;
  /** Loads older pages until the first unread message is loaded; returns its id, or `null` if there is none. */
  revealUnread(room: string): Promise<string | null>;
  /** Search within a conversation; `null` if the port does not support it. */
  readonly finder: Finder | null;
  /** Lets the host report a message of the other side; `null` if the port does not support it. */
  readonly report: ((room: string, entry: ChatEntry) => void) | null;
  /** Whether texts are in a subset of Markdown. */
  readonly markdown: boolean;
  /** Commands that change messages; each is `null` if the port does not support it. */
  readonly changes: Changes;
  /** Reports visibility from the view: whether the room is on screen, and scrolled to its end. */
  watch(room: string, change: { visible?: boolean; atEnd?: boolean }): void;
}
