import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({
  index: 'src/index.ts',
  'dom/index': 'src/dom/index.ts',
  'react/index': 'src/react/index.ts',
  'tiptap/index': 'src/tiptap/index.ts',
  'view/index': 'src/view/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
});
