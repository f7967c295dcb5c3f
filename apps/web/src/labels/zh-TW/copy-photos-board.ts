import { type CommentBoardLabels, defaultLabels } from '@paidang/comment-board/document';

/** Words of the comments on pictures, which have no text to choose. Apart from the others: lists have no comments. */
export const photoBoard: Partial<CommentBoardLabels> = {
  emptyText: { ...defaultLabels.emptyText, all: '直接在下方寫下對圖片的想法，對方會收到通知。' },
};
