import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './suggestion';

const prose = fc.string({ unit: fc.constantFrom(...'今天的天氣好，今天🌞好 a\n'), maxLength: 40 });

test('the difference between the unchanged ends gives the replacement', () => {
  fc.assert(
    fc.property(prose, prose, (selectedText, replacement) => {
      const quote = { selectedText, prefix: '', suffix: '', start: 0, end: selectedText.length };
      const { from, to, inserted } = changeOf({ quote, replacement });
      expect(selectedText.slice(0, from) + inserted + selectedText.slice(to)).toBe(replacement);
    }),
  );
});
