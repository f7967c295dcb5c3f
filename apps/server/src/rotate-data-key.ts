import { addDataKey, dropOldDataKeys, readDataKeys } from './config/data-keys';
import type { Env } from './config/env';
import type { Database } from './platform/database';
import { createSealer, rewrapKeys } from './platform/sealing';
import { sealedTables } from './sealed-tables';

/**
 * Re-wraps the key of every sealed record with the current data key: a new one in `DATA_DIR`, or the one that is set. Safe
 * to run again after an interruption. Opens its own transactions.
 *
 * @returns the text to print
 */
export async function rotateDataKey(
  db: Database,
  env: Pick<Env, 'DATA_DIR' | 'DATA_KEY' | 'DATA_KEY_PREVIOUS'>,
): Promise<string> {
  const isSet = env.DATA_KEY !== undefined;
  const sealer = createSealer(isSet ? await readDataKeys(env) : await addDataKey(env));
  const count = await rewrapKeys(db, sealer, sealedTables);
  if (!isSet) await dropOldDataKeys(env);
  const next = isSet
    ? 'DATA_KEY_PREVIOUS is not needed any more.'
    : 'The earlier key is gone; back up DATA_DIR/data-key.';
  return `${count} records have the data key ${sealer.keyId} now. ${next}\n`;
}
