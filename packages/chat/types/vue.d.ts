import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PaidangChat,
  PaidangChatAttributes,
  PaidangChatEvents,
  PaidangChatProperty,
} from '../dist/element/index.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** Templates can use `base-url` or `baseUrl`; Vue passes on either. */
type Props = { [Name in keyof PaidangChatAttributes as Camel<Name> & string]?: PaidangChatAttributes[Name] } & Partial<
  Pick<PaidangChat, PaidangChatProperty>
>;

type Emit = <Type extends keyof PaidangChatEvents>(type: Type, event: PaidangChatEvents[Type]) => void;

type Listeners = {
  [Type in keyof PaidangChatEvents as `on${Capitalize<Camel<Type> & string>}`]?: (
    event: PaidangChatEvents[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'paidang-chat': new () => PaidangChat & {
      $props: Omit<HTMLAttributes, keyof Props> & Props & Listeners & PublicProps;
      $emit: Emit;
    };
  }
}
