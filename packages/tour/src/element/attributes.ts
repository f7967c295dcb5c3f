import type { PaidangTour } from './paidang-tour';

/** What `<paidang-tour>` takes in markup. */
export interface PaidangTourAttributes {
  /** `en` fetches the English labels; dates and figures follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Asks before the reader leaves. */
  'confirm-close'?: boolean | '' | undefined;
}

/** What is set by script. */
export type PaidangTourProperty = keyof Pick<PaidangTour, 'steps' | 'labels' | 'tourKey' | 'progress'>;
