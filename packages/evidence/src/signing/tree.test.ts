import { expect, test } from 'vitest';
import { bytesOf, toHex } from '../hash';
import { leafHash, rootFrom, treeOf } from './tree';

test('every leaf of a tree of any size leads to its root, and to no other root', async () => {
  for (let size = 1; size <= 9; size += 1) {
    const leaves = await Promise.all(Array.from({ length: size }, (_, index) => leafHash(bytesOf(`${index}`))));
    const { root, proofs } = await treeOf(leaves);
    for (const [index, proof] of proofs.entries()) {
      expect(await rootFrom(leaves[index]!, proof)).toBe(toHex(root));
      expect((await rootFrom(leaves[(index + 1) % size]!, proof)) === toHex(root)).toBe(size === 1);
    }
  }
});

test('the tree is that of RFC 9162', async () => {
  // The root of no leaves is the hash of nothing.
  expect(toHex((await treeOf([])).root)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  // The leaf of no bytes.
  expect(toHex(await leafHash(new Uint8Array()))).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  );
});
