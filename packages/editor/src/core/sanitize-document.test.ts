import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { xssPayloads } from '../testing/xss-payloads';
import { documentText, isEmptyDocument, parseDocument, sanitizeDocument } from './sanitize-document';

const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['target', 'rel', 'href'],
  span: ['class'],
  mark: ['class'],
  table: [],
  colgroup: [],
  col: ['width'],
  tbody: [],
  tr: [],
  td: ['colspan', 'rowspan', 'colwidth'],
  th: ['colspan', 'rowspan', 'colwidth'],
  img: ['src', 'alt', 'data-size', 'data-align'],
  div: ['data-unknown'],
};

/** Everything in `html` that the editor could not have written. */
function foreign(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!allowed[tag]) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        if (!allowed[tag]?.includes(name)) found.push(`${tag}[${name}]`);
        if (name === 'href' && !/^https?:\/\//.test(value)) found.push(`href=${value}`);
        if (name === 'src' && !/^(https?:\/\/|\/[^/\\])/.test(value)) found.push(`src=${value}`);
        if (name === 'class' && !/^pd-(text-(red|blue|green)|mark-(yellow|pink))$/.test(value)) found.push(value);
      }
    },
    oncomment: () => found.push('comment'),
  });
  parser.end(html);
  return found;
}

type AnyHtml = string | { readonly tag: string; readonly attributes: string; readonly children: readonly AnyHtml[] };

const { anyHtml } = fc.letrec<{ anyHtml: AnyHtml }>((tie) => ({
  anyHtml: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constant('文'),
    fc.record({
      tag: fc.constantFrom(
        ...'p div h1 h3 ul ol li table tr td th caption blockquote a b span mark custom-box section font video svg iframe object pre dl dd form button'.split(
          ' ',
        ),
      ),
      attributes: fc.constantFrom(
        '',
        ' onclick="x()"',
        ' href="javascript:x()"',
        ' style="color:red" src="javascript:x()"',
        ' data-unknown="div"',
        ' data-unknown="&quot;><script>"',
        ' colspan="2"',
      ),
      children: fc.array(tie('anyHtml'), { maxLength: 4 }),
    }),
  ),
}));

describe('R-edt-14 stored HTML holds what the editor can write and nothing else', () => {
  test.each(xssPayloads)('attack %#: %s', (payload) => {
    const once = sanitizeDocument(payload);
    expect(foreign(once)).toEqual([]);
    expect(sanitizeDocument(once)).toBe(once);
    expect(foreign(sanitizeDocument(`<table><tr><td>${payload}</td></tr></table>`))).toEqual([]);
    expect(foreign(sanitizeDocument(`<p><a href="https://ok.test">前${payload}後</a></p>`))).toEqual([]);
  });

  test('unknown elements keep their text', () => {
    expect(sanitizeDocument('<section><custom-box>保養<font face="x">步驟</font></custom-box></section>')).toBe(
      '<p>保養步驟</p>',
    );
    expect(sanitizeDocument('<dl><dt>片長</dt><dd>8 分鐘</dd></dl><textarea>備註</textarea>')).toBe(
      '<p>片長</p><p>8 分鐘</p><p>備註</p>',
    );
  });

  test('a refused link keeps its text, a refused picture its position and description', () => {
    expect(sanitizeDocument('<p>看<a href="javascript:x">這裡</a></p>')).toBe('<p>看這裡</p>');
    expect(sanitizeDocument('<img src="data:image/png;base64,AAAA" alt="瓶身">')).toBe(
      '<div data-unknown="img">瓶身</div>',
    );
  });

  test.each([
    [
      '<p>前<iframe src="https://player.test/v/1">改用新的瀏覽器</iframe>後</p>',
      '<p>前</p><div data-unknown="iframe">改用新的瀏覽器<br>https://player.test/v/1</div><p>後</p>',
    ],
    [
      '<video controls><source src="https://cdn.test/a.mp4"><track src="x">不支援影片</video>',
      '<div data-unknown="video">不支援影片<br>https://cdn.test/a.mp4</div>',
    ],
    ['<svg><style>x{}</style><text>字卡</text><script>x()</script></svg>', '<div data-unknown="svg">字卡</div>'],
    ['<canvas></canvas>', '<div data-unknown="canvas"></div>'],
    ['<object data="javascript:x()">說明</object>', '<div data-unknown="object">說明</div>'],
    ['<select><option>一</option><option>二</option></select>', '<div data-unknown="select">一<br>二</div>'],
  ])('what a document cannot show leaves a marker that does nothing: %s', (html, expected) => {
    expect(sanitizeDocument(html)).toBe(expected);
    expect(sanitizeDocument(expected)).toBe(expected);
  });

  test('the words of any HTML survive, nothing active does', () => {
    fc.assert(
      fc.property(fc.array(anyHtml, { maxLength: 4 }), (nodes) => {
        let words = 0;
        const write = (node: AnyHtml): string => {
          if (typeof node === 'string') return `字${words++}詞 `;
          return `<${node.tag}${node.attributes}>${node.children.map(write).join('')}</${node.tag}>`;
        };
        const stored = sanitizeDocument(nodes.map(write).join(''));
        const text = documentText(stored);
        for (let word = 0; word < words; word += 1) expect(text.split(`字${word}詞`)).toHaveLength(2);
        expect(foreign(stored)).toEqual([]);
        expect(sanitizeDocument(stored)).toBe(stored);
      }),
      { numRuns: 200 },
    );
  });

  test('input crafted to be slow is parsed in normal time', () => {
    expect(sanitizeDocument(`<p>${' '.repeat(200_000)}文</p>`)).toMatch(/文<\/p>$/);
    expect(documentText(`文${'<'.repeat(200_000)}`)).toMatch(/^文</);
  });

  test('a row of cells that each span a hundred columns does not grow a hundredfold', () => {
    const clean = sanitizeDocument(`<table><tr>${'<td colspan=100>字</td>'.repeat(300)}</tr></table>`);
    expect(clean.match(/<col>/g)).toHaveLength(399);
    expect(documentText(clean)).toBe(Array(300).fill('字').join('\t'));
    expect(sanitizeDocument(clean)).toBe(clean);
  });

  test('very deep nesting keeps the text and does not exhaust the stack', () => {
    expect(documentText(`${'<div><blockquote><ul><li>'.repeat(20_000)}最裡面`)).toContain('最裡面');
    expect(documentText(`${'<ul><div>'.repeat(50)}最裡面`)).toContain('最裡面');
  });
});

describe('stored form', () => {
  test.each([
    ['<p>一般<strong>粗體</strong>、<em>斜體</em>、<u>底線</u>、<s>刪除</s></p>'],
    ['<h2>開場</h2><h3>七天實測</h3><h4>收尾</h4>'],
    [
      '<p><span class="pd-text-red">紅</span><span class="pd-text-blue">藍</span><span class="pd-text-green">綠</span></p>',
    ],
    ['<p><mark class="pd-mark-yellow">黃</mark><mark class="pd-mark-pink">粉<strong>紅</strong></mark></p>'],
    ['<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://paidang.test/?a=1&amp;b=2">連結</a></p>'],
    ['<ul><li><p>第 1 天</p></li><li><p>第 3 天</p><ol start="3"><li><p>早</p></li></ol></li></ul>'],
    ['<blockquote><p>引用</p></blockquote><hr><p></p>'],
    ['<p>第一行<br>第二行</p><p>兩個  空格</p>'],
    ['<img src="/files/a.jpg" alt="書桌" data-size="medium" data-align="left">'],
    [
      '<table><colgroup><col width="120"><col></colgroup><tbody><tr><th colwidth="120"><p>日</p></th><td><p>內容</p></td></tr><tr><td colspan="2"><p>合併</p></td></tr></tbody></table>',
    ],
  ])('%s stays as it is', (html) => {
    expect(sanitizeDocument(html)).toBe(html);
  });

  test.each([
    ['loose text becomes a paragraph', '哈囉<br>大家', '<p>哈囉<br>大家</p>'],
    [
      'synonyms become one form',
      '<p><b>a</b><i>b</i><del>c</del><ins>d</ins></p>',
      '<p><strong>a</strong><em>b</em><s>c</s><u>d</u></p>',
    ],
    ['heading 1 becomes the first offered heading', '<h1>標題</h1><h6>小標</h6>', '<h2>標題</h2><h4>小標</h4>'],
    [
      'a picture leaves its paragraph',
      '<p>前<img src="/files/a.jpg">後</p>',
      '<p>前</p><img src="/files/a.jpg" alt="" data-size="large" data-align="center"><p>後</p>',
    ],
    [
      'list items hold paragraphs',
      '<ul><li>一</li>\n<li><h3>二</h3></li></ul>',
      '<ul><li><p>一</p></li><li><p></p><h3>二</h3></li></ul>',
    ],
    [
      'line breaks of the source are no text',
      '<p>\n  第一句\n  第二句\n</p>\n\n<p>三</p>',
      '<p>第一句 第二句</p><p>三</p>',
    ],
    [
      'the spec’s colours are named',
      '<p><span style="color:#ff0000">紅</span><span style="background-color: #FFF6A9">黃</span><span style="background:#FFBFF9">粉</span></p>',
      '<p><span class="pd-text-red">紅</span><mark class="pd-mark-yellow">黃</mark><mark class="pd-mark-pink">粉</mark></p>',
    ],
    [
      'Google Docs’ wrapper is not bold',
      '<b style="font-weight:normal"><p><span style="font-weight:700">粗</span>細</p></b>',
      '<p><strong>粗</strong>細</p>',
    ],
    ['cells outside of a table keep their text', '<tr><td>甲</td><td>乙</td></tr>', '<p>甲</p><p>乙</p>'],
    [
      'a caption stands before its table',
      '<table><caption>行程</caption><tr><td>甲</td></tr></table>',
      '<p>行程</p><table><colgroup><col></colgroup><tbody><tr><td><p>甲</p></td></tr></tbody></table>',
    ],
  ])('%s', (_title, html, expected) => {
    expect(sanitizeDocument(html)).toBe(expected);
  });

  test('Word’s lists become lists', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(sanitizeDocument([item(1, '1.', '開場'), item(2, '·', '書桌'), item(1, '2.', '收尾')].join('\n'))).toBe(
      '<ol><li><p>開場</p><ul><li><p>書桌</p></li></ul></li><li><p>收尾</p></li></ol>',
    );
  });
});

describe('isEmptyDocument', () => {
  test.each([
    '',
    ' ',
    '<p></p>',
    '<p><br></p>',
    '<p><strong>&nbsp; </strong></p>',
    '<p>\u200b</p><p>\u2060\u00ad</p>',
    '<ul><li></li></ul>',
    '<hr>',
    '<script>x</script>',
    '<table><tr><td></td></tr></table>',
  ])('%s is empty', (html) => expect(isEmptyDocument(html)).toBe(true));

  test.each(['<p>。</p>', '文', '<img src="/files/a.jpg">'])('%s is not', (html) =>
    expect(isEmptyDocument(html)).toBe(false),
  );
});

test('documentText puts each paragraph on its line', () => {
  expect(
    documentText(
      '<h2>開場</h2><p>書桌<br>螢幕</p><ul><li>一</li><li>二</li></ul><table><tr><td>甲</td><td>乙</td></tr></table>',
    ),
  ).toBe('開場\n書桌\n螢幕\n一\n二\n甲\t乙');
});

test('a parsed document gives the same results as its HTML', () => {
  for (const html of ['<p>第一句</p><ul><li>第二句</li></ul>', '<p> </p>', '<p><img src="/files/a.jpg"></p>', '']) {
    const document = parseDocument(html);
    expect(documentText(document)).toBe(documentText(html));
    expect(isEmptyDocument(document)).toBe(isEmptyDocument(html));
  }
});
