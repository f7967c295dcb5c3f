import type { PaidangEditor } from './paidang-editor';

/** What `<paidang-editor>` takes in markup. */
export interface PaidangEditorAttributes {
  /** `en` fetches the English labels; dates and figures follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Stored HTML at the start, and after a reset of the form. */
  value?: string | undefined;
  /** What the form sends the stored HTML as. */
  name?: string | undefined;
  /** Accessible name of the text. */
  label?: string | undefined;
  /** Shown while the text is empty. */
  placeholder?: string | undefined;
  /** Shows the text without tools. */
  readonly?: boolean | '' | undefined;
  disabled?: boolean | '' | undefined;
  /** The form is not sent while the text is empty. */
  required?: boolean | '' | undefined;
  /** `field` has a frame of its own, `paper` lies on the page's paper. @default 'field' */
  variant?: 'field' | 'paper' | undefined;
}

/** What is set by script. */
export type PaidangEditorProperty = keyof Pick<PaidangEditor, 'port' | 'labels' | 'suggestions'>;
