import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAutomaton } from './automaton';

const wordsIn = (words: readonly string[], text: string) =>
  createAutomaton(words)
    .find(text)
    .map(({ word, start, end }) => `${words[word]} ${start}-${end}`);

test('finds words inside other words and overlapping words', () => {
  expect(wordsIn(['he', 'she', 'his', 'hers'], 'ushers')).toEqual(['she 1-4', 'he 2-4', 'hers 2-6']);
  expect(wordsIn(['治', '治療', '療程'], '治療程')).toEqual(['治 0-1', '治療 0-2', '療程 1-3']);
});

test('finds the same words as a search for each word', () => {
  const text = (maxLength: number) => fc.string({ unit: fc.constantFrom('治', '療', '癌', 'a'), maxLength });
  fc.assert(
    fc.property(fc.uniqueArray(text(4).filter(Boolean), { maxLength: 8 }), text(40), (words, haystack) => {
      const naive = words.flatMap((word) =>
        Array.from(haystack, (_, at) => at)
          .filter((at) => haystack.startsWith(word, at))
          .map((at) => `${word} ${at}-${at + word.length}`),
      );
      expect(wordsIn(words, haystack).sort()).toEqual(naive.sort());
    }),
  );
});
