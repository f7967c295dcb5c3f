import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sanitizeDocument as sanitizeInBrowser } from '../core/document-in-browser';
import { sanitizeDocument } from '../core/sanitize-document';
import { createExtensions } from '../core/schema/create-extensions';
import { htmlOfDocument } from '../core/schema/html-of-document';
import { outlineV1, outlineV2 } from '../testing';
import { xssPayloads } from '../testing/xss-payloads';
import { RichTextView } from './rich-text-view';

const documents = [
  outlineV1,
  outlineV2,
  '<p></p>',
  '<p>兩個  空格，<a target="_blank" rel="noopener noreferrer nofollow" href="https://paidang.test/?a=1&amp;b=2"><span class="pd-text-blue"><mark class="pd-mark-pink"><strong><em><u><s>全部</s></u></em></strong></mark></span></a></p>',
  '<p>一<strong>二<em>三</em></strong><em>四</em><br>五</p>',
  '<ol start="3"><li><p>三</p><ul><li><p>點</p></li></ul></li></ol><blockquote><p>引言</p></blockquote><hr>',
  '<table><colgroup><col width="120"><col></colgroup><tbody><tr><th colwidth="120"><p>日</p></th><td><p>內容</p></td></tr><tr><td colspan="2"><p>合併</p></td></tr></tbody></table><p>後</p>',
  '<img src="https://cdn.paidang.test/a.png" alt="瓶&quot;身" data-size="small" data-align="right">',
  '<p>前</p><div data-unknown="iframe">說明 &lt;b&gt;<br>https://player.test/v/1</div><div data-unknown="canvas"></div>',
];

describe('R-edt-14 server, browser and editor agree on what is stored', () => {
  test.each(documents)('%s', (html) => {
    const editor = new Editor({
      extensions: createExtensions(),
      content: html,
      injectCSS: false,
      parseOptions: { preserveWhitespace: true },
    });
    expect(editor.getHTML()).toBe(html);
    expect(htmlOfDocument(editor.state.doc)).toBe(html);
    editor.destroy();
    expect(sanitizeDocument(html)).toBe(html);
    expect(sanitizeInBrowser(html)).toBe(html);
  });

  test.each(xssPayloads)('attack %#: %s', (payload) => {
    const shown = new DOMParser().parseFromString(sanitizeDocument(sanitizeInBrowser(payload)), 'text/html').body;
    for (const element of shown.querySelectorAll('*')) {
      expect(element.localName).toMatch(
        /^(p|h[234]|[uo]l|li|blockquote|[hb]r|strong|em|u|s|a|span|mark|div|table|colgroup|col|tbody|tr|t[dh]|img)$/,
      );
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(
          /^(class|data-unknown|href|target|rel|src|alt|data-size|data-align|start|width|colspan|rowspan|colwidth)$/,
        );
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:\/\/|\/[^/\\])/);
      }
    }
  });

  test('the schema has no node or mark that a document cannot represent', () => {
    const editor = new Editor({ extensions: createExtensions(), injectCSS: false });
    const { nodes, marks } = editor.schema;
    editor.destroy();
    expect(Object.keys(nodes).sort()).toEqual([
      'blockquote',
      'bulletList',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'image',
      'listItem',
      'orderedList',
      'paragraph',
      'table',
      'tableCell',
      'tableHeader',
      'tableRow',
      'text',
      'unknown',
    ]);
    expect(Object.keys(marks)).toEqual(['link', 'colour', 'highlight', 'bold', 'italic', 'underline', 'strike']);
  });
});

test('renders sanitised HTML; text wrapped by a host survives a re-render with the same HTML', async () => {
  const view = <RichTextView html={'<p onclick="x()">先不講品牌<script>x()</script></p>'} aria-label="大綱" />;
  const screen = await render(view);
  const paragraph = screen.container.querySelector('p');
  expect(paragraph?.outerHTML).toBe('<p>先不講品牌</p>');
  paragraph?.firstChild?.replaceWith(Object.assign(document.createElement('mark'), { textContent: '先不講品牌' }));
  await screen.rerender(view);
  expect(screen.container.querySelector('p > mark')?.textContent).toBe('先不講品牌');
});

test('space is reserved for pictures of known size before they load', async () => {
  const known = (src: string) => (src === '/files/a.png?b&c' ? { width: 800, height: 400 } : undefined);
  const html =
    '<img src="/files/a.png?b&amp;c" alt="<img src=&quot;/files/a.png&quot;"><img src="/files/other.png" alt="">';
  const { container } = await render(<RichTextView html={html} pictureSize={known} style={{ inlineSize: 300 }} />);
  const [first, second] = container.querySelectorAll('img');
  expect(first?.getBoundingClientRect().height).toBe(150);
  expect(second?.hasAttribute('width')).toBe(false);
});
