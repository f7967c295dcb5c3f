import { describe, expect, test } from 'vitest';
import { ellipticStamp, rsaStamp, stampedRoot } from '../../test/stamps';
import { readStamp } from './stamp';

test('returns time and authority for every kind of key, and the end of its chain', async () => {
  expect(await readStamp(rsaStamp, stampedRoot)).toEqual({
    at: expect.stringMatching(/^2026-11-23T20:\d\d:\d\d\.000Z$/),
    authority: 'Test Time Authority',
    anchor: 'Test Time Root',
  });
  expect(await readStamp(ellipticStamp, stampedRoot)).toMatchObject({ authority: 'Test Time Authority EC' });
});

describe('is rejected', () => {
  test('if it is about another root, or is not a stamp', async () => {
    await expect(readStamp(rsaStamp, '0'.repeat(64))).rejects.toThrow('another root');
    for (const other of ['', 'AAAA', '!', btoa(`${stampedRoot}`), 'MIID']) {
      await expect(readStamp(other, stampedRoot), other).rejects.toThrow();
    }
  });

  /** Changes a byte at this distance after the last occurrence of some text in the stamp. */
  const changedAt = (stamp: string, words: string, behind: number) => {
    const text = atob(stamp);
    const at = words === '' ? text.length - 1 : text.lastIndexOf(words) + words.length + behind;
    return btoa(text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1));
  };

  test.each<[string, string, number]>([
    ['the time', '2026112320', 0],
    ['the signature', '', 0],
    ['the name in the certificate', 'Test Time Authority', -1],
    ['the key of the certificate', 'Test Time Authority', 60],
    ['the key of the issuer above it', 'Test Time Issuer', 60],
  ])('where %s was changed', async (_, words, behind) => {
    await expect(readStamp(changedAt(rsaStamp, words, behind), stampedRoot)).rejects.toThrow();
  });
});
