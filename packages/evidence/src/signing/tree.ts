import { type Bytes, fromHex, sha256, toHex } from '../hash';

/** Hash of the sibling, and on which side it is. */
export type ProofStep = { readonly left: string } | { readonly right: string };

/** Path from a leaf to the root. */
export type Proof = readonly ProofStep[];

export const leafHash = (data: Bytes): Promise<Bytes> => sha256(Uint8Array.of(0), data);

const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(Uint8Array.of(1), left, right);

/** Builds a Merkle tree over these leaves (RFC 9162, 2.1): its root, and the proof of each leaf. */
export async function treeOf(leaves: readonly Bytes[]): Promise<{ root: Bytes; proofs: Proof[] }> {
  const [first] = leaves;
  if (!first) return { root: await sha256(new Uint8Array()), proofs: [] };
  if (leaves.length === 1) return { root: first, proofs: [[]] };
  const half = 2 ** Math.floor(Math.log2(leaves.length - 1));
  const left = await treeOf(leaves.slice(0, half));
  const right = await treeOf(leaves.slice(half));
  return {
    root: await nodeHash(left.root, right.root),
    proofs: [
      ...left.proofs.map((proof) => [...proof, { right: toHex(right.root) }]),
      ...right.proofs.map((proof) => [...proof, { left: toHex(left.root) }]),
    ],
  };
}

/** Computes the root from a leaf and its proof. */
export async function rootFrom(leaf: Bytes, proof: Proof): Promise<string> {
  let hash = leaf;
  for (const step of proof) {
    hash = 'left' in step ? await nodeHash(fromHex(step.left), hash) : await nodeHash(hash, fromHex(step.right));
  }
  return toHex(hash);
}
