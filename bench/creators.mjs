import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const args = ['tsx', '--tsconfig', 'apps/server/tsconfig.json', 'apps/server/test/bench/creators.ts'];

const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
