import { expect, onTestFinished, test } from 'vitest';
import { fillWithPlainHtml } from './plain-page';
import ours from './styles.css?inline';

const sheets = import.meta.glob<string>('../../../*/src/styles/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const features = Object.entries(sheets)
  .filter(([path]) => path !== './styles.css')
  .map(([path, css]) => ({ name: path.split('/')[3] ?? path, css }));

const pseudos = [
  '::before',
  '::after',
  '::marker',
  '::placeholder',
  '::selection',
  '::backdrop',
  '::file-selector-button',
];
const pseudoProperties =
  'content display box-sizing margin-top padding-top border-top-width border-top-style border-top-color color background-color opacity outline-style font-family font-size font-weight line-height list-style-type'.split(
    ' ',
  );

/** Every property of every element, and of the pseudo-elements resets affect; custom properties are additions. */
function computed(page: Document) {
  const every = [...getComputedStyle(page.documentElement)].filter((name) => !name.startsWith('--'));
  const read = (element: Element, pseudo: string, names: string[]) => {
    const style = getComputedStyle(element, pseudo);
    return names.map((name) => `${element.localName}${pseudo} { ${name}: ${style.getPropertyValue(name)} }`);
  };
  return [page.documentElement, ...page.documentElement.querySelectorAll('*:not([data-ours])')].flatMap((element) => [
    ...read(element, '', every),
    ...pseudos.flatMap((pseudo) => read(element, pseudo, pseudoProperties)),
  ]);
}

const changes = (before: string[], after: string[]) => after.filter((style, index) => style !== before[index]);

function openPage(theme?: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument;
  if (!page) throw new Error('the frame has no document');
  if (theme) page.documentElement.dataset.theme = theme;
  fillWithPlainHtml(page);
  return page;
}

function addStyles(page: Document, css: string) {
  const sheet = page.createElement('style');
  sheet.dataset.ours = '';
  sheet.textContent = css;
  page.head.append(sheet);
  expect(sheet.sheet?.cssRules.length).toBeGreaterThan(0);
}

test('every feature package has a style sheet', () => {
  expect(features.map(({ name }) => name).sort()).toEqual([
    'chat',
    'claims',
    'comment-board',
    'editor',
    'film',
    'tour',
  ]);
});

test.each([
  { name: 'ui', theme: undefined, css: '' },
  { name: 'ui on a light page', theme: 'light', css: '' },
  { name: 'ui on a dark page', theme: 'dark', css: '' },
  ...features.map((feature) => ({ ...feature, theme: undefined })),
])('a page of plain HTML is left as it was by $name', ({ theme, css }) => {
  const page = openPage(theme);
  const before = computed(page);
  expect(before.length).toBeGreaterThan(50_000);
  addStyles(page, ours);
  if (css) addStyles(page, css);
  const after = computed(page);
  expect(after.length).toBe(before.length);
  expect(changes(before, after)).toEqual([]);
});

test.each([{ name: 'ui', css: ours }, ...features])(
  'animations and fonts of $name cannot meet the host’s',
  ({ css }) => {
    const names = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name);
    expect(names.filter((name) => !name?.startsWith('pd-'))).toEqual([]);
    expect(css).not.toMatch(/@font-face|@import/);
  },
);

test('the style sheets do style our own root', () => {
  const page = openPage();
  addStyles(page, ours);
  page.body.className = 'pd-root';
  expect(getComputedStyle(page.body).lineHeight).toBe('22px');
});

test('the comparison detects a single changed property', () => {
  const page = openPage();
  const before = computed(page);
  addStyles(page, 'input::placeholder { color: red }');
  expect(changes(before, computed(page)).length).toBeGreaterThan(0);
});
