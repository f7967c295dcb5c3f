import { expect, test } from 'vitest';
import { quoteFromRange } from './selection-quote';
import { indexText } from './text-index';

function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test('reads blocks and line breaks as lines and leaves deleted text out', () => {
  const root = parse(
    '<h2>標題</h2><p>一<b>二</b><br>三<del>刪</del></p><ul><li>四</li><li>五</li></ul><table><tr><td>六</td><td>七</td></tr></table>',
  );
  expect(indexText(root).text).toBe('標題\n一二\n三\n四\n五\n六\n七');
});

test('every range of characters is found again in the DOM and back', () => {
  const root = parse('<p>一二<b>三四</b>五</p><p>六七</p>');
  const { text, rangeOf, offsetOf } = indexText(root);
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      if (text[start] === '\n' || text[end - 1] === '\n') continue;
      const range = rangeOf({ start, end });
      expect(range?.toString()).toBe(text.slice(start, end).replace('\n', ''));
      expect([
        offsetOf(range!.startContainer, range!.startOffset),
        offsetOf(range!.endContainer, range!.endOffset),
      ]).toEqual([start, end]);
    }
  }
});

test('a selection of whole elements, or beyond the document, is cut to its text', () => {
  const root = parse('<p>一二</p><p>三</p>');
  const after = document.createElement('p');
  after.textContent = '外面';
  document.body.append(after);
  const range = document.createRange();
  range.selectNodeContents(root.firstElementChild!);
  expect(quoteFromRange(root, range, { version: 1 })?.selectedText).toBe('一二');
  range.setEnd(after.firstChild!, 1);
  expect(quoteFromRange(root, range, { version: 1 })?.selectedText).toBe('一二\n三');
  range.selectNodeContents(after);
  expect(quoteFromRange(root, range, { version: 1 })).toBeNull();
});
