import { spawn, spawnSync } from 'node:child_process';

process.env.TURBO_TELEMETRY_DISABLED = '1';

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@paidang/web...', '--filter=@paidang/server...', '--output-logs=errors-only'],
  {
    stdio: 'inherit',
  },
);
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/server.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
