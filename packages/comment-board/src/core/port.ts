import type { CommentImage, CommentTime, Drawing, Quote } from '@paidang/contract/entities';
import type { BoardComment, CommentRoles, PortComment } from './comment';

/** A new comment or reply as it is sent to the server. */
export interface CommentSubmission {
  message: string;
  /** The comment replied to; `null` starts a thread. */
  parentId: string | null;
  quote: Quote | null;
  /** `filename` of each uploaded photo. */
  images: string[];
  /** Moment of the film it refers to; `null` on boards without a film, and for replies. */
  time: CommentTime | null;
  /** End of the time range it refers to; `null` for a single moment. */
  timeEnd: CommentTime | null;
  /** Drawing on the frame at `time`. */
  drawing: Drawing | null;
  /** Idempotency key: sending it again must not create a second comment. */
  clientKey: string;
}

/** New content of an edited comment. */
export interface CommentChange {
  message: string;
  /** `filename` of each photo that was kept or added. */
  images: string[];
  drawing: Drawing | null;
}

/** Options the board passes to an upload: a progress callback and an abort signal. */
export interface UploadOptions {
  /** Called with 0 to 1. */
  onProgress?: (ratio: number) => void;
  signal?: AbortSignal;
}

/** The film a board is about, in seconds from its start. */
export interface CommentClock {
  now(): number;
  /** Calls `listener` whenever `now` has changed; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Seeks to a moment of the film. */
  goTo(seconds: number): void;
  /** Length of the film, 0 while there is none: only moments within it become links. @default any length */
  length?(): number;
  /** Frames per second: makes moments exact to the frame. @default whole seconds */
  rate?(): number | null;
  /** Whether it is playing; with `play` and `pause`, holding a button marks a range while it plays. @default it cannot play */
  isPlaying?(): boolean;
  /** Whether its first picture is still to be painted; the board is rendered after it, 300 ms later at most. @default false */
  isOpening?(): boolean;
  play?(): void;
  pause?(): void;
}

/** The host's side of a board: loading and storing comments. The package itself never fetches. */
export interface CommentBoardPort {
  /** First comments of all threads, in any order; replies are fetched per thread. */
  list(): Promise<PortComment[]>;
  replies(id: string): Promise<PortComment[]>;
  send(submission: CommentSubmission): Promise<PortComment>;
  edit(id: string, change: CommentChange): Promise<PortComment>;
  remove(id: string): Promise<unknown>;
  /** Restores a comment that was just removed. Without it, a deletion cannot be undone. */
  restore?(id: string): Promise<PortComment>;
  /**
   * Opens the host's own dialog for reporting another user's comment to whoever runs the product. Without it, comments of
   * others have no menu.
   */
  report?(comment: BoardComment): void;
  setProcessed(id: string, processed: boolean): Promise<PortComment>;
  /**
   * Marks a comment as processed because `version` does what it asks for, and stores the outcome at its place as the proof.
   * Without it, outcomes are shown but cannot be confirmed.
   */
  prove?(id: string, version: number): Promise<PortComment>;
  /** Stores a photo. Without it, comments cannot have photos. */
  uploadImage?(file: File, options: UploadOptions): Promise<CommentImage>;
  /** Realtime: calls `onChange` whenever something on the board has changed; returns the unsubscribe function. */
  subscribe?(onChange: () => void): () => unknown;
  /** Names and colours of the host's roles. @default the contract's roles */
  readonly roles?: CommentRoles;
  /** The film: comments store the moment on screen and link back to it. */
  readonly clock?: CommentClock;
}

/** A draft as it is stored between visits. */
export interface StoredDraft {
  message: string;
  quote: Quote | null;
  images: CommentImage[];
  time?: CommentTime | null;
  timeEnd?: CommentTime | null;
  drawing?: Drawing | null;
}

/** Stores drafts across reloads. */
export interface DraftStorage {
  read(key: string): StoredDraft | null;
  /** `null` deletes the draft. */
  write(key: string, draft: StoredDraft | null): void;
}
