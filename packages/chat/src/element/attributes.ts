import type { PaidangChat } from './paidang-chat';

/** What `<paidang-chat>` takes in markup. */
export interface PaidangChatAttributes {
  /** `en` fetches the English labels; dates and figures follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Uuid of the signed-in user. */
  user?: string | undefined;
  /** Address of the API, without a slash at its end. @default the page's own origin */
  'base-url'?: string | undefined;
  'realtime-key'?: string | undefined;
  /** @default the page's own */
  'realtime-host'?: string | undefined;
  /** @default the page's own */
  'realtime-port'?: string | number | undefined;
  /** A button in the corner that opens the rooms. */
  launcher?: boolean | '' | undefined;
  /** Shows the rooms in the element's place. */
  'room-list'?: boolean | '' | undefined;
}

/** What is set by script. */
export type PaidangChatProperty = keyof Pick<PaidangChat, 'port' | 'getToken' | 'storage' | 'labels'>;
