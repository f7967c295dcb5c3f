import { expect, test } from 'vitest';
import { documentLimits } from '../limits';
import { checkTexts } from './texts';

const { elements, depth, pictures, contentLength } = documentLimits;
const check = (html: string) => checkTexts([['content', html]]).content;

test('R-edt-14 two hundred pages of paragraphs are within the limit', () => {
  expect(check('<p>睡前十分鐘，把<strong>燈</strong>調暗，聽見水聲。</p>'.repeat(elements / 2))).toBeUndefined();
  expect(check('<ul><li><p>一</p>'.repeat(10) + '</li></ul>'.repeat(10))).toBeUndefined();
  expect(check('1 < 2，3 > 2。'.repeat(20_000))).toBeUndefined();
});

test.each([
  ['paragraphs', '<p></p>'.repeat(elements + 1), '內容的段落、表格和格式太多，請刪減後再儲存'],
  ['paragraphs nobody ends', '<p>x'.repeat(2 * elements + 1), '內容的段落、表格和格式太多，請刪減後再儲存'],
  ['tags that end nothing', '</p>'.repeat(2 * elements + 1), '內容的段落、表格和格式太多，請刪減後再儲存'],
  ['lists in lists', '<ul><li>'.repeat(depth + 1), '清單、引言或表格包得太多層，請減少層次'],
  ['what hides how deep it is', '<b></i>'.repeat(depth + 1), '清單、引言或表格包得太多層，請減少層次'],
  ['pictures', '<img src="/files/a.jpg">'.repeat(pictures + 1), '圖片太多，最多200張'],
  ['words', '字'.repeat(contentLength + 1), '內容太長，無法儲存，請刪減文字或把圖片改用上傳的方式加入'],
])('R-edt-14 too many %s are told', (_, html, message) => {
  expect(check(html)).toBe(message);
});

test('texts of one content are counted together; the one that exceeds the limit is named', () => {
  const half = '<p></p>'.repeat(elements / 2);
  const texts = ['a', 'b', 'c'].map((name): [string, string] => [name, half]);
  expect(Object.keys(checkTexts(texts))).toEqual(['c']);
});
