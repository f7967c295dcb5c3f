import { expect, test } from 'vitest';
import { foldPost, hashtagsIn, postFacts, postLength } from './post-facts';

const fold = { lines: 2, characters: 125 };

test('R-cpy-01 a text that fits is not folded', () => {
  expect(foldPost('睡前三滴，一夜好眠', fold)).toBeNull();
  expect(foldPost('第一行\n第二行\n\n', fold)).toBeNull();
});

test('a text is folded after its lines, wrapped as a phone wraps them', () => {
  expect(foldPost('第一行\n第二行\n第三行', fold)).toBe('第一行\n第二行');
  // 23 Chinese characters per line; the last line reserves four for 「… 更多」.
  expect(foldPost('睡'.repeat(60), fold)).toBe('睡'.repeat(23 + 19));
  expect(foldPost('睡'.repeat(46), fold)).toBeNull();
});

test('a text is folded by its characters where lines would show more', () => {
  const many = { lines: 5, characters: 125 };
  expect(foldPost('a'.repeat(200), many)).toBe('a'.repeat(125));
  expect(foldPost('a'.repeat(125), many)).toBeNull();
});

test('an emoji is neither cut in two nor counted twice', () => {
  expect(postLength('🌙🌙')).toBe(2);
  expect(foldPost('🌙'.repeat(30), { lines: 1, characters: 40 })).toBe('🌙'.repeat(19));
});

test('spaces and line breaks count, except around the text', () => {
  expect(postLength(' 早安 山眠\n\n#業配 ')).toBe(10);
});

test('hashtags are found in Chinese and Latin, also after a full-width #', () => {
  expect(hashtagsIn('睡前三滴#山眠 #業配\n＃good_sleep # 不是')).toEqual(['#山眠', '#業配', '＃good_sleep']);
});

test('no fold exceeds the platform’s maximum length', () => {
  for (const { characters, fold: own } of Object.values(postFacts)) {
    expect(own?.characters ?? 0).toBeLessThan(characters);
  }
});
