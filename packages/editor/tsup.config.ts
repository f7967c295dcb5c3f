import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'schema/index': 'src/schema/index.ts',
  'view/index': 'src/view/index.ts',
  'view/node': 'src/view-on-server/index.ts',
  'autosave/index': 'src/autosave/index.ts',
  'testing/index': 'src/testing/index.ts',
});
