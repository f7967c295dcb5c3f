import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PaidangFilm,
  PaidangFilmAttributes,
  PaidangFilmEvents,
  PaidangFilmProperty,
} from '../dist/element/index.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** Templates write `active-remark` or `activeRemark`; Vue passes either on. */
type Props = {
  [Name in keyof PaidangFilmAttributes as Camel<Name> & string]?: PaidangFilmAttributes[Name];
} & Partial<Pick<PaidangFilm, PaidangFilmProperty>>;

type Emit = <Type extends keyof PaidangFilmEvents>(type: Type, event: PaidangFilmEvents[Type]) => void;

type Listeners = {
  [Type in keyof PaidangFilmEvents as `on${Capitalize<Camel<Type> & string>}`]?: (
    event: PaidangFilmEvents[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'paidang-film': new () => PaidangFilm & {
      $props: Omit<HTMLAttributes, keyof Props> & Props & Listeners & PublicProps;
      $emit: Emit;
    };
  }
}
