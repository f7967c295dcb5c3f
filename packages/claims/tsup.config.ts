import { definePackage } from '../../tooling/tsup.ts';

export default definePackage({ index: 'src/index.ts', 'labels/en/index': 'src/labels/en/index.ts' }, { react: false });
