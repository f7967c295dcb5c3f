import type { PaidangCommentBoard } from './paidang-comment-board';

/** What `<paidang-comment-board>` takes in markup. */
export interface PaidangCommentBoardAttributes {
  /** `en` fetches the English labels; dates and figures follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Names the drafts of this board. */
  'board-id'?: string | undefined;
  /** Version of the document that is current. @default 0 */
  version?: string | number | undefined;
  /** Shows a button that tells `comment-collapse`. */
  collapsible?: boolean | '' | undefined;
}

/** What is set by script. */
export type PaidangCommentBoardProperty = keyof Pick<
  PaidangCommentBoard,
  'port' | 'author' | 'permissions' | 'drafts' | 'labels'
>;
