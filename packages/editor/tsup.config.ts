import { definePackage } from '../../tooling/tsup.ts';

const entries = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'schema/index': 'src/schema/index.ts',
  'view/index': 'src/view/index.ts',
  'view/node': 'src/view-on-server/index.ts',
  'autosave/index': 'src/autosave/index.ts',
  'testing/index': 'src/testing/index.ts',
};

// The element is a script of its own; only its types come from here.
export default definePackage(entries, { dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } } });
