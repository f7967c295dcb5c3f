import { definePackage } from '../../tooling/tsup.ts';

const areas = ['calls', 'entities', 'rules', 'workflow', 'limits'];

export default definePackage(
  { index: 'src/index.ts', ...Object.fromEntries(areas.map((area) => [`${area}/index`, `src/${area}/index.ts`])) },
  { react: false },
);
