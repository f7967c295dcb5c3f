import { definePackage } from '../../tooling/tsup.ts';

const entries = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'echo/index': 'src/echo/index.ts',
  'memory/index': 'src/memory/index.ts',
  'storage/index': 'src/storage/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
  'testing/index': 'src/testing/index.ts',
};

// The element is a separate script; only its types are built here.
export default definePackage(entries, { dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } } });
