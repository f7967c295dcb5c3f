import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Stories, tests and developer documents are not product text. */
const isOurs = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|stories|docs|test-d)\.|stories-data|language\.test/.test(path) &&
  !/(^|\/)(testing|foundations|patterns)\//.test(path);

const sourcesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .map((path) => `${folder}/${path}`);

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const packages = ['ui', 'editor', 'chat', 'comment-board', 'tour'];

test.each(['apps/web/index.html', 'apps/web/embed.html'])(
  'R-dom-03 %s says that it is the Traditional Chinese of Taiwan',
  (page) => {
    expect(read(page)).toContain('<html lang="zh-Hant-TW">');
  },
);

/** Characters of common interface words that exist only in Simplified Chinese. */
const simplified =
  /[们这说为时个国对发过还进样电话动专项档视频议确认证码讯图类审阅设选择导载关闭删读写录权编辑传输稳]/u;

test.each([
  'apps/web/src',
  'apps/server/src',
  'packages/contract/src',
  ...packages.map((name) => `packages/${name}/src`),
])('R-dom-03 what %s says is Traditional Chinese', (folder) => {
  const files = sourcesOf(folder);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => simplified.test(withoutComments(read(file))))).toEqual([]);
});

/** Files with text outside the label catalogue, and why. */
const apart: Record<string, string> = {
  'packages/chat/src/core/dates.ts': 'the weekday, which the specification writes so (R-chat-03)',
  'packages/chat/src/loader/words.ts': 'the loader stands in foreign pages and loads no catalogue',
  'packages/chat/src/loader/options.ts': 'the same',
  'packages/editor/src/core/document/count-text.ts': 'any sign to count with',
  'packages/editor/src/core/document/word-lists.ts': 'numerals to recognise in Word files',
};

test.each(packages.filter((name) => name !== 'ui'))('R-dom-03 all words of %s are in its one catalogue', (name) => {
  const folder = `packages/${name}/src`;
  const speaking = sourcesOf(folder).filter((file) => /\p{Script=Han}/u.test(withoutComments(read(file))));
  const catalogue = (file: string) => /[/-]labels(\/index)?\.ts$/.test(file);
  expect(speaking.filter((file) => !catalogue(file) && !(file in apart))).toEqual([]);
  expect(speaking.some(catalogue)).toBe(true);
});

test('R-dom-03 components take their text from labels: none is in the markup', () => {
  const inMarkup = /<[\w.]+[^>]*\s[\w-]+="[^"]*\p{Script=Han}|>[^<>{}=;()]*\p{Script=Han}[^<>{}=;()]*<\//u;
  const files = packages.flatMap((name) => sourcesOf(`packages/${name}/src`)).filter((file) => file.endsWith('.tsx'));
  expect(files.filter((file) => inMarkup.test(withoutComments(read(file))))).toEqual([]);
});
