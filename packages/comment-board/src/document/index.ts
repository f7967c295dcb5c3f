export {
  type BoardComment,
  type CommentAuthor,
  type CommentBoardPort,
  type CommentClock,
  type CommentNotice,
  type CommentPermissions,
  createQuote,
  findQuote,
  readerPermissions,
} from '../core';
export { quoteFromRange } from '../dom';
export { type CommentBoardLabels, defaultLabels } from '../labels';
export { type CommentDrawings, useCommentBoard, useCommentBoardState, useFocusComposer } from '../react/board-context';
export type { CommentBoardComponents, OutcomeContentProps } from '../react/components';
export { CommentBoardProvider, type CommentBoardProviderProps } from '../react/provider';
export { type QuotedPlace, useQuoteRanges } from '../react/use-quote-ranges';
export { type SelectionQuote, useSelectionQuote } from '../react/use-selection-quote';
export * from './marks';
