import { expect, onTestFinished, test } from 'vitest';
import styles from './styles.css?inline';

const host = `
  <h1>標題</h1><h2>次標題</h2><p>段落 <a href="#x">連結</a> <strong>重點</strong> <code>碼</code></p>
  <ul><li>一</li></ul><ol><li>一</li></ol><dl><dt>詞</dt><dd>義</dd></dl>
  <button>按</button><button disabled>停</button><input value="x"><input type="checkbox" checked><textarea></textarea>
  <select><option>甲</option></select><fieldset><legend>組</legend></fieldset><hr>
  <table><thead><tr><th>頭</th></tr></thead><tbody><tr><td>格</td></tr></tbody></table>
  <blockquote>引</blockquote><figure><figcaption>圖說</figcaption></figure><pre>碼</pre>
  <details open><summary>摘要</summary></details><dialog open>窗</dialog><img alt=""><svg></svg><video></video>
  <div class="flex hidden p-4 border container">主機的類別名</div>`;

/** Every element's computed style; our own custom properties are additions, not changes. */
function computed(page: Document): Record<string, string>[] {
  return [page.documentElement, page.body, ...page.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(
      [...style].filter((name) => !name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]),
    );
  });
}

function openPage() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument;
  if (!page) throw new Error('the frame has no document');
  page.body.innerHTML = host;
  return page;
}

test('our styles change nothing on a page of plain HTML', () => {
  const page = openPage();
  const before = computed(page);
  const sheet = page.head.appendChild(page.createElement('style'));
  sheet.textContent = styles;
  expect(sheet.sheet?.cssRules.length).toBeGreaterThan(0);
  expect(computed(page)).toEqual(before);
});

test('and they do style our own root', () => {
  const page = openPage();
  const sheet = page.head.appendChild(page.createElement('style'));
  sheet.textContent = styles;
  page.body.className = 'pd-root';
  expect(getComputedStyle(page.body).lineHeight).toBe('22px');
});
