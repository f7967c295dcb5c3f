import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangEditor,
  PaidangEditorAttributes,
  PaidangEditorEvents,
  PaidangEditorProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and listens; React 18 writes attributes only, and takes the others by a `ref`. */
type Listeners = {
  [Type in keyof PaidangEditorEvents as `on${Type}`]?: ((event: PaidangEditorEvents[Type]) => unknown) | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'paidang-editor': DetailedHTMLProps<HTMLAttributes<PaidangEditor>, PaidangEditor> &
        PaidangEditorAttributes &
        Partial<Pick<PaidangEditor, PaidangEditorProperty>> &
        Listeners;
    }
  }
}
