import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PaidangEditor,
  PaidangEditorAttributes,
  PaidangEditorEvents,
  PaidangEditorProperty,
} from '../dist/element/index.js';

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** Templates write `base-url` or `baseUrl`; Vue passes either on. */
type Props = {
  [Name in keyof PaidangEditorAttributes as Camel<Name> & string]?: PaidangEditorAttributes[Name];
} & Partial<Pick<PaidangEditor, PaidangEditorProperty>>;

type Emit = <Type extends keyof PaidangEditorEvents>(type: Type, event: PaidangEditorEvents[Type]) => void;

type Listeners = {
  [Type in keyof PaidangEditorEvents as `on${Capitalize<Camel<Type> & string>}`]?: (
    event: PaidangEditorEvents[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'paidang-editor': new () => PaidangEditor & {
      $props: Omit<HTMLAttributes, keyof Props> & Props & Listeners & PublicProps;
      $emit: Emit;
    };
  }
}
