import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '..', '..');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** How it ended: its exit code, or the signal. */
  readonly ended: Promise<number | string>;
  /** Everything it wrote to standard error, once it has ended. */
  readonly complaints: Promise<string>;
  /** Ends it and waits until it is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/** One of our processes from its sources, with these settings and no others. */
export function spawnServer(entry: 'server' | 'realtime', settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src', `${entry}.ts`)], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return {
    child,
    ended,
    complaints: text(child.stderr),
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** The same, once it answers. @throws what it said when it ended instead */
export async function startServer(entry: 'server' | 'realtime', settings: Record<string, string>) {
  const server = spawnServer(entry, settings);
  const listening = new Promise<void>((resolve) => {
    server.child.stdout?.on('data', (line) => String(line).includes('拍檔 Paidang') && resolve());
  });
  const failed = server.ended.then(async (end) => {
    throw new Error(`${entry} ended with ${end}: ${await server.complaints}`);
  });
  // Later ends are what the test asks for.
  failed.catch(() => {});
  await Promise.race([listening, failed]);
  return server;
}
