import type { Page } from '@playwright/test';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openProject, projects } from './fixtures/demo.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { accounts, expect, test } from './fixtures/test.ts';
import { VideoPage } from './fixtures/video-page.ts';

/** The demo video whose newest version is the B copy. */
async function openFilm(page: Page): Promise<VideoPage> {
  await openProject(page, projects.cut);
  await page
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /影片製作/ })
    .first()
    .click();
  const film = new VideoPage(page);
  await expect(film.player).toBeVisible();
  return film;
}

/** Expects the player to be at this frame and to display it. */
const standsAt = (page: Page, timecode: string) => expect(page.locator('[data-slot="film-time"]')).toHaveText(timecode);

test('a vendor draws on a frame by mouse, and the creator sees it there and in the comment', async ({ person }) => {
  test.setTimeout(120_000);
  const vendor = await person({ as: accounts.vendor });
  const creator = await person({ as: accounts.creator });
  const film = await openFilm(vendor);
  const seen = new VideoPage(creator);
  await creator.goto(vendor.url());
  await expect(seen.player).toBeVisible();
  const [board, creatorBoard] = [new CommentBoard(vendor), new CommentBoard(creator)];

  await test.step('the pen draws on the very frame', async () => {
    await film.position.press('Home');
    await film.player.getByRole('button', { name: '下一格' }).click();
    await film.player.getByRole('button', { name: '下一格' }).press('Shift+ArrowRight');
    await standsAt(vendor, '00:00:00:11');
    await film.player.getByRole('button', { name: '在畫面上畫記' }).click();
    const surface = vendor.getByRole('application', { name: '畫面' });
    const box = await surface.boundingBox();
    if (!box) throw new Error('there is nothing to draw on');
    const kept = vendor.waitForResponse(
      (response) => response.url().endsWith('/api/message_boards/image') && response.ok(),
    );
    await vendor.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
    await vendor.mouse.down();
    for (const [x, y] of [
      [0.6, 0.4],
      [0.6, 0.6],
      [0.4, 0.6],
      [0.4, 0.4],
    ] as const) {
      await vendor.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 });
    }
    await vendor.mouse.up();
    await kept;
    await vendor.getByRole('button', { name: '文字', exact: true }).click();
    await vendor.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.2);
    await vendor.keyboard.type('標籤轉正');
    await vendor.keyboard.press('Enter');
    await vendor.getByRole('group', { name: '畫記工具' }).getByRole('button', { name: '收起畫筆' }).click();
    await board.send('圈起來的地方請轉正');
  });

  await test.step('the creator sees the still, and the drawing when the film stands there', async () => {
    const comment = creatorBoard.comment('圈起來的地方請轉正');
    const still = comment.getByRole('button', { name: /^在影片上看畫記：正中央的手繪線、右上方的「標籤轉正」/ });
    await expect(still.locator('image')).toHaveAttribute('href', /\/files\//);
    const drawn = seen.player.getByRole('img', { name: /^許雅筑的畫記/ });
    await expect(drawn).toHaveCount(0);
    await still.click();
    await standsAt(creator, '00:00:00:11');
    await expect(drawn).toBeVisible();
    await seen.player.getByRole('button', { name: '下一格' }).click();
    await expect(drawn).toHaveCount(0);
  });

  await test.step('the A copy has several sizes, and is played from its playlist', async () => {
    const address = new URL(creator.url());
    address.searchParams.set('v', '1');
    const segment = creator.waitForResponse((response) => /\/files\/film-ladders\/[^?]+\.mp4/.test(response.url()));
    await creator.goto(address.href);
    expect((await segment).status()).toBe(206);
    await expect(seen.player.getByRole('combobox', { name: '畫質' })).toContainText('720p');
    const video = seen.player.locator('video');
    // The connection decides which size is played.
    await expect(video).not.toHaveJSProperty('videoHeight', 0);
    expect(await video.evaluate((node: HTMLVideoElement) => node.currentSrc)).toMatch(/^blob:/);
    await seen.player.getByRole('button', { name: '播放', exact: true }).click();
    await expect(video).not.toHaveJSProperty('currentTime', 0);
  });
});

test('by keyboard alone: opened, stepped, a range marked, a box drawn, commented, compared and answered', async ({
  person,
}) => {
  const vendor = await person({ as: accounts.vendor });
  const { keyboard } = vendor;
  await openProject(vendor, projects.cut);
  const step = vendor
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /影片製作/ })
    .first();
  await tabTo(step);
  await keyboard.press('Enter');
  const film = new VideoPage(vendor);
  const board = new CommentBoard(vendor);
  const next = film.player.getByRole('button', { name: '下一格' });
  await expect(film.player).toBeVisible();

  await tabTo(next);
  for (const key of ['End', 'Shift+ArrowLeft', '?']) await keyboard.press(key);
  await expect(vendor.getByRole('dialog', { name: '播放器快速鍵' })).toBeVisible();
  await keyboard.press('Escape');
  await standsAt(vendor, '00:00:11:13');

  // Clicking the end of a range opens its comment.
  await tabTo(next);
  for (const key of ['i', 'Shift+ArrowRight', 'ArrowLeft', 'o']) await keyboard.press(key);
  await expect(board.composer).toBeFocused();
  await keyboard.type('jkl 這一框裡太暗');

  await tabTo(board.drawer.getByRole('button', { name: '畫記', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  const surface = vendor.getByRole('application', { name: '畫面' });
  await expect(surface).toBeFocused();
  await tabTo(vendor.getByRole('button', { name: '方框', exact: true }));
  await keyboard.press('Enter');
  await tabTo(surface, 'Shift+Tab');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Shift+ArrowDown', 'Enter', 'Escape']) {
    await keyboard.press(key);
  }
  await expect(surface).toHaveCount(0);
  await tabTo(board.composer);
  await keyboard.press('Control+Enter');
  const comment = board.comment('這一框裡太暗');
  await expect(comment).toHaveAttribute('data-state', 'saved');
  await expect(comment.getByRole('img', { name: /^畫記：正中央的方框/ })).toBeVisible();
  await expect(comment.getByRole('button', { name: '播放 00:00:11:13–00:00:11:22' })).toBeVisible();

  const compare = vendor.getByRole('switch', { name: /比對/ });
  await tabTo(compare, 'Shift+Tab');
  await keyboard.press(' ');
  await expect(vendor.getByRole('group', { name: '比對工具' })).toBeVisible();
  await tabTo(vendor.getByRole('button', { name: '請阿澄修改' }));
  await keyboard.press('Enter');
  await tabTo(vendor.getByRole('dialog').getByRole('button', { name: '送出修改請求' }));
  await keyboard.press('Enter');
  await expect(vendor.getByRole('alertdialog', { name: /LINE 通知/ })).toBeVisible();
});
