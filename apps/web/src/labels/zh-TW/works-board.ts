import { type CommentBoardLabels, defaultLabels } from '@paidang/comment-board/document';

/** Words of the comments on works, which are links: there is no text to choose. */
export const worksBoard: Partial<CommentBoardLabels> = {
  emptyText: { ...defaultLabels.emptyText, all: '直接在下方寫下對作品的想法，對方會收到通知。' },
};
