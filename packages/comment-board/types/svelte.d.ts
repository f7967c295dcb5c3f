import type { HTMLAttributes } from 'svelte/elements';
import type {
  PaidangCommentBoard,
  PaidangCommentBoardAttributes,
  PaidangCommentBoardEvents,
  PaidangCommentBoardProperty,
} from '../dist/element/index.js';

type Listeners = {
  [Type in keyof PaidangCommentBoardEvents as `on${Type}`]?:
    | ((event: PaidangCommentBoardEvents[Type]) => unknown)
    | null;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'paidang-comment-board': Omit<
      HTMLAttributes<PaidangCommentBoard>,
      keyof PaidangCommentBoardAttributes | PaidangCommentBoardProperty
    > &
      PaidangCommentBoardAttributes &
      Partial<Pick<PaidangCommentBoard, PaidangCommentBoardProperty>> &
      Listeners;
  }
}
