import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in its own process that reports its resource usage. */
export async function startServer(script, env) {
  const args = ['--expose-gc', '--import', join(import.meta.dirname, 'usage.mjs'), script];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child.stdout, 'data');
  child.stdout.resume();
  return {
    async usage() {
      child.send('usage');
      const [used] = await once(child, 'message');
      return used;
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
