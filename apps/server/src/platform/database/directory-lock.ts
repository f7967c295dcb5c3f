import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';

const Owner = z.object({ pid: z.number().int(), host: z.string(), lockedAt: z.number() });
type Owner = z.infer<typeof Owner>;

const beat = 5_000;
const silence = 30_000;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Returns whether the lock's owner is certainly gone. Its process id alone does not show that, since ids are reused. */
async function isStale(path: string, owner: Owner): Promise<boolean> {
  if (owner.host !== hostname()) {
    return Date.now() - (await stat(path)).mtimeMs > silence;
  }
  if (owner.pid === process.pid) return owner.lockedAt < performance.timeOrigin;
  return !isRunning(owner.pid) || owner.lockedAt < Date.now() - uptime() * 1000;
}

async function readOwner(path: string): Promise<Owner | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function take(path: string): Promise<boolean> {
  const owner: Owner = { pid: process.pid, host: hostname(), lockedAt: Date.now() };
  try {
    await writeFile(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a data directory. PGlite itself does not, and two processes on one directory would destroy it.
 *
 * @returns the function that releases the lock.
 * @throws if another running process holds it.
 */
export async function lockDirectory(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  if (!(await take(path))) {
    const owner = await readOwner(path);
    if (owner && !(await isStale(path, owner))) {
      throw new Error(
        `@paidang/server: the data directory is in use by process ${owner.pid} on ${owner.host}. ` +
          `Stop that process or set another DATA_DIR. If it no longer exists, delete ${path}.`,
      );
    }
    await rm(path, { force: true });
    if (!(await take(path))) throw new Error(`@paidang/server: another process took ${path} at the same moment.`);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, beat);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await rm(path, { force: true });
  };
}
