import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { runsTheHtmlOfTheReadmes } from './readme-check.mjs';

const names = ['ui', 'editor', 'chat', 'comment-board', 'film', 'tour'];

export default async function check(page) {
  await page.waitForFunction(() => document.documentElement.dataset.consumer !== undefined);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.consumer), 'works');
  await page.keyboard.press('Escape');
  await page.getByText('開場再快一點').waitFor();
  await page.getByRole('textbox', { name: '大綱' }).getByText('睡前五分鐘').waitFor();
  const sent = () => new FormData(document.querySelector('#form')).get('outline');
  assert.equal(await page.evaluate(sent), '<p>睡前五分鐘</p>');
  await reviewsFilm(page);
  await runsTheHtmlOfTheReadmes(page);
  const plainHtml = await bundlePlainHtml();
  for (const sheet of ['css', 'unlayered.css']) {
    await page.goto(new URL('plain.html', page.url()).href);
    await page.evaluate(plainHtml);
    const sheets = names.map((name) => `${name}.${sheet}`);
    const { compared, changes } = await page.evaluate(findChanges, sheets);
    assert.ok(compared > 50_000, 'the comparison covers the page');
    assert.deepEqual(changes, [], `one of ${sheets} changes a page of plain HTML`);
  }
}

/** Steps frame by frame, and plays the chosen size, for which a file next to the script is loaded. */
async function reviewsFilm(page) {
  const film = page.locator('paidang-film');
  const show = (sizes) =>
    film.evaluate(async (review, hasSizes) => {
      const { path, ladder } = await (await fetch('/films.json')).json();
      review.film = {
        ...{ video_uuid: hasSizes ? '2' : '1', source: 'upload', name: '初剪.mp4', url: null, poster: null },
        ...{
          thumbnails: null,
          storyboard: null,
          cover: null,
          has_original: false,
          path,
          ladder: hasSizes ? ladder : null,
        },
        ...{ width: 32, height: 18, fps: 24, duration: 2 },
      };
    }, sizes);
  await show(false);
  await film.getByRole('button', { name: '下一格' }).click();
  await film.getByText('00:00:00:01', { exact: true }).waitFor({ state: 'attached' });
  await film.getByRole('button', { name: '1 00:00 許雅筑：轉正' }).click();
  await film.getByText('00:00:00:12', { exact: true }).waitFor({ state: 'attached' });
  await show(true);
  await film.getByRole('combobox', { name: '畫質' }).selectOption('18');
  await page.waitForFunction(() => {
    const video = document.querySelector('paidang-film').shadowRoot.querySelector('video');
    return video.currentSrc.startsWith('blob:') && video.videoHeight === 18;
  });
}

/** Bundles the page of ui's own isolation test, with every HTML element, as a script. */
async function bundlePlainHtml() {
  const contents =
    "import { fillWithPlainHtml } from './packages/ui/src/styles/plain-page'; fillWithPlainHtml(document);";
  const options = { bundle: true, format: 'iife', write: false };
  const { outputFiles } = await build({ stdin: { contents, resolveDir: process.cwd() }, ...options });
  return outputFiles[0].text;
}

/**
 * Runs in the page: compares every property of every element, and properties of pseudo-elements that resets touch, before and
 * after.
 */
async function findChanges(sheets) {
  const every = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const some =
    'content display box-sizing margin-top padding-top border-top-width color background-color opacity font-size';
  const read = (element, pseudo, properties) => {
    const style = getComputedStyle(element, pseudo);
    return properties.map((name) => `${element.localName}${pseudo} { ${name}: ${style.getPropertyValue(name)} }`);
  };
  const pseudos = ['::before', '::after', '::marker', '::placeholder', '::backdrop', '::file-selector-button'];
  const computed = () =>
    [document.documentElement, document.body, ...document.body.querySelectorAll('*')].flatMap((element) => [
      ...read(element, '', every),
      ...pseudos.flatMap((pseudo) => read(element, pseudo, some.split(' '))),
    ]);

  const before = computed();
  for (const href of sheets) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => reject(new Error(`${href} does not load`));
      document.head.append(sheet);
    });
    if (sheet.sheet.cssRules.length === 0) throw new Error(`${href} is empty`);
  }
  const changes = computed().filter((style, index) => style !== before[index]);
  return { compared: before.length, changes: changes.slice(0, 20) };
}
