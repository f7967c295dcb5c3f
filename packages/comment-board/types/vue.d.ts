import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PaidangCommentBoard,
  PaidangCommentBoardAttributes,
  PaidangCommentBoardEvents,
  PaidangCommentBoardProperty,
} from '../dist/element/index.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** Templates write `base-url` or `baseUrl`; Vue passes either on. */
type Props = {
  [Name in keyof PaidangCommentBoardAttributes as Camel<Name> & string]?: PaidangCommentBoardAttributes[Name];
} & Partial<Pick<PaidangCommentBoard, PaidangCommentBoardProperty>>;

type Emit = <Type extends keyof PaidangCommentBoardEvents>(type: Type, event: PaidangCommentBoardEvents[Type]) => void;

type Listeners = {
  [Type in keyof PaidangCommentBoardEvents as `on${Capitalize<Camel<Type> & string>}`]?: (
    event: PaidangCommentBoardEvents[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'paidang-comment-board': new () => PaidangCommentBoard & {
      $props: Omit<HTMLAttributes, keyof Props> & Props & Listeners & PublicProps;
      $emit: Emit;
    };
  }
}
