/** Every current element of the HTML standard, and some obsolete ones that hosts still use. */
const elements =
  `a abbr acronym address area article aside audio b base bdi bdo big blockquote br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark marquee
  menu meta meter nav nobr noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s
  samp script search section select selectedcontent slot small source span strike strong style sub summary sup svg table
  tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp custom-element`
    .trim()
    .split(/\s+/);

const inputTypes =
  `button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel
  text time url week`
    .trim()
    .split(/\s+/);

/** States a style sheet can select. */
const states: [tag: string, attributes: Record<string, string>][] = [
  ['button', { disabled: '' }],
  ['input', { disabled: '', value: '文字' }],
  ['input', { required: '', placeholder: '請輸入' }],
  ['input', { readonly: '', value: '文字' }],
  ['input', { type: 'checkbox', checked: '' }],
  ['textarea', { placeholder: '請輸入' }],
  ['select', { multiple: '' }],
  ['details', { open: '' }],
  ['dialog', { open: '' }],
  ['div', { hidden: '' }],
  ['div', { popover: '' }],
  ['div', { contenteditable: 'true' }],
  ['div', { role: 'button', tabindex: '0' }],
  ['div', { dir: 'rtl', lang: 'ar' }],
  ['div', { 'data-theme': 'dark' }],
  ['div', { 'data-state': 'open', 'data-slot': 'button', 'data-variant': 'ink' }],
  ['div', { class: 'flex hidden p-4 border container dark grid text-lg sticky btn card' }],
];

/** Elements in their usual parents, so that rules such as `ul > li` can match. */
const nested = `
  <ul><li>一<ul><li>二</li></ul></li></ul><ol><li>一</li></ol><menu><li>一</li></menu><dl><dt>詞</dt><dd>義</dd></dl>
  <table><caption>表</caption><colgroup><col></colgroup><thead><tr><th>頭</th></tr></thead><tbody><tr><td>格</td></tr></tbody>
  <tfoot><tr><td>尾</td></tr></tfoot></table>
  <form><fieldset><legend>組</legend><label>名稱<input></label></fieldset></form>
  <select><optgroup label="組"><option selected>甲</option></optgroup></select>
  <figure><img alt=""><figcaption>圖說</figcaption></figure><details open><summary>摘要</summary>文</details>
  <p>段落 <a href="#x">連結</a> <strong>重點</strong> <code>碼</code> <q>引</q></p><ruby>字<rt>ㄗˋ</rt></ruby>
  <svg><circle r="4"></circle><text>字</text></svg><video controls></video><math><mi>x</mi></math>`;

/** Fills a document with plain HTML; nothing is loaded and no script runs. */
export function fillWithPlainHtml(page: Document) {
  page.body.innerHTML = nested;
  for (const tag of elements) page.body.append(page.createElement(tag));
  for (const [tag, attributes] of [
    ...inputTypes.map((type): (typeof states)[number] => ['input', { type }]),
    ...states,
  ]) {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    page.body.append(element);
  }
}
