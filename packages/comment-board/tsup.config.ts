import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'document/index': 'src/document/index.ts',
  'dom/index': 'src/dom/index.ts',
  'testing/index': 'src/testing/index.ts',
});
