import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PaidangServer } from '../e2e/fixtures/paidang-server.ts';

/** Runs the current build of the product on loopback with demo data until `use` has finished. */
export async function withProduct(use) {
  const built = ['--filter=@paidang/web...', '--filter=@paidang/server...'];
  execFileSync('turbo', ['run', 'build', ...built, '--output-logs=errors-only'], { stdio: 'inherit' });
  const dataDir = await mkdtemp(join(tmpdir(), 'paidang-bench-'));
  const server = await PaidangServer.start(dataDir);
  try {
    await use(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
