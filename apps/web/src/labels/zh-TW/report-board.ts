import { type CommentBoardLabels, defaultLabels } from '@paidang/comment-board/document';

/** Words of the comments on a report, which are about single figures. */
export const reportBoard: Partial<CommentBoardLabels> = {
  checkRevision: (version) => `第${version}版的留言，請確認是否已修改`,
  emptyText: { ...defaultLabels.emptyText, all: '按數字旁的留言圖示，對那個數字留言；也可以直接在下方留言。' },
};
