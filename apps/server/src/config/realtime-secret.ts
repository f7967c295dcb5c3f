import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env';

/**
 * The secret that signs channel subscriptions: from the settings, or else generated on the first start and kept in
 * `DATA_DIR`.
 */
export async function realtimeSecret(env: Pick<Env, 'DATA_DIR' | 'REALTIME_SECRET'>): Promise<string> {
  if (env.REALTIME_SECRET) return env.REALTIME_SECRET;
  const path = join(env.DATA_DIR, 'realtime-secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  const made = randomBytes(32).toString('hex');
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    return (await readFile(path, 'utf8')).trim();
  }
}
