import { definePackage } from '../../tooling/tsup.ts';

const entries = {
  index: 'src/index.ts',
  // Not exported by itself. A separate file lets apps load it with the dialog that shows it.
  'views/cover-places': 'src/views/cover-places.tsx',
  'core/index': 'src/core/index.ts',
  'drawing/index': 'src/drawing/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
  'testing/index': 'src/testing/index.ts',
};

// The element is a script of its own; only its types come from here.
export default definePackage(entries, { dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } } });
