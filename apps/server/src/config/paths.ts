import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function packageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('@paidang/server: no package.json above the running file.');
  return packageRoot(parent);
}

const root = packageRoot(dirname(fileURLToPath(import.meta.url)));

/** Folders the server reads; they are found both from the sources and from the build. */
export const paths = {
  migrations: join(root, 'drizzle'),
  data: join(root, 'data'),
  web: join(root, '..', 'web', 'dist'),
  demo: join(root, '..', '..', 'demo'),
  cache: join(root, 'node_modules', '.cache'),
} as const;
