import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each example shows once it is rendered, and how to use it. */
const uses = {
  'chat-1': async (page) => {
    await page.getByRole('button', { name: /阿澄/ }).click();
    await page.locator('[data-slot=chat-window] article', { hasText: '明天早上送出v3。' }).waitFor();
  },
  'chat-2': async () => {},
  'chat-3': (page) => page.getByText('Choose a conversation from the list').waitFor(),
  'chat-4': (page) => page.getByRole('button', { name: '傳訊息（2則未讀）' }).waitFor(),
  'chat-5': (page) => page.getByRole('button', { name: /^聊天室/ }).waitFor(),
  'chat-6': (page) => page.getByRole('button', { name: 'Chat', exact: true }).waitFor(),
  'claims-2': async (page) => {
    await page.getByRole('button', { name: /^消除皺紋/ }).click();
    await page
      .getByRole('button', { name: /^使用這個寫法/ })
      .first()
      .waitFor();
  },
  'comment-board-1': async (page) => {
    await page.getByText('開場可以再快一點嗎？').waitFor();
    await page.getByText('同一個角度自拍').waitFor();
  },
  'comment-board-2': (page) => page.getByText('Select some text').waitFor(),
  'comment-board-3': (page) => page.getByRole('textbox').waitFor(),
  'comment-board-4': (page) => page.getByRole('textbox', { name: 'Write a comment' }).waitFor(),
  'editor-1': (page) => page.getByRole('textbox', { name: '大綱' }).waitFor(),
  'editor-2': (page) => page.getByRole('textbox', { name: '大綱' }).waitFor(),
  'editor-3': (page) => page.getByRole('toolbar').waitFor(),
  'editor-4': (page) => page.getByRole('button', { name: '下一處修改' }).click(),
  'editor-5': (page) => page.getByRole('textbox', { name: '內容' }).waitFor(),
  'editor-6': (page) => page.getByRole('toolbar', { name: 'Text formatting' }).waitFor(),
  'film-1': (page) => page.getByRole('button', { name: '下一格' }).waitFor(),
  'tour-1': (page) => page.getByText('先看需求單').waitFor(),
  'tour-2': (page) => page.getByRole('heading', { name: 'Hello' }).waitFor(),
  'tour-3': async () => {},
  'tour-4': (page) => page.getByRole('button', { name: 'Done' }).waitFor(),
  'ui-1': async (page) => {
    await page.getByRole('button', { name: '送出提案' }).click();
    await page.getByText('已送出提案', { exact: true }).waitFor();
    await page.getByText('已送出提案', { exact: true }).waitFor({ state: 'detached' });
  },
  'ui-2': async (page) => {
    await page.getByRole('button', { name: 'Go to …' }).click();
    await page.getByRole('option', { name: 'New project' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').waitFor({ state: 'detached' });
  },
  'ui-5': (page) => page.getByRole('navigation', { name: 'Pagination' }).waitFor(),
};
/** Checked elsewhere: `Layout` is the layout of the Next consumer, `Root` that of the one with a strict policy. */
const checkedElsewhere = ['ui-3', 'ui-4'];
/** Examples with a part of the host, whose looks depend on the page. */
const withOwnParts = ['chat-5', 'comment-board-3', 'editor-3', 'tour-2'];
/** Repositioned continuously at its target, so its lines fall between pixels. */
const atHalfPixels = ['tour-popover'];
/** Translucent layers over the page. */
const translucent = ['tour-blocker', 'tour-spotlight'];

/** Runs each README example unchanged, on a page without Tailwind and then on one with other text styles. */
export async function runsTheReadmes(page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Responses for the example with a server.
  await page.route('**/api/**', (route) => route.fulfill({ json: { status: '0000', message: '', data: [] } }));
  await page.route('**/api/comments', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/threads?**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body: ': open\n\n' }));
  await page.routeWebSocket(/./, () => {});
  await page.goto(new URL('readme.html', page.url()).href);
  const names = (await page.evaluate(() => document.documentElement.dataset.examples)).split(' ');
  for (const name of names) {
    if (/^(contract|evidence)-|^claims-1$/.test(name)) await matchesItsComments(page, name);
    else if (withOwnParts.includes(name)) await rendersExample(page, name);
    else if (!checkedElsewhere.includes(name)) await looksTheSameOnBothPages(page, name);
  }
}

async function matchesItsComments(page, name) {
  await page.goto(new URL(`readme.html?example=${name}`, page.url()).href);
  await page.waitForFunction(() => document.documentElement.dataset.said !== undefined);
  const said = JSON.parse(await page.evaluate(() => document.documentElement.dataset.said));
  assert.ok(said.length > 0, `${name} has no results`);
  for (const [value, comment] of said) {
    const shown = JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
    const [start, end = ''] = comment.split('…');
    assert.ok(shown.startsWith(start) && shown.endsWith(end), `${name} returns ${shown}, not ${comment}`);
  }
}

async function rendersExample(page, name, host = '') {
  const use = uses[name];
  assert.ok(use, `${name} is a new example: add its use to readme-check.mjs`);
  await page.goto(new URL(`readme.html?example=${name}${host}`, page.url()).href);
  await use(page);
}

async function looksTheSameOnBothPages(page, name) {
  const pictures = async (host) => {
    await rendersExample(page, name, host);
    return await screenshotParts(page);
  };
  const plain = await pictures('');
  const other = await pictures('&other-text');
  assert.deepEqual(
    other.map(({ slot }) => slot),
    plain.map(({ slot }) => slot),
    `${name} shows other parts on a page with other text`,
  );
  for (const [at, { slot, picture }] of plain.entries()) {
    const differs = await page.evaluate(differingShare, [picture, other[at].picture]);
    if (differs > (atHalfPixels.includes(slot) ? 0.02 : 0.001)) {
      const folder = join('test-results', 'readme');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}-${slot}.png`), picture, 'base64');
      writeFileSync(join(folder, `${name}-${slot}-other.png`), other[at].picture, 'base64');
      assert.fail(`${name}: ${slot} inherits styles of the page (${Math.round(differs * 100)} %), see ${folder}`);
    }
  }
}

/** Takes a screenshot of each part in the host's page, and checks that it has our font. */
async function screenshotParts(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur());
  const taken = [];
  for (const part of await page.locator('[data-slot]:not([data-slot] *)').all()) {
    const slot = await part.getAttribute('data-slot');
    const box = await part.boundingBox();
    if (translucent.includes(slot) || !box || box.width < 2 || box.height < 2) continue;
    const font = await part.evaluate(
      (element) => getComputedStyle(element.querySelector('button, input, textarea, p') ?? element).fontFamily,
    );
    assert.match(font, /PingFang TC/, `${slot} is not styled`);
    await part.evaluate(alignToPixels);
    const picture = await part.screenshot({ animations: 'disabled', caret: 'hide' });
    taken.push({ slot, picture: picture.toString('base64') });
  }
  return taken;
}

/** Runs in the page: at a fractional position every edge is painted differently. */
function alignToPixels(element) {
  const { x, y } = element.getBoundingClientRect();
  element.style.translate = `${Math.round(x) - x}px ${Math.round(y) - y}px`;
}

/** Runs in the page: the share of visibly different pixels in two screenshots; 1 if their sizes differ. */
async function differingShare(pictures) {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (one.width !== other.width || one.height !== other.height) return 1;
  // Round corners and the outermost edge show the background.
  const { width, height } = one;
  const isEdge = (pixel) => {
    const across = Math.min(pixel % width, width - 1 - (pixel % width));
    const down = Math.min(Math.floor(pixel / width), height - 1 - Math.floor(pixel / width));
    return Math.min(across, down) < 2 || Math.max(across, down) < 16;
  };
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if (isEdge(at / 4)) continue;
    const apart = [0, 1, 2].some((channel) => Math.abs(one.data[at + channel] - other.data[at + channel]) > 40);
    if (apart) differing += 1;
  }
  return differing / (one.data.length / 4);
}
