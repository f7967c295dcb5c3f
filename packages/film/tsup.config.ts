import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'drawing/index': 'src/drawing/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
  'testing/index': 'src/testing/index.ts',
});
