import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'echo/index': 'src/echo/index.ts',
  'memory/index': 'src/memory/index.ts',
  'storage/index': 'src/storage/index.ts',
  'testing/index': 'src/testing/index.ts',
});
