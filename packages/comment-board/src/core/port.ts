import type { CommentImage, CommentTime, Drawing, Quote } from '@paidang/contract/entities';
import type { BoardComment, CommentRoles, PortComment } from './comment';

/** What a new comment or a reply carries to the server. */
export interface CommentSubmission {
  message: string;
  /** Comment that is answered; `null` opens a thread. */
  parentId: string | null;
  quote: Quote | null;
  /** `filename` of each uploaded photo. */
  images: string[];
  /** Moment of the film it speaks of; `null` on boards without one, and for replies. */
  time: CommentTime | null;
  /** End of the stretch it speaks of; `null` for a moment. */
  timeEnd: CommentTime | null;
  /** What was drawn on the frame of `time`. */
  drawing: Drawing | null;
  /** Same key = same comment: a repeated send with it must not create a second one. */
  clientKey: string;
}

/** What an edited comment says from now on. */
export interface CommentChange {
  message: string;
  /** `filename` of each photo that stays or was added. */
  images: string[];
  drawing: Drawing | null;
}

/** What the board passes to an upload: where to report progress, and when to stop. */
export interface UploadOptions {
  /** Called with 0 to 1. */
  onProgress?: (ratio: number) => void;
  signal?: AbortSignal;
}

/** The film a board talks about, in seconds from its start. */
export interface CommentClock {
  now(): number;
  /** Calls `listener` whenever `now` changed; returns the end of it. */
  subscribe(listener: () => void): () => void;
  /** Shows the film at a moment. */
  goTo(seconds: number): void;
  /** How long the film is, 0 while there is none to speak of: only moments within it are led to. @default any length */
  length?(): number;
  /** Frames a second: moments are then exact to the frame. @default whole seconds */
  rate?(): number | null;
  /** Whether it plays, and both of it: a range is then also marked by holding a button while it plays. @default it cannot */
  isPlaying?(): boolean;
  /** Whether its first picture is still to be painted: the list of comments waits for it, for a moment. @default it is painted */
  isOpening?(): boolean;
  play?(): void;
  pause?(): void;
}

/** What the outside does for one board. The package itself never fetches. */
export interface CommentBoardPort {
  /** Heads of threads, any order; replies are fetched per thread. */
  list(): Promise<PortComment[]>;
  replies(id: string): Promise<PortComment[]>;
  send(submission: CommentSubmission): Promise<PortComment>;
  edit(id: string, change: CommentChange): Promise<PortComment>;
  remove(id: string): Promise<unknown>;
  /** Brings back what was just removed. Without it, a deletion offers no undo. */
  restore?(id: string): Promise<PortComment>;
  /**
   * Opens the host's own way to report a comment of the other side to whoever runs the product. Without it, their comments
   * have no menu.
   */
  report?(comment: BoardComment): void;
  setProcessed(id: string, processed: boolean): Promise<PortComment>;
  /**
   * Marks a comment as processed because `version` does what it asks for, and keeps what became of its place as the proof.
   * Without it, what became of a place is shown and cannot be confirmed.
   */
  prove?(id: string, version: number): Promise<PortComment>;
  /** Keeps a photo. Without it, comments take none. */
  uploadImage?(file: File, options: UploadOptions): Promise<CommentImage>;
  /** Realtime: calls `onChange` whenever something on the board changed; returns the end of it. */
  subscribe?(onChange: () => void): () => unknown;
  /** What the host calls its roles, and in whose colour they write. @default those of the contract */
  readonly roles?: CommentRoles;
  /** Comments get the moment on screen, and lead back to it. */
  readonly clock?: CommentClock;
}

/** A draft as it is kept between visits. */
export interface StoredDraft {
  message: string;
  quote: Quote | null;
  images: CommentImage[];
  time?: CommentTime | null;
  timeEnd?: CommentTime | null;
  drawing?: Drawing | null;
}

/** Where drafts survive a reload. */
export interface DraftStorage {
  read(key: string): StoredDraft | null;
  /** `null` forgets the draft. */
  write(key: string, draft: StoredDraft | null): void;
}
