export { RichTextDiffView as default } from '@paidang/editor/view';
