import type { PaidangTour } from './paidang-tour';

/** Attributes of `<paidang-tour>` in markup. */
export interface PaidangTourAttributes {
  /** `en` loads the English labels; dates and numbers follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Asks before the reader leaves. */
  'confirm-close'?: boolean | '' | undefined;
}

/** Properties that are set by script. */
export type PaidangTourProperty = keyof Pick<PaidangTour, 'steps' | 'labels' | 'tourKey' | 'progress'>;
