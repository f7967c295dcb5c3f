import { parseDocument, renderDocument } from '@paidang/editor/core';
import { describe, expect, test } from 'vitest';
import { readTimeSpan } from './time-span';
import { toSegments } from './to-segments';

const cut = (html: string) => {
  const { segments, headings } = toSegments(parseDocument(html));
  return { segments: segments.map(({ blocks, ...rest }) => ({ ...rest, text: renderDocument(blocks) })), headings };
};
const none = { start: null, end: null, narration: '' };

describe('a document cut into segments', () => {
  test('R-scr-07 begins a segment at every heading, with the time written in it', () => {
    expect(
      cut('<h2>開場（0:00–0:05）</h2><p>夜景</p><h2>產品</h2><p>特寫</p><ul><li><p>瓶身</p></li></ul>').segments,
    ).toEqual([
      { ...none, title: '開場', start: 0, end: 5, text: '<p>夜景</p>' },
      { ...none, title: '產品', text: '<p>特寫</p><ul><li><p>瓶身</p></li></ul>' },
    ]);
  });

  test('R-scr-07 makes a segment of every row of a shooting table', () => {
    const rows =
      '<tr><th><p>鏡號</p></th><th><p>時間</p></th><th><p>畫面</p></th><th><p>旁白</p></th></tr>' +
      '<tr><td><p>1</p></td><td><p>0:00-0:08</p></td><td><p><strong>夜景</strong></p><img src="/files/a.jpg"></td><td><p>又失眠了。</p></td></tr>' +
      '<tr><td><p></p></td><td><p></p></td><td><p></p></td><td><p></p></td></tr>' +
      '<tr><td><p>2</p></td><td><p>8–15 秒</p></td><td><p>擠出精華</p></td><td><p>今晚<br>試試這個。</p></td></tr>';
    const { segments, headings } = cut(`<h2>修護之夜</h2><table>${rows}</table>`);
    expect(headings).toEqual([]);
    expect(segments).toMatchObject([
      { title: '修護之夜', start: 0, end: 8, narration: '又失眠了。' },
      { title: '', start: 8, end: 15, narration: '今晚\n試試這個。' },
    ]);
    expect(segments[0]?.text).toContain('<p><strong>夜景</strong></p><img src="/files/a.jpg"');
    expect(segments).toHaveLength(2);
  });

  test('R-scr-07 keeps the heading right above a shooting table with its shots, and says so when there is no room', () => {
    const shots = (title: string) =>
      `<table><tbody><tr><td><p>段落</p></td><td><p>畫面</p></td></tr><tr><td><p>${title}</p></td><td><p>瓶身</p></td></tr></tbody></table>`;
    expect(cut(`<h2>年度企劃</h2><h2>產品（0:10–0:20）</h2>${shots('')}<h3>收尾</h3>${shots('謝幕')}`)).toMatchObject({
      headings: ['年度企劃', '收尾'],
      segments: [
        { title: '產品', start: 10, end: 20, text: '<p>瓶身</p>' },
        { title: '謝幕', start: null, text: '<p>瓶身</p>' },
      ],
    });
  });

  test('keeps any other table, and text before the first heading, where they stand', () => {
    const table =
      '<table><colgroup><col><col></colgroup><tbody><tr><td><p>品名</p></td><td><p>價格</p></td></tr><tr><td><p>皂</p></td><td><p>280</p></td></tr></tbody></table>';
    expect(cut(`<p>前言</p>${table}`).segments).toEqual([{ ...none, title: '', text: `<p>前言</p>${table}` }]);
  });

  test('takes the first heading with nothing under it for the title of the document', () => {
    expect(cut('<h2>年度企劃</h2><h2>開場</h2><h2>收尾</h2>')).toMatchObject({
      headings: ['年度企劃'],
      segments: [{ title: '開場' }, { title: '收尾' }],
    });
  });
});

test.each([
  ['0:05–0:12', 5, 12],
  ['00:01:05', 65, null],
  ['５～１２秒', 5, 12],
  ['1分20秒 - 1分30秒', 80, 90],
  ['10s', 10, null],
  ['0:12 - 0:05', 12, null],
  ['第三場', null, null],
  ['99999', null, null],
])('R-scr-07 reads the time %s', (text, start, end) => {
  expect(readTimeSpan(text)).toEqual({ start, end });
});
