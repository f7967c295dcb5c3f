import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.mjs';

process.env.CHROMIUM_PATH = await chromiumPath();
process.env.TURBO_TELEMETRY_DISABLED = '1';
for (const [program, ...args] of [
  ['turbo', 'run', 'build', '--output-logs=errors-only'],
  ['playwright', 'test', '--config', 'e2e/shots.config.ts'],
]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('Pictures are in .shots/.');
