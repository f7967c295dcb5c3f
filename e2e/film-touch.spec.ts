import type { CDPSession, Locator, Page } from '@playwright/test';
import { openProject, projects } from './fixtures/demo.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';

interface Point {
  x: number;
  y: number;
}

/** One finger on the touch screen. */
class Finger {
  private constructor(
    private readonly session: CDPSession,
    private readonly page: Page,
  ) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), page);
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Presses the middle of the element until `lift`. */
  async press(part: Locator): Promise<void> {
    const box = await part.boundingBox();
    if (!box) throw new Error('there is nothing under the finger');
    await this.send('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  }

  lift() {
    return this.send('touchEnd', []);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.send('touchStart', [from]);
    for (let step = 1; step <= 10; step += 1) {
      const part = step / 10;
      await this.send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await this.lift();
  }
}

test('R-rta-16 R-vid-09 by thumb: the film is pushed, a range is held, a frame is drawn on, and the comment is sent', async ({
  person,
}) => {
  const page = await person({ as: accounts.vendor, viewport: { width: 390, height: 844 }, touch: true });
  await openProject(page, projects.cut);
  await page
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /影片製作/ })
    .first()
    .tap();
  const finger = await Finger.of(page);
  const film = page.getByRole('region', { name: /^影片播放器/ });
  const time = film.locator('[data-slot="film-time"]');
  await page.getByRole('button', { name: /^留言，/ }).tap();
  const board = page.getByRole('dialog', { name: '留言' });
  await expect(board).toBeVisible();

  await test.step('pushing the strip goes through the film', async () => {
    const strip = film.getByRole('slider', { name: '播放位置' });
    const box = await strip.boundingBox();
    const y = (box?.y ?? 0) + 30;
    await finger.drag({ x: 340, y }, { x: 230, y });
    // The browser decides how far the scroll continues.
    await expect(time).toHaveText(/^00:00:0[1-9]:\d\d$/);
    await expect(film.locator('video')).toHaveJSProperty('paused', true);
  });

  await test.step('holding marks for as long as the film plays', async () => {
    const mark = board.getByRole('button', { name: '按住標記' });
    await finger.press(mark);
    await expect(board.getByRole('button', { name: '放開就停' })).toBeVisible();
    await expect(film.locator('video')).toHaveJSProperty('paused', false);
    await expect(board.locator('[data-slot="comment-composer-moment"]')).toContainText('–');
    await finger.lift();
    await expect(film.locator('video')).toHaveJSProperty('paused', true);
    await expect(film.getByRole('slider', { name: '這一段的結束' })).toBeVisible();
  });

  await test.step('a finger draws on the frame', async () => {
    await board.getByRole('button', { name: '畫記', exact: true }).tap();
    const surface = page.getByRole('application', { name: '畫面' });
    const box = await surface.boundingBox();
    const [x, y] = [box?.x ?? 0, box?.y ?? 0];
    await finger.drag({ x: x + 120, y: y + 60 }, { x: x + 240, y: y + 110 });
    await expect(board.getByRole('img', { name: '畫記：正中央的手繪線', exact: true })).toBeVisible();
    // A synthetic tap right after a synthetic stroke reaches the button, but Chromium does not always turn it into a click.
    await page.getByRole('group', { name: '畫記工具' }).getByRole('button', { name: '收起畫筆' }).click();
    await expect(board.getByRole('button', { name: '改畫記' })).toBeVisible();
    await looksRight(page);
  });

  await test.step('it is sent, and lying flat the film is beside it', async () => {
    await board.getByRole('textbox', { name: '寫留言' }).fill('這一段再暖一點');
    await board.getByRole('button', { name: '送出留言' }).tap();
    const comment = board.getByRole('article').filter({ hasText: '這一段再暖一點' });
    await expect(comment).toHaveAttribute('data-state', 'saved');
    await expect(comment.getByRole('button', { name: /^播放 .+–/ })).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await board.boundingBox())?.x).toBe(422);
    await expect.poll(async () => (await film.locator('video').boundingBox())?.height ?? 0).toBeGreaterThan(190);
  });
});
