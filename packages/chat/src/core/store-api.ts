import type { Changes } from './changes';
import type { ChatClock } from './clock';
import type { FileCheck } from './composer';
import type { Desk } from './desk';
import type { Finder } from './finder';
import type { ChatPort, ChatStorage } from './port';
import type { ChatEntry, ChatMode, ChatState } from './state';

/** Options of `createChatStore`. */
export interface ChatStoreOptions {
  port: ChatPort;
  /** Keeps unsent messages, drafts and open rooms over a reload. @default nothing is kept */
  storage?: ChatStorage | undefined;
  /** Why a file cannot be sent. @default the product's types and 100 MB */
  checkFile?: FileCheck | undefined;
  /** Takes every error of loading and sending; nothing is shown for them. @default `console.error` */
  onError?: ((error: unknown) => void) | undefined;
  /** How many of the latest rooms are followed for presence, besides the open ones. @default 20 */
  followedRooms?: number | undefined;
  /**
   * Keeps full mode over a reload: for hosts where it covers the page. One with a page of its own for it opens that again.
   * @default false
   */
  keepFull?: boolean | undefined;
  clock?: ChatClock | undefined;
  createId?: (() => string) | undefined;
}

/** The chat without views: a state to subscribe to, and commands. */
export interface ChatStore extends Desk {
  getSnapshot(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Connects, reads what was kept, loads the rooms; the answer disconnects. */
  start(): () => void;
  loadRooms(): Promise<void>;
  /** The list is on screen: its rooms come sooner, and show who is online. Returns the end of it. */
  watchList(): () => void;
  /** Filters the list by name and message. */
  search(text: string): void;
  /** Opens a room, marks it as read and zeroes its unseen count (a minimised one stays unread). */
  open(room: string, mode?: ChatMode): void;
  /** Opens the room shared with a person; returns its id, `null` when it could not be loaded. */
  openContact(contact: string, mode?: ChatMode): Promise<string | null>;
  close(room: string): void;
  /** The view of the room just opened has taken the focus. */
  opened(): void;
  /** The time of its clock. */
  now(): number;
  /** Where a file of a message is found. */
  fileUrl(path: string): string;
  loadOlder(room: string): void;
  /** Loads the messages around one, or where the port cannot, older pages until it is there. */
  reveal(room: string, uuid: string): Promise<boolean>;
  /** Loads what follows the messages in front of the gap. */
  fillGap(room: string): void;
  /** Forgets the messages in front of the gap: from there on older pages are loaded again. */
  closeGap(room: string): void;
  /** Loads older pages until the first unread message is there; returns its id, `null` when there is none. */
  revealUnread(room: string): Promise<string | null>;
  /** The search within a conversation; `null` when the port has none. */
  readonly finder: Finder | null;
  /** Has the host report a message of the other side; `null` when the port cannot. */
  readonly report: ((room: string, entry: ChatEntry) => void) | null;
  /** Whether texts are in a subset of Markdown. */
  readonly markdown: boolean;
  /** Changing what was said; each is `null` when the port cannot. */
  readonly changes: Changes;
  /** What the view knows: whether the room is on screen, and scrolled to its end. */
  watch(room: string, change: { visible?: boolean; atEnd?: boolean }): void;
}
