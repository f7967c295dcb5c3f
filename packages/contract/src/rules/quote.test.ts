import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuote, quoteText } from './quote';

const prose = fc.string({ unit: fc.constantFrom(...'今天的天氣好，今天🌞好 a\n'), maxLength: 40 });

test('a quote is found at its position, and again after text was inserted before it', () => {
  fc.assert(
    fc.property(prose, fc.nat(40), fc.nat(40), prose, (text, one, other, before) => {
      const quote = quoteText(text, Math.min(one, other), Math.max(one, other));
      if (!quote) return;
      expect(findQuote(text, quote)).toEqual({ start: quote.start, end: quote.end });
      const moved = `${before}一段新的文字${text}`;
      const found = findQuote(moved, quote);
      if (found) expect(moved.slice(found.start, found.end)).toBe(quote.selectedText);
    }),
  );
});

test.each([
  [1, 2, undefined],
  [2, 4, '好'],
  [0, 2, '今'],
])('half an emoji is not quoted: %i to %i is %s', (start, end, words) => {
  expect(quoteText('今🌞好', start, end)?.selectedText).toBe(words);
});

describe('a quote whose passage is gone', () => {
  const quote = quoteText('開場是書桌。收尾是書桌。', 9, 11);

  test.each([
    ['the words are gone', '開場是窗邊。收尾是窗邊。', null],
    ['only a lookalike is left', '開場是書桌上。', null],
    ['text came before it', '先說規則。開場是書桌。收尾是書桌。', 14],
  ])('%s', (_name, text, at) => {
    expect((quote && findQuote(text, quote))?.start ?? null).toBe(at);
  });
});
