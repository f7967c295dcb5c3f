import { expect, test } from 'vitest';
import { textParts } from './text-parts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? part.href : []));

test.each([
  ['看這裡 https://paidang.test/a?b=1&c=2#d', 'https://paidang.test/a?b=1&c=2#d'],
  ['看https://paidang.test/a。很好', 'https://paidang.test/a'],
  ['（https://paidang.test/a）', 'https://paidang.test/a'],
  ['see (https://paidang.test/a_(b)).', 'https://paidang.test/a_(b)'],
  ['www.paidang.test 上線了', 'https://www.paidang.test/'],
])('finds the address in %s', (text, href) => {
  expect(links(text)).toEqual([href]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'http://x', 'a.b', '14:06'])(
  'makes no link of %s',
  (text) => {
    expect(links(text)).toEqual([]);
  },
);

test('the parts together are the text again', () => {
  const text = '一 <b>https://a.test/x</b>\n& www.b.test, 二';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
