import type { PaidangFilm } from './paidang-film';

/** What `<paidang-film>` takes in markup. */
export interface PaidangFilmAttributes {
  /** `en` fetches the English labels; figures follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Remark whose pin is lit. */
  'active-remark'?: string | undefined;
}

/** What is set by script. */
export type PaidangFilmProperty = keyof Pick<
  PaidangFilm,
  'film' | 'port' | 'remarks' | 'compared' | 'stretch' | 'labels'
>;
