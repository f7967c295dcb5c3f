import 'ckeditor5/ckeditor5.css';
import {
  Autoformat,
  BlockQuote,
  Bold,
  ClassicEditor,
  Essentials,
  Heading,
  Highlight,
  Italic,
  Link,
  List,
  Paragraph,
  Strikethrough,
  Table,
  TableToolbar,
  Underline,
  WordCount,
} from 'ckeditor5';
import { html } from './document';
import { offer } from './run-editor';

const element = document.body.appendChild(document.createElement('div'));
const plugins = [
  Autoformat,
  BlockQuote,
  Bold,
  Essentials,
  Heading,
  Highlight,
  Italic,
  Link,
  List,
  Paragraph,
  Strikethrough,
  Table,
  TableToolbar,
  Underline,
  WordCount,
];
const toolbar =
  'undo redo heading bold italic underline strikethrough highlight link bulletedList blockQuote insertTable';

offer({
  open: () =>
    void ClassicEditor.create({
      attachTo: element,
      licenseKey: 'GPL',
      plugins,
      toolbar: toolbar.split(' '),
      root: { initialData: html },
    }),
});
