import { canonicalBytes } from '../canonical';
import { type Bytes, toHex } from '../hash';
import type { Signer } from './key';
import { leafHash, type Proof, treeOf } from './tree';

/** Head of a chain at the time of signing. */
export interface Head {
  readonly chain: string;
  readonly seq: number;
  readonly hash: string;
}

/** The nightly signed statement: the root of the tree over the heads of all chains that have grown. */
export interface CheckpointStatement {
  readonly type: 'paidang-checkpoint';
  readonly at: string;
  readonly root: string;
}

/** A signed checkpoint. */
export interface Checkpoint {
  readonly statement: CheckpointStatement;
  readonly key: string;
  readonly signature: string;
  /** Time stamp of the root (RFC 3161) by a third party, in base64; `null` without one. */
  readonly stamp: string | null;
}

/** A checkpoint, with the proof that it includes a chain's head. */
export interface ProvenHead extends Checkpoint {
  readonly head: Head;
  readonly proof: Proof;
}

export const headLeaf = (head: Head): Promise<Bytes> => leafHash(canonicalBytes(head));

/** Signs the heads of these chains. */
export async function signHeads(
  { publicKey, sign }: Signer,
  heads: readonly Head[],
  at: Date,
): Promise<{ checkpoint: Omit<Checkpoint, 'stamp'>; proofs: Proof[] }> {
  const { root, proofs } = await treeOf(await Promise.all(heads.map(headLeaf)));
  const statement = { type: 'paidang-checkpoint', at: at.toISOString(), root: toHex(root) } as const;
  return { checkpoint: { statement, key: publicKey.kid, signature: await sign(statement) }, proofs };
}
