import type { PaidangEditor } from './paidang-editor';

/** Attributes of `<paidang-editor>` in markup. */
export interface PaidangEditorAttributes {
  /** `en` loads the English labels; dates and numbers follow any BCP 47 tag. @default 'zh-TW' */
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Initial stored HTML, restored when the form is reset. */
  value?: string | undefined;
  /** Name under which the form submits the stored HTML. */
  name?: string | undefined;
  /** Accessible name of the text. */
  label?: string | undefined;
  /** Shown while the text is empty. */
  placeholder?: string | undefined;
  /** Shows the text without tools. */
  readonly?: boolean | '' | undefined;
  disabled?: boolean | '' | undefined;
  /** The form cannot be submitted while the text is empty. */
  required?: boolean | '' | undefined;
  /** `field` draws its own frame; `paper` has none and blends into the page. @default 'field' */
  variant?: 'field' | 'paper' | undefined;
}

/** Properties that are set by script. */
export type PaidangEditorProperty = keyof Pick<PaidangEditor, 'port' | 'labels' | 'suggestions'>;
