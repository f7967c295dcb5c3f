import { definePackage } from '../../tooling/tsup.ts';

const areas = ['calls', 'entities', 'limits', 'notifications', 'rules', 'vocabulary', 'workflow'];

export default definePackage(
  { index: 'src/index.ts', ...Object.fromEntries(areas.map((area) => [`${area}/index`, `src/${area}/index.ts`])) },
  { react: false },
);
