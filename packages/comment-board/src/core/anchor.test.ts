import { describe, expect, test } from 'vitest';
import { createQuote, findQuote } from './anchor';

const text = '我對著鏡頭說話。畫面切到桌上那瓶還沒拆封的精華，先不講品牌。第三天開始記錄膚況，第七天請朋友盲猜。';

function quoteOf(words: string, source = text) {
  const start = source.indexOf(words);
  const quote = createQuote(source, start, start + words.length, 3);
  if (!quote) throw new Error('nothing quoted');
  return quote;
}

describe('createQuote', () => {
  test('stores the text, its surroundings, its position and the version', () => {
    expect(quoteOf('先不講品牌')).toEqual({
      selectedText: '先不講品牌',
      prefix: '我對著鏡頭說話。畫面切到桌上那瓶還沒拆封的精華，',
      suffix: '。第三天開始記錄膚況，第七天請朋友盲猜。',
      start: text.indexOf('先不講品牌'),
      end: text.indexOf('先不講品牌') + 5,
      version: 3,
    });
  });

  test('is the same for either direction of selection, without white space at the ends', () => {
    const spaced = '甲  乙丙  丁';
    expect(createQuote(spaced, 7, 1, 0)).toEqual(createQuote(spaced, 3, 5, 0));
  });

  test('is null if only white space is selected', () => {
    expect(createQuote('甲   乙', 1, 4, 0)).toBeNull();
  });

  test('never cuts an emoji in half', () => {
    const emoji = '😀'.repeat(40);
    const quote = createQuote(`${emoji}重點${emoji}`, 80, 82, 0);
    expect(quote?.selectedText).toBe('重點');
    expect(quote?.prefix).toBe('😀'.repeat(16));
    expect(quote?.suffix).toBe('😀'.repeat(16));
    expect(createQuote(`甲${emoji}重點`, 81, 83, 0)?.prefix).toBe('😀'.repeat(16));
    expect(createQuote(`${emoji}甲重點`, 81, 83, 0)?.prefix).toBe(`${'😀'.repeat(15)}甲`);
  });

  test('keeps at most 2,000 characters, the limit of a comment', () => {
    const quote = createQuote('長'.repeat(3000), 0, 3000, 0);
    expect(quote?.selectedText).toHaveLength(2000);
    expect(quote?.end).toBe(2000);
  });
});

describe('findQuote', () => {
  test('R-cmt-05 finds the text at its old position', () => {
    const quote = quoteOf('先不講品牌');
    expect(findQuote(text, quote)).toEqual({ start: quote.start, end: quote.end });
  });

  test('R-cmt-05 follows the text when other text is inserted before it', () => {
    const quote = quoteOf('先不講品牌');
    const found = findQuote(`新的開場，比原來長。${text}`, quote);
    expect(found).toEqual({ start: quote.start + 10, end: quote.end + 10 });
  });

  test('R-cmt-05 follows the text when one side of it was rewritten', () => {
    const changed = text.replace('。第三天開始記錄膚況', '；接著每天自拍');
    const longer = `序。${changed}`;
    expect(findQuote(longer, quoteOf('先不講品牌'))?.start).toBe(longer.indexOf('先不講品牌'));
  });

  test('R-cmt-05 finds the one with the same surroundings if the text occurs twice', () => {
    const quote = quoteOf('先不講品牌');
    const twice = `開頭就說先不講品牌也可以。${text}`;
    expect(findQuote(twice, quote)?.start).toBe(twice.lastIndexOf('先不講品牌'));
  });

  test('R-cmt-05 is an orphan rather than matched to a similar place', () => {
    const quote = quoteOf('先不講品牌');
    expect(findQuote('整份重寫：我們先不講品牌的事，改拍別的。', quote)).toBeNull();
    expect(findQuote('完全不同的大綱。', quote)).toBeNull();
  });

  test('R-cmt-05 is an orphan when several places fit equally well', () => {
    const row = '價格：九百九十元，含運費，限量一百組，售完為止，不再加開。';
    const quote = quoteOf('含運費', `標題\n${row}`);
    const rows = `前言很長很長很長\n${row}\n${row}`;
    expect(findQuote(rows, { ...quote, prefix: quote.prefix.slice(-8), suffix: quote.suffix.slice(0, 8) })).toBeNull();
  });
});
