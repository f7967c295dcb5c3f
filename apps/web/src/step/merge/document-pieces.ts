export { documentPieces as default } from '@paidang/editor/view';
