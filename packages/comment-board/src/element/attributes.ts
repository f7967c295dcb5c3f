import type { PaidangCommentBoard } from './paidang-comment-board';

/** Attributes of `<paidang-comment-board>` in markup. */
export interface PaidangCommentBoardAttributes {
  /** `en` loads the English labels; dates and numbers follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Identifies the drafts of this board. */
  'board-id'?: string | undefined;
  /** Current version of the document. @default 0 */
  version?: string | number | undefined;
  /** Shows a button that fires `comment-collapse`. */
  collapsible?: boolean | '' | undefined;
}

/** Properties that are set by script. */
export type PaidangCommentBoardProperty = keyof Pick<
  PaidangCommentBoard,
  'port' | 'author' | 'permissions' | 'drafts' | 'labels'
>;
