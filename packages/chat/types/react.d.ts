import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangChat,
  PaidangChatAttributes,
  PaidangChatEvents,
  PaidangChatProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and adds listeners; React 18 only sets attributes, so use a `ref` for the others. */
type Listeners = {
  [Type in keyof PaidangChatEvents as `on${Type}`]?: ((event: PaidangChatEvents[Type]) => unknown) | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'paidang-chat': DetailedHTMLProps<HTMLAttributes<PaidangChat>, PaidangChat> &
        PaidangChatAttributes &
        Partial<Pick<PaidangChat, PaidangChatProperty>> &
        Listeners;
    }
  }
}
