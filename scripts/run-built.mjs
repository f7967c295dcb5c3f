import { spawn, spawnSync } from 'node:child_process';

/** Builds what is needed, runs `entry` in a separate process and forwards signals to it. */
export function runBuilt(entry, ...packages) {
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  const filters = packages.map((name) => `--filter=${name}...`);
  const build = spawnSync('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);

  const server = spawn(process.execPath, ['--enable-source-maps', entry], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}
