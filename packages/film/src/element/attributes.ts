import type { PaidangFilm } from './paidang-film';

/** Attributes of `<paidang-film>` in markup. */
export interface PaidangFilmAttributes {
  /** `en` loads the English labels; numbers follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Id of the remark whose pin is highlighted. */
  'active-remark'?: string | undefined;
}

/** Properties that are set by script. */
export type PaidangFilmProperty = keyof Pick<
  PaidangFilm,
  'film' | 'port' | 'remarks' | 'compared' | 'stretch' | 'labels'
>;
