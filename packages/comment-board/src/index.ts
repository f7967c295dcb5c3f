export type {
  BoardComment,
  CommentAuthor,
  CommentFilter as CommentFilterValue,
  CommentNotice,
  CommentRoleLook,
  CommentRoles,
  PortComment,
} from './core';
export {
  type CommentBoardPort,
  type CommentClock,
  type CommentPermissions,
  createQuote,
  findQuote,
  memberPermissions,
  readerPermissions,
} from './core';
export { quoteFromRange, type SelectionQuoteOptions } from './dom';
export { type CommentBoardLabels, defaultLabels } from './labels';
export {
  type CommentDrawings,
  useCommentBoard,
  useCommentBoardState,
  useFocusComposer,
} from './react/board-context';
export type {
  CommentActionsProps,
  CommentAvatarProps,
  CommentBoardComponents,
  CommentComposerProps,
  CommentEmptyStateProps,
  CommentHeaderProps,
  OutcomeContentProps,
} from './react/components';
export { compressPhoto } from './react/compress-photo';
export { browserDraftStorage } from './react/draft-storage';
export { CommentBoardProvider, type CommentBoardProviderProps } from './react/provider';
export { type CommentComposerModel, useCommentComposer } from './react/use-comment-composer';
export { type QuotedPlace, useQuoteRanges } from './react/use-quote-ranges';
export { type SelectionQuote, useSelectionQuote } from './react/use-selection-quote';
export { Comment, type CommentProps } from './views/comment';
export { CommentBoard, type CommentBoardProps } from './views/comment-board';
export { CommentDrawer, type CommentDrawerProps } from './views/comment-drawer';
export { CommentFilter } from './views/comment-filter';
export { CommentList } from './views/comment-list';
export { CommentComposer } from './views/composer/comment-composer';
export { defaultComponents } from './views/default-components';
export { QuoteMarks, type QuoteMarksProps } from './views/quote-marks';
export { SelectionTools, type SelectionToolsProps } from './views/selection-tools';
