import { signHeads } from '@paidang/evidence';
import type { Platform } from '../../platform/platform';
import { isFirstToday } from '../../platform/schedule';
import { requestStamp } from '../../platform/time-stamp';
import { insertCheckpoint, keepKey, listGrownHeads } from './checkpoint-store';

/** Requests a time stamp; `null` on failure, since a checkpoint without a time stamp is better than none. */
async function stampOf(url: string | undefined, root: string): Promise<string | null> {
  if (!url) return null;
  return requestStamp(url, new Uint8Array(Buffer.from(root, 'hex'))).catch(() => null);
}

/** Signs the heads of the chains that have grown since they were last signed, once a day at night in Taipei. */
export async function signCheckpoint({ transact, signer, env }: Platform): Promise<void> {
  const due = await transact(async (tx) =>
    (await isFirstToday(tx, 'evidence checkpoint')) ? { heads: await listGrownHeads(tx.db), at: tx.now } : null,
  );
  if (!due || due.heads.length === 0) return;
  const { heads, at } = due;
  const { checkpoint, proofs } = await signHeads(signer, heads, at);
  const stamp = await stampOf(env.TSA_URL, checkpoint.statement.root);
  await transact(async (tx) => {
    await keepKey(tx, signer.publicKey);
    await insertCheckpoint(
      tx.db,
      { ...checkpoint, stamp },
      heads.map((head, index) => ({ head, proof: proofs[index] ?? [] })),
    );
  });
}
