import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownOf, plainText } from './markdown';

const text = (...pieces: unknown[]) => [{ kind: 'text', pieces }];
const mark = (kind: string, ...pieces: unknown[]) => ({ kind, pieces });

describe('inline marks', () => {
  test.each([
    ['**明天**交v3', [mark('strong', '明天'), '交v3']],
    ['*輕輕*地', [mark('em', '輕輕'), '地']],
    ['_softly_ now', [mark('em', 'softly'), ' now']],
    ['~~三萬~~兩萬五', [mark('del', '三萬'), '兩萬五']],
    ['用`v3_final`這個檔', ['用', mark('code', 'v3_final'), '這個檔']],
    ['**a *b* c**', [mark('strong', 'a ', mark('em', 'b'), ' c')]],
    ['`**a**`', [mark('code', '**a**')]],
    ['**看https://a.test/b**', [mark('strong', '看https://a.test/b')]],
  ])('%s', (typed, pieces) => {
    expect(markdownOf(typed)).toEqual(text(...pieces));
  });

  test.each(['2 * 3 * 4', 'snake_case_name', '**', 'b * a *', '**開', 'https://a.test/_b_/c', 'a ** b', '<b>粗</b>'])(
    'signs that mark nothing stay as typed: %s',
    (typed) => {
      expect(plainText(typed)).toBe(typed);
    },
  );
});

test('block elements: quotes, lists and code blocks', () => {
  expect(markdownOf('> 原話\n> 第二行\n好\n- 一\n- 二\n3. 三\n```\n**a**\n```')).toEqual([
    mark('quote', '原話\n第二行'),
    mark('text', '好'),
    { kind: 'ul', start: 1, items: [['一'], ['二']] },
    { kind: 'ol', start: 3, items: [['三']] },
    { kind: 'code', text: '**a**' },
  ]);
});

test('an unclosed code block is text', () => {
  expect(markdownOf('```\na')).toEqual(text('```\na'));
});

test('no text is lost, whatever is typed', () => {
  const piece = fc.constantFrom(
    '**',
    '*',
    '_',
    '~~',
    '`',
    '```',
    '\n',
    ' ',
    '> ',
    '- ',
    '1. ',
    'https://a.test/',
    '好',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const typed = pieces.join('');
      const letters = (words: string) => words.replace(/[^好]/g, '');
      expect(letters(plainText(typed))).toBe(letters(typed));
    }),
  );
});

test.each(['*a', '**a', '_a ', '`a', '~~a', '*_', '- '])(
  'a text made to block the page is parsed fast: %s',
  (piece) => {
    expect(plainText(piece.repeat(2_500)).length).toBeGreaterThan(0);
  },
);
