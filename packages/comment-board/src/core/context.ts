import type { CommentAuthor } from './comment';
import type { CommentPermissions } from './permissions';
import type { CommentBoardPort, DraftStorage } from './port';
import type { BoardSource, BoardState, NoticeCode } from './state';

/** Options of `createCommentBoard`. */
export interface CommentBoardOptions {
  /** Names the drafts of this board; one board a step of a task. */
  boardId: string;
  port: CommentBoardPort;
  /** Who writes here. */
  author: CommentAuthor;
  /** Version of the document that is current; new comments belong to it. @default 0 */
  version?: number;
  /** @default members of the project: write everywhere, change what they wrote */
  permissions?: CommentPermissions;
  /** Where drafts survive a reload. @default nowhere */
  drafts?: DraftStorage;
  /** Makes a photo small enough to upload. @default as it is */
  preparePhoto?: (file: File, signal: AbortSignal) => Promise<File>;
}

/** What the parts of the store share. */
export interface BoardContext {
  get(): BoardState;
  set(patch: Partial<BoardSource>): void;
  options(): CommentBoardOptions;
  notify(code: NoticeCode, undo?: () => void): void;
}
