import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise';

test.each([
  ['减 肥', '減肥'],
  ['減・肥', '減肥'],
  ['減\u200b肥', '減肥'],
  ['減💪肥', '減肥'],
  ['減ㄈㄟˊ', '減肥'],
  ['痩身', '瘦身'],
  ['１００％', '100%'],
  ['SO 身', 'so身'],
  ['Before  After', 'before after'],
  ['治疗高血压', '治療高血壓'],
  ['香煙', '香菸'],
  ['第一句。第二句！', '第一句\n第二句\n'],
  ['甲、乙，丙', '甲,乙,丙'],
])('%s becomes %s', (original, read) => {
  expect(normalise(original).text).toBe(read);
});

test('each character has its position in the original', () => {
  const { text, starts, ends } = normalise('可 減ㄈㄟˊ💪！');
  expect(text).toBe('可減肥\n');
  expect(starts).toEqual([0, 2, 3, 8]);
  expect(ends).toEqual([1, 3, 6, 9]);
});

test('positions are sorted and within the text, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (original) => {
      const { text, starts, ends } = normalise(original);
      expect(starts).toHaveLength(text.length);
      expect(ends).toHaveLength(text.length);
      for (const [at, start] of starts.entries()) {
        expect(start).toBeLessThan(ends[at] ?? 0);
        expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
        expect(ends[at]).toBeLessThanOrEqual(original.length);
      }
    }),
  );
});

test('normalising a normalised text changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('减', '治', ' ', '。', 'Ａ', 'b', '💪', 'ㄈㄟˊ'), maxLength: 30 }),
      (text) => {
        const read = normalise(text).text;
        expect(normalise(read).text).toBe(read);
      },
    ),
  );
});
