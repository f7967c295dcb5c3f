import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataKeys } from '../platform/sealing';
import type { Env } from './env';

type KeyEnv = Pick<Env, 'DATA_DIR' | 'DATA_KEY' | 'DATA_KEY_PREVIOUS'>;

const pathOf = ({ DATA_DIR }: KeyEnv): string => join(DATA_DIR, 'data-key');
const newKey = (): string => randomBytes(32).toString('base64');

/** The keys of the file, current one first; none if there is no file. */
async function readKeyFile(env: KeyEnv): Promise<string[]> {
  try {
    return (await readFile(pathOf(env), 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    // Other failures must not lead to a new key replacing the one that opens the data.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function writeKeyFile(env: KeyEnv, keys: readonly string[]): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const unfinished = `${pathOf(env)}.new`;
  await writeFile(unfinished, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, pathOf(env));
}

function toDataKeys([current, ...others]: readonly string[]): DataKeys {
  if (!current) throw new Error('@paidang/server: there is no data key.');
  return { current: Buffer.from(current, 'base64'), others: others.map((key) => Buffer.from(key, 'base64')) };
}

/** The keys that seal personal data: from the settings, or else generated on the first start and kept in `DATA_DIR`. */
export async function readDataKeys(env: KeyEnv): Promise<DataKeys> {
  if (env.DATA_KEY) return toDataKeys([env.DATA_KEY, ...(env.DATA_KEY_PREVIOUS?.split(',') ?? [])]);
  const kept = await readKeyFile(env);
  if (kept.length > 0) return toDataKeys(kept);
  const made = [newKey()];
  await writeKeyFile(env, made);
  return toDataKeys(made);
}

/** Prepends a new key to those in `DATA_DIR`, unless an earlier, unfinished rotation already did. */
export async function addDataKey(env: KeyEnv): Promise<DataKeys> {
  const kept = await readKeyFile(env);
  const keys = kept.length > 1 ? kept : [newKey(), ...kept];
  await writeKeyFile(env, keys);
  return toDataKeys(keys);
}

/** Deletes all keys in `DATA_DIR` except the current one. */
export async function dropOldDataKeys(env: KeyEnv): Promise<void> {
  await writeKeyFile(env, (await readKeyFile(env)).slice(0, 1));
}
