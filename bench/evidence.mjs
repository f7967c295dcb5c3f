import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { status } = spawnSync('npx', ['tsx', 'packages/evidence/test/bench.ts'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
