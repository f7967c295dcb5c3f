import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangCommentBoard,
  PaidangCommentBoardAttributes,
  PaidangCommentBoardEvents,
  PaidangCommentBoardProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and listens; React 18 writes attributes only, and takes the others by a `ref`. */
type Listeners = {
  [Type in keyof PaidangCommentBoardEvents as `on${Type}`]?:
    | ((event: PaidangCommentBoardEvents[Type]) => unknown)
    | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'paidang-comment-board': DetailedHTMLProps<HTMLAttributes<PaidangCommentBoard>, PaidangCommentBoard> &
        PaidangCommentBoardAttributes &
        Partial<Pick<PaidangCommentBoard, PaidangCommentBoardProperty>> &
        Listeners;
    }
  }
}
