import { defineElement } from '@paidang/ui/custom-element';
import { PaidangCommentBoard } from './paidang-comment-board';

declare global {
  interface HTMLElementTagNameMap {
    'paidang-comment-board': PaidangCommentBoard;
  }
}

defineElement('paidang-comment-board', PaidangCommentBoard);

export type { PaidangCommentBoardAttributes, PaidangCommentBoardProperty } from './attributes';
export type { PaidangCommentBoard, PaidangCommentBoardEvents } from './paidang-comment-board';
