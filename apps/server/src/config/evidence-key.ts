import { generateKeyPairSync } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigner, type Signer } from '@paidang/evidence';
import type { Env } from './env';

type KeyEnv = Pick<Env, 'DATA_DIR' | 'EVIDENCE_KEY'>;

const newKey = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
};

async function readKeyFile(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    // Other failures must not lead to a new key replacing the published one.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Generates a key and keeps it in `DATA_DIR`, unless another process has just done so. */
async function makeKeyFile(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, `${newKey()}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never overwrites an existing file.
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/** The key that signs evidence: from the settings, or else generated on the first start and kept in `DATA_DIR`. */
export async function openSigner(env: KeyEnv): Promise<Signer> {
  const path = join(env.DATA_DIR, 'evidence-key');
  const key = env.EVIDENCE_KEY ?? (await readKeyFile(path)) ?? (await makeKeyFile(path, env.DATA_DIR));
  return createSigner(new Uint8Array(Buffer.from(key, 'base64')));
}
