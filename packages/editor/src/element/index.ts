import { defineElement } from '@paidang/ui/custom-element';
import { PaidangEditor } from './paidang-editor';

declare global {
  interface HTMLElementTagNameMap {
    'paidang-editor': PaidangEditor;
  }
}

defineElement('paidang-editor', PaidangEditor);

export type { PaidangEditorAttributes, PaidangEditorProperty } from './attributes';
export type { PaidangEditor, PaidangEditorEvents } from './paidang-editor';
