import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from './suggestion';
import { findQuote, quoteText } from './text-quote';

const prose = fc.string({ unit: fc.constantFrom(...'今天的天氣好，今天🌞好 a\n'), maxLength: 40 });

test('a quote is found where it was made, and again after text came before it', () => {
  fc.assert(
    fc.property(prose, fc.nat(40), fc.nat(40), prose, (text, one, other, before) => {
      const quote = quoteText(text, Math.min(one, other), Math.max(one, other));
      if (!quote) return;
      expect(findQuote(text, quote)).toBe(quote.start);
      const moved = `${before}一段新的文字${text}`;
      const found = findQuote(moved, quote);
      if (found !== null) expect(moved.slice(found).startsWith(quote.selectedText)).toBe(true);
    }),
  );
});

describe('a quote whose place is gone', () => {
  const quote = quoteText('開場是書桌。收尾是書桌。', 9, 11);

  test.each([
    ['the words are gone', '開場是窗邊。收尾是窗邊。', null],
    ['only a lookalike is left', '開場是書桌上。', null],
    ['text came before it', '先說規則。開場是書桌。收尾是書桌。', 14],
  ])('%s', (_name, text, at) => {
    expect(quote && findQuote(text, quote)).toBe(at);
  });
});

test('what differs, put between what stays, is the replacement', () => {
  fc.assert(
    fc.property(prose, prose, (selectedText, replacement) => {
      const quote = { selectedText, prefix: '', suffix: '', start: 0, end: selectedText.length };
      const { from, to, inserted } = changeOf({ quote, replacement });
      expect(selectedText.slice(0, from) + inserted + selectedText.slice(to)).toBe(replacement);
    }),
  );
});
