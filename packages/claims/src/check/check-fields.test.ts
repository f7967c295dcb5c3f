import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFields } from './check-fields';

test('each finding has its field and its position in it', () => {
  const fields = [
    { field: 'title', text: '消除皺紋' },
    { field: 'empty', text: '' },
    { field: 'text', text: '睡前三滴\n消除皺紋，消除細紋' },
  ];
  const { findings } = checkFields(fields, { category: 'cosmetics' });
  expect(findings.map(({ field, start, text }) => [field, start, text])).toEqual([
    ['title', 0, '消除皺紋'],
    ['text', 5, '消除皺紋'],
    ['text', 10, '消除細紋'],
  ]);
});

test('nothing is found across fields, and a notice may be in any field', () => {
  const fields = (...texts: string[]) => texts.map((text, index) => ({ field: String(index), text }));
  expect(checkFields(fields('消除', '皺紋'), { category: 'cosmetics' }).findings).toEqual([]);
  expect(checkFields(fields('禁止酒駕', '飲酒過量，有害健康'), { category: 'alcohol' }).demands).toEqual([]);
});

test('the text of a finding is the text at its position, whatever the fields are', () => {
  const text = fc.string({ unit: fc.constantFrom('治', '療', '高血壓', ' ', '\n', '💪', '，', 'a'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      const fields = texts.map((one, index) => ({ field: String(index), text: one }));
      for (const { field, start, end, text: found } of checkFields(fields, { category: 'food' }).findings) {
        expect(texts[Number(field)]?.slice(start, end)).toBe(found);
      }
    }),
  );
});
