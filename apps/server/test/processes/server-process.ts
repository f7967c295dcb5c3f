import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');

export type Entry = 'server' | 'realtime';

/**
 * Bundles the server processes from the current sources, once: compiling at every start would take most of a test.
 *
 * @returns the folder, and a function that deletes it
 */
export async function bundleServers() {
  const folder = await mkdtemp(join(root, 'node_modules', '.processes-'));
  await build({
    entryPoints: ['server', 'realtime'].map((entry) => join(root, 'src', `${entry}.ts`)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    outdir: folder,
    logLevel: 'error',
  });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Its complete standard error output, once it has ended. */
  readonly complaints: Promise<string>;
  /** Ends it and waits until it has exited. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/** Starts a server process with these settings and no others. */
export function spawnServer(folder: string, entry: Entry, settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [join(folder, `${entry}.js`)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
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

/** Starts a server process and waits until it responds. @throws its error output if it ends instead */
export async function startServer(folder: string, entry: Entry, settings: Record<string, string>) {
  const server = spawnServer(folder, entry, settings);
  const listening = new Promise<void>((resolve) => {
    server.child.stdout?.on('data', (line) => String(line).includes('拍檔 Paidang') && resolve());
  });
  const failed = server.ended.then(async (end) => {
    throw new Error(`${entry} ended with ${end}: ${await server.complaints}`);
  });
  // The test itself causes later exits.
  failed.catch(() => {});
  await Promise.race([listening, failed]);
  return server;
}
