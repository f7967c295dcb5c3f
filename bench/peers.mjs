import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs dependencies that only the benchmarks need into this folder, once per list. */
export function installPeers() {
  const list = join(import.meta.dirname, 'package.json');
  const installed = join(import.meta.dirname, 'node_modules', '.installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(list, 'utf8')) return;
  console.log('Installing what the benchmarks need …');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  copyFileSync(list, installed);
}
