import { definePackage } from '../../tooling/tsup.ts';

export default definePackage(
  { index: 'src/index.ts', 'labels/en/index': 'src/labels/en/index.ts', cli: 'src/cli/cli.ts' },
  { react: false },
);
