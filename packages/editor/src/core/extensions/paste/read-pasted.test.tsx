import { expect, test } from 'vitest';
import excel from '../../../testing/clipboard/excel.clip?raw';
import googleDocs from '../../../testing/clipboard/google-docs.clip?raw';
import word from '../../../testing/clipboard/word.clip?raw';
import { readPasted } from './read-pasted';

const link = (href: string, text: string) =>
  `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${text}</a>`;

test('R-edt-14 Word: keeps headings, lists, marks and merged cells, no styles', () => {
  expect(readPasted(word)).toBe(
    [
      '<h2>拍攝大綱</h2>',
      '<p><strong>必說：</strong>含0.3% A 醇，<span class="pd-text-red">不可說療效</span>，<mark class="pd-mark-yellow">片頭露出</mark>。</p>',
      '<p></p>',
      '<ol><li><p>開場</p><ol><li><p>書桌全景</p></li></ol></li><li><p>收尾</p></li></ol>',
      '<table><colgroup><col><col></colgroup><tbody><tr><td colspan="2"><p>分鏡</p></td></tr><tr><td><p>00:00</p></td><td><p>凌晨的書桌</p></td></tr></tbody></table>',
      `<p>詳見${link('https://paidang.test/brief', '需求單')}</p>`,
    ].join(''),
  );
});

test('R-edt-14 Excel: cells become a table with its merged cells', () => {
  expect(readPasted(excel)).toBe(
    [
      '<table><colgroup><col><col><col></colgroup><tbody>',
      '<tr><td colspan="2" rowspan="2"><p>拍攝<br>行程</p></td><td><p>備註</p></td></tr>',
      '<tr><td><p><span class="pd-text-red">雨天順延</span></p></td></tr>',
      `<tr><td><p>11/23</p></td><td><p>45,000</p></td><td><p>${link('https://paidang.test/place', '地點')}</p></td></tr>`,
      '</tbody></table>',
    ].join(''),
  );
});

test('R-edt-14 Google Docs: only bold text is bold', () => {
  expect(readPasted(googleDocs)).toBe(
    [
      '<h2>七天實測</h2>',
      '<p><strong>每天</strong><span class="pd-text-red"><em><u>同一時間</u></em></span><mark class="pd-mark-yellow"><s>自拍</s></mark></p><p></p>',
      `<ul><li><p>第 1 天</p><ul><li><p>只拍膚況</p></li></ul></li><li><p>${link('https://paidang.test/', '參考')}</p></li></ul>`,
      '<table><colgroup><col><col></colgroup><tbody><tr><td><p>時間</p></td><td><p>畫面</p></td></tr></tbody></table>',
    ].join(''),
  );
});

test('web pages: icons are dropped, players keep their address', () => {
  expect(
    readPasted(
      '<p>前<svg><path d="M0 0"/></svg><img src="file:///C:/a.png" alt="瓶身">後</p><iframe src="https://player.test/v/1"></iframe>',
    ),
  ).toBe('<p>前瓶身後</p><div data-unknown="iframe">https://player.test/v/1</div>');
});
