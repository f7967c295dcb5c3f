import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a measurement of `apps/server/test/bench`. */
export function measureOnServer(name) {
  const args = ['tsx', '--tsconfig', 'apps/server/tsconfig.json', `apps/server/test/bench/${name}.ts`];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
