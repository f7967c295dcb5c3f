import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: root.pathname }).filter(
    (path) => !/\.(test|stories|docs)\.tsx?$|\/(testing|test)\//.test(path),
  );

/** Common characters that exist only in simplified Chinese. */
const simplified =
  /[个们这为会来对发说时还过进开关么东车书长门问间见现语话请让认识记设该谁调谢选择连边远运输达迟钱银错键链锁项顺须预领题颜风飞饭馆马验鱼鸟麦黄点热爱爷牵状独猫环电画盘盖监确码础礼种积稳穷竞笔笺签简类粮糊纠红约级纪纯线组细织终经结给络绝统继续维综绿编缓缩网罗职联聪胜脑脚脱节药获营虽补装观规视览觉触计订]/;

/** The code without comments, which are English and never displayed. */
const shown = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

test('R-dom-03 every page declares Traditional Chinese', () => {
  for (const page of ['apps/web/index.html', 'apps/web/embed.html', 'apps/server/src/platform/mail/letter.ts']) {
    expect(read(page), page).toContain('<html lang="zh-Hant-TW">');
  }
});

test('R-dom-03 no displayed text contains simplified characters', () => {
  for (const path of files('{packages/*,apps/*}/src/**/*.{ts,tsx}')) {
    const [line] = shown(read(path))
      .split('\n')
      .filter((text) => simplified.test(text));
    expect(line, path).toBeUndefined();
  }
});

test('R-dom-03 texts are in label files: no view of a package contains any', () => {
  for (const path of files('packages/{editor,chat,claims,comment-board,film,tour}/src/**/*.tsx')) {
    expect(shown(read(path)), path).not.toMatch(/\p{Script=Han}/u);
  }
  for (const name of ['editor', 'chat', 'claims', 'evidence', 'comment-board', 'film', 'tour']) {
    expect(read(`packages/${name}/src/labels/index.ts`), name).toMatch(/\p{Script=Han}/u);
  }
});

test('R-dom-03 all texts of the app are in the folder of their language, which nothing else imports by name', () => {
  const isText = (path: string) => path.startsWith('apps/web/src/labels/zh-TW/');
  const app = files('apps/web/src/**/*.{ts,tsx}');
  expect(app.filter(isText).length).toBeGreaterThan(50);
  expect(app.filter((path) => !isText(path) && /\p{Script=Han}/u.test(shown(read(path))))).toEqual([]);
  expect(app.filter((path) => /from ['"][^'"]*zh-TW|import\(['"][^'"]*zh-TW/.test(shown(read(path))))).toEqual([]);
});
