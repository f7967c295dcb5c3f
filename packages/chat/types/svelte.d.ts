import type { HTMLAttributes } from 'svelte/elements';
import type {
  PaidangChat,
  PaidangChatAttributes,
  PaidangChatEvents,
  PaidangChatProperty,
} from '../dist/element/index.js';

type Listeners = {
  [Type in keyof PaidangChatEvents as `on${Type}`]?: ((event: PaidangChatEvents[Type]) => unknown) | null;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'paidang-chat': Omit<HTMLAttributes<PaidangChat>, keyof PaidangChatAttributes | PaidangChatProperty> &
      PaidangChatAttributes &
      Partial<Pick<PaidangChat, PaidangChatProperty>> &
      Listeners;
  }
}
