import { createQuote } from '@paidang/comment-board';
import { expect, test } from 'vitest';
import { replaceQuoted } from './replace-quoted';

const html = '<p>睡前三滴，<strong>按壓到</strong>完全吸收。</p><p>第七天請朋友盲猜。</p>';
const text = '睡前三滴，按壓到完全吸收。\n第七天請朋友盲猜。';
const quote = (words: string) => {
  const at = text.indexOf(words);
  const made = createQuote(text, at, at + words.length, 1);
  if (!made) throw new Error('nothing quoted');
  return made;
};

test('R-edt an accepted suggestion replaces the quoted words', () => {
  expect(replaceQuoted(html, quote('三滴'), '五滴')).toBe(
    '<p>睡前五滴，<strong>按壓到</strong>完全吸收。</p><p>第七天請朋友盲猜。</p>',
  );
});

test('words across marks are replaced as one, and markup in a suggestion stays text', () => {
  expect(replaceQuoted(html, quote('按壓到完全'), '<b>輕拍</b>')).toContain('&lt;b&gt;輕拍&lt;/b&gt;');
});

test('an empty suggestion deletes the words', () => {
  expect(replaceQuoted(html, quote('請朋友'), '')).toContain('<p>第七天盲猜。</p>');
});

test('words that have changed since are left alone', () => {
  expect(replaceQuoted('<p>完全不同的一段。</p>', quote('三滴'), '五滴')).toBeNull();
});
