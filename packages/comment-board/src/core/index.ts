export { createQuote, findQuote, type TextRange } from './anchor';
export {
  type BoardComment,
  type CommentAuthor,
  type CommentRoleLook,
  type CommentRoles,
  knownTone,
  type PortComment,
  type RoleTone,
  roleTone,
} from './comment';
export {
  type CommentDraft,
  type DraftKey,
  type DraftPhoto,
  emptyDraft,
  hasContent,
  isChanged,
  isSendable,
  type PhotoRefusal,
} from './comment-draft';
export type { CommentBoardOptions } from './context';
export type { CommentCounts, CommentFilter } from './filter';
export { type CommentPermissions, memberPermissions, readerPermissions } from './permissions';
export type {
  CommentBoardPort,
  CommentChange,
  CommentClock,
  CommentSubmission,
  DraftStorage,
  StoredDraft,
  UploadOptions,
} from './port';
export type {
  ActiveComment,
  AnchorState,
  BoardState,
  CommentNotice,
  LoadStatus,
  NoticeCode,
  Thread,
} from './state';
export { type CommentBoard, createCommentBoard } from './store';
