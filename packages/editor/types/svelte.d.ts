import type { HTMLAttributes } from 'svelte/elements';
import type {
  PaidangEditor,
  PaidangEditorAttributes,
  PaidangEditorEvents,
  PaidangEditorProperty,
} from '../dist/element/index.js';

type Listeners = {
  [Type in keyof PaidangEditorEvents as `on${Type}`]?: ((event: PaidangEditorEvents[Type]) => unknown) | null;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'paidang-editor': Omit<HTMLAttributes<PaidangEditor>, keyof PaidangEditorAttributes | PaidangEditorProperty> &
      PaidangEditorAttributes &
      Partial<Pick<PaidangEditor, PaidangEditorProperty>> &
      Listeners;
  }
}
