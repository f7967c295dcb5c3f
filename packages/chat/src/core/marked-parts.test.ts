import { expect, test } from 'vitest';
import { markedParts } from './marked-parts';

const shown = (text: string, words: string) =>
  markedParts(text, words)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('|');

test.each([
  ['燈光，再暗的燈光', '燈光', '[燈光]|，再暗的|[燈光]'],
  ['送出V3，v3定了', 'v3', '送出|[V3]|，|[v3]|定了'],
  ['折扣100%（含稅）', '%（', '折扣100|[%（]|含稅）'],
  ['a.b\\c[d]{e}|f/g-h', '.b\\c[d]{e}|f/g-', 'a|[.b\\c[d]{e}|f/g-]|h'],
  ['İstanbul的燈光', '的燈', 'İstanbul|[的燈]|光'],
  ['沒有', '燈光', '沒有'],
  ['什麼都不找', '', '什麼都不找'],
])('in 「%s」 marks every 「%s」', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});
