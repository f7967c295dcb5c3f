import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkedParts } from './index';

const links = (text: string) => linkedParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));
/** The displayed text and the target agree. */
const itself = (address: string) => [[address, address]];

describe('an address is recognised completely', () => {
  test.each([
    'https://en.wikipedia.org/wiki/Foo_(bar)',
    'https://example.com/foo_(bar)_and_(baz)#cite-1',
    'https://example.com/a_(b_(c)_d)',
    "https://example.com/[foo]/'x'/%22y%22",
    'https://example.com/a,b;c/d!e',
    'https://example.com/?a=b&c=d#e=f',
    'https://example.com/path?query=http://other.test/x',
    'https://example.com:8080/a',
    'https://example.com/#/route',
    'https://example.com/a--b/~c/@d/$e/*f',
    'https://example.com/a.b.html',
    'https://127.0.0.1:3000/',
    'http://localhost:3000/a',
    'https://[2001:db8::1]/',
    'https://xn--kpry57d.tw/',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'https://drive.google.com/file/d/1A-b_C/view?usp=sharing',
  ])('%s', (address) => {
    expect(links(address)).toEqual(itself(address));
    expect(links(`(${address})`)).toEqual(itself(address));
    expect(links(`（${address}）`)).toEqual(itself(address));
    expect(links(`看${address}，很好`)).toEqual(itself(address));
  });
});

test.each([
  ['https://zh.wikipedia.org/wiki/台灣', 'https://zh.wikipedia.org/wiki/%E5%8F%B0%E7%81%A3'],
  [
    'https://zh.wikipedia.org/wiki/台北101大樓',
    'https://zh.wikipedia.org/wiki/%E5%8F%B0%E5%8C%97101%E5%A4%A7%E6%A8%93',
  ],
  ['https://a.test/?q=山眠_香氛#段落', 'https://a.test/?q=%E5%B1%B1%E7%9C%A0_%E9%A6%99%E6%B0%9B#%E6%AE%B5%E8%90%BD'],
  ['https://台灣.tw/a', 'https://xn--kpry57d.tw/a'],
  ['https://münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
  ['www.paidang.test/a_(b)', 'https://www.paidang.test/a_(b)'],
  ['WWW.Paidang.test', 'https://www.paidang.test/'],
  ['www.台灣.tw', 'https://www.xn--kpry57d.tw/'],
  ['hi@paidang.test', 'mailto:hi@paidang.test'],
  ['first.last+tag@sub.paidang.com.tw', 'mailto:first.last+tag@sub.paidang.com.tw'],
  ['mailto:hi@paidang.test', 'mailto:hi@paidang.test'],
])('%s is taken whole, and leads to %s', (address, href) => {
  const expected = [[address, href]];
  expect(links(address)).toEqual(expected);
  expect(links(`請看 ${address}。`)).toEqual(expected);
  expect(links(`「${address}」，謝謝`)).toEqual(expected);
});

describe('text around an address is not part of it', () => {
  test.each([
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    '...',
    ')',
    '"',
    "'",
    '>',
    '。',
    '，',
    '、',
    '；',
    '：',
    '！',
    '？',
    '」',
    '』',
    '）',
    '》',
    '】',
    '…',
    '～',
    '|',
    '😀',
    '\u3000',
    '\u200b',
    ' 很好',
    '\n很好',
  ])('%s', (end) => {
    for (const address of ['https://paidang.test/a', 'https://paidang.test/', 'https://paidang.test']) {
      expect(
        links(`${address}${end}`).map(([shown]) => shown),
        address,
      ).toEqual([address]);
    }
    expect(links(`hi@paidang.test${end}`).map(([shown]) => shown)).toEqual(['hi@paidang.test']);
  });

  test.each([
    ['請看https://youtu.be/dQw4w9WgXcQ這支影片', 'https://youtu.be/dQw4w9WgXcQ'],
    ['看https://paidang.test很好', 'https://paidang.test'],
    ['網址https://paidang.test/a?b=1&c=2上線了', 'https://paidang.test/a?b=1&c=2'],
    ['看www.paidang.test上線了', 'www.paidang.test'],
    ['寄到hi@paidang.test謝謝', 'hi@paidang.test'],
    ['信箱：hi@paidang.test。', 'hi@paidang.test'],
    ['網址：https://paidang.test/a', 'https://paidang.test/a'],
    ['<https://paidang.test/a>', 'https://paidang.test/a'],
    ['"https://paidang.test/a"', 'https://paidang.test/a'],
    ['[文件](https://paidang.test/a)', 'https://paidang.test/a'],
  ])('%s', (text, address) => {
    expect(links(text).map(([shown]) => shown)).toEqual([address]);
  });

  test('two consecutive addresses', () => {
    expect(links('https://a.test/一、https://b.test/二\nwww.c.test').map(([shown]) => shown)).toEqual([
      'https://a.test/一',
      'https://b.test/二',
      'www.c.test',
    ]);
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.test/x',
  '//a.test/x',
  'https://',
  'http://x',
  'www.',
  'a.b',
  'brief.md',
  'paidang.test',
  '14:06',
  '@paidang',
  'a@b',
  'mailto:a@b',
])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([]);
});

test('a user name before the host cannot disguise it', () => {
  for (const [, href] of links('https://paypal.com@evil.test/x')) expect(new URL(href ?? '').username).toBe('');
});

test('the parts add up to the text, and only link to web pages and mailboxes', () => {
  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'www.',
      'mailto:',
      'javascript:',
      '@',
      '.',
      '/',
      '(',
      ')',
      '台灣',
      '。',
      '」',
      ' ',
      '\n',
      '😀',
      'a',
      'tw',
    ],
  );
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 30 });
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.join('');
      const parts = linkedParts(whole);
      expect(parts.map((part) => part.text).join('')).toBe(whole);
      for (const { index, text: shown, href } of parts) {
        expect(whole.startsWith(shown, index)).toBe(true);
        if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      }
    }),
  );
});

test.each([
  ['brackets', `https://a.test/${'('.repeat(5_000)}`],
  ['at signs', 'a@'.repeat(2_500)],
  ['beginnings', 'https://'.repeat(700)],
  ['Latin in Chinese', `https://a.test/${'a台'.repeat(2_500)}`],
  ['dots', `www.${'a.'.repeat(2_500)}`],
  ['one word', 'a'.repeat(5_000).concat('@')],
])('a text made to keep the page busy does not: %s', (_, text) => {
  const start = performance.now();
  linkedParts(text);
  expect(performance.now() - start).toBeLessThan(300);
});
