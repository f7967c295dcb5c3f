import type { PaidangChat } from './paidang-chat';

/** Attributes of `<paidang-chat>` in markup. */
export interface PaidangChatAttributes {
  /** `en` loads the English labels; dates and numbers follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Uuid of the signed-in user. */
  user?: string | undefined;
  /** Base URL of the API, without a trailing slash. @default the page's origin */
  'base-url'?: string | undefined;
  'realtime-key'?: string | undefined;
  /** @default the page's host */
  'realtime-host'?: string | undefined;
  /** @default the page's port */
  'realtime-port'?: string | number | undefined;
  /** Shows a button in the corner that opens the rooms. */
  launcher?: boolean | '' | undefined;
  /** Shows the rooms in place of the element. */
  'room-list'?: boolean | '' | undefined;
}

/** Properties that are set by script. */
export type PaidangChatProperty = keyof Pick<PaidangChat, 'port' | 'getToken' | 'storage' | 'labels'>;
