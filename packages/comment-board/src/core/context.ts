import type { CommentAuthor } from './comment';
import type { CommentPermissions } from './permissions';
import type { CommentBoardPort, DraftStorage } from './port';
import type { BoardSource, BoardState, NoticeCode } from './state';

/** Options of `createCommentBoard`. */
export interface CommentBoardOptions {
  /** Identifies the board when drafts are stored; use one id per step of a task. */
  boardId: string;
  port: CommentBoardPort;
  /** The current user. */
  author: CommentAuthor;
  /** Current version of the document; new comments belong to it. @default 0 */
  version?: number;
  /** @default those of a project member: may comment everywhere and change their own comments */
  permissions?: CommentPermissions;
  /** Stores drafts across reloads. @default drafts are not stored */
  drafts?: DraftStorage;
  /** Makes a photo small enough to upload. @default uploads it unchanged */
  preparePhoto?: (file: File, signal: AbortSignal) => Promise<File>;
}

/** State and options shared by the parts of the store. */
export interface BoardContext {
  get(): BoardState;
  set(patch: Partial<BoardSource>): void;
  options(): CommentBoardOptions;
  notify(code: NoticeCode, undo?: () => void): void;
}
