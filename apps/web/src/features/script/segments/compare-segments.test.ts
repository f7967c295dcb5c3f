import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSegments } from './compare-segments';

interface Part {
  script_uuid: string;
  text: string;
}
const parts = (letters: string): Part[] => [...letters].map((uuid) => ({ script_uuid: uuid, text: uuid }));
const compare = (before: readonly Part[], after: readonly Part[]) =>
  compareSegments(before, after, (one, other) => one.text === other.text);
const told = (before: string, after: string) =>
  compare(parts(before), parts(after)).map(
    ({ uuid, kind, moved }) => `${kind === 'kept' ? '' : `${kind} `}${uuid}${moved ? ' moved' : ''}`,
  );

test('R-scr-02 distinguishes added, removed and moved segments, and lists removed ones at their former place', () => {
  expect(told('abcd', 'abcd')).toEqual(['a', 'b', 'c', 'd']);
  expect(told('abcd', 'axbd')).toEqual(['a', 'added x', 'b', 'removed c', 'd']);
  expect(told('abcd', 'dabc')).toEqual(['d moved', 'a', 'b', 'c']);
  expect(told('abc', '')).toEqual(['removed a', 'removed b', 'removed c']);
  expect(told('', 'ab')).toEqual(['added a', 'added b']);
});

test('R-scr-02 a moved segment can have changed as well', () => {
  const before = parts('abc');
  const after = [{ script_uuid: 'c', text: '新的收尾' }, ...parts('ab')];
  expect(compare(before, after)[0]).toMatchObject({ moved: true, changed: true, numberBefore: 3, numberAfter: 1 });
});

test('R-scr-02 for any two versions, every segment of both is listed once, in the newer order', () => {
  const version = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(version, version, (before, after) => {
      const changes = compare(parts(before.join('')), parts(after.join('')));
      expect(changes.map(({ uuid }) => uuid).toSorted()).toEqual([...new Set([...before, ...after])].toSorted());
      expect(changes.filter(({ after: now }) => now).map(({ uuid }) => uuid)).toEqual(after);
      const unmoved = changes
        .filter(({ kind, moved }) => kind === 'kept' && !moved)
        .map(({ numberBefore }) => numberBefore ?? 0);
      expect(unmoved).toEqual(unmoved.toSorted((one, other) => one - other));
    }),
  );
});
