import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PaidangTour,
  PaidangTourAttributes,
  PaidangTourEvents,
  PaidangTourProperty,
} from '../dist/element/index.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** Templates can use `confirm-close` or `confirmClose`; Vue passes on either. */
type Props = { [Name in keyof PaidangTourAttributes as Camel<Name> & string]?: PaidangTourAttributes[Name] } & Partial<
  Pick<PaidangTour, PaidangTourProperty>
>;

type Emit = <Type extends keyof PaidangTourEvents>(type: Type, event: PaidangTourEvents[Type]) => void;

type Listeners = {
  [Type in keyof PaidangTourEvents as `on${Capitalize<Camel<Type> & string>}`]?: (
    event: PaidangTourEvents[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'paidang-tour': new () => PaidangTour & {
      $props: Omit<HTMLAttributes, keyof Props> & Props & Listeners & PublicProps;
      $emit: Emit;
    };
  }
}
