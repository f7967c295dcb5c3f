import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** TypeScript writes `from '../cn'`; Node's resolution of ES modules needs the file: `from '../cn/index.js'`. */
for (const path of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(path, 'utf8');
  const file = (specifier) => {
    const target = join(dirname(path), specifier);
    return existsSync(`${target}.d.ts`) ? `${specifier}.js` : `${specifier}/index.js`;
  };
  writeFileSync(
    path,
    types.replaceAll(
      /((?:from |import\(|import )["'])(\.{1,2}(?:\/[\w./-]+)?)(["'])/g,
      (_, before, specifier, after) => (/\.(js|css)$/.test(specifier) ? _ : before + file(specifier) + after),
    ),
  );
}
