import { captionLimits } from '@paidang/contract/limits';
import { expect, test } from 'vitest';
import { compareSpoken } from './spoken-script';

const { compared } = captionLimits;

test('only a limited number of sentences of an excessive script is compared', async () => {
  const lines = [{ from: 0, until: 1, text: '睡前三滴' }];
  const sentences = Array.from({ length: compared.sentences + 50 }, () => '睡前三滴');
  const { sentences: found } = await compareSpoken({ version: 1, sentences }, lines);
  expect(found).toHaveLength(compared.sentences);
  expect(found.every(({ state }) => state === 'said')).toBe(true);
});

test('only a limited length of excessive captions is searched', async () => {
  const lines = [
    { from: 0, until: 1, text: '燈'.repeat(compared.length) },
    { from: 1, until: 2, text: '睡前三滴' },
  ];
  const { sentences } = await compareSpoken({ version: 1, sentences: ['睡前三滴'] }, lines);
  expect(sentences[0]?.state).toBe('missing');
});
