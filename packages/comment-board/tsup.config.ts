import { definePackage } from '../../tooling/tsup.ts';

const entries = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'document/index': 'src/document/index.ts',
  // Not exported by itself. A separate file lets apps load the marks after the provider.
  'document/marks': 'src/document/marks.ts',
  'dom/index': 'src/dom/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
  'testing/index': 'src/testing/index.ts',
};

// The element is a script of its own; only its types come from here.
export default definePackage(entries, { dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } } });
