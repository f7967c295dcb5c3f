import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangChat,
  PaidangChatAttributes,
  PaidangChatEvents,
  PaidangChatProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and listens; React 18 writes attributes only, and takes the others by a `ref`. */
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
