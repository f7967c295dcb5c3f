import type { Page } from '@playwright/test';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openProject, projects } from './fixtures/demo.ts';
import { tells } from './fixtures/live.ts';
import { looksRight } from './fixtures/looks-right.ts';
import { accounts, expect, test } from './fixtures/test.ts';
import { makeFilm, VideoPage } from './fixtures/video-page.ts';

/** The question shown after a vendor's action: 阿澄 has a LINE account in the demo. */
const dontTellByLine = (page: Page) =>
  page
    .getByRole('alertdialog', { name: /LINE 通知/ })
    .getByRole('button', { name: '不傳送', exact: true })
    .click();

/** Opens the video of the second task from the project's progress page. */
async function openShortFilm(page: Page): Promise<string> {
  await openProject(page, projects.cut);
  await page.goto(`${page.url()}&index=1`);
  await page
    .getByRole('list', { name: '任務步驟' })
    .getByRole('link', { name: /影片製作/ })
    .click();
  await page.waitForURL(/\/video\//);
  return page.url();
}

const captions = {
  name: '二剪.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\n00:00:00,000 --> 00:00:02,500\n睡前兩滴，按壓掌心。\n'),
};

/** Text of the first caption, once captions are loaded. */
const shownCaption = (page: Page) =>
  page.evaluate(() => {
    const [track] = document.querySelector('video')?.textTracks ?? [];
    const [cue] = track?.cues ?? [];
    return track?.mode === 'showing' && cue instanceof VTTCue ? cue.text : null;
  });

test('R-vid-01 R-vid-05 R-vid-08 R-vid-09 R-vid-12 R-vid-14 R-rta-16 R-sh-15 a film from its upload to its acceptance', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const [first, second] = [makeFilm('初剪.mp4', 4), makeFilm('二剪.mp4', 3)];
  const creator = await person({
    as: accounts.creator,
    noise: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /WebSocket connection to/],
  });
  const vendor = await person({ as: accounts.vendor });
  const [making, review] = [new VideoPage(creator), new VideoPage(vendor)];
  const [creatorBoard, vendorBoard] = [new CommentBoard(creator), new CommentBoard(vendor)];
  const sent: number[] = [];
  let path = '';

  await test.step('the network is lost while the film is sent: it waits, and goes on by itself', async () => {
    path = await openShortFilm(creator);
    await expect(making.turn).toContainText('上傳影片、確認片長後送出A copy');
    let isHeld = true;
    let held = () => {};
    const reached = new Promise<void>((resolve) => {
      held = resolve;
    });
    await creator.route('**/api/video-feedback', async (route) => {
      const [, number] =
        /name="chunk"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? [];
      sent.push(Number(number));
      if (number !== '1' || !isHeld) return route.continue();
      held();
      await creator.context().setOffline(true);
      return route.abort('internetdisconnected');
    });
    // Without a connection, the next request shows one alert over the page.
    const alert = creator.getByRole('alertdialog').filter({ hasText: '網路出了點問題' });
    await creator.addLocatorHandler(alert, () => alert.getByRole('button').click());
    await making.choose(first);
    await reached;
    await expect(creator.getByText('連線中斷，恢復後會自動接續')).toBeVisible();
    await creator.getByRole('link', { name: '專案管理' }).first().click();
    await expect(creator.getByRole('link', { name: '影片上傳暫停，等待連線' })).toBeVisible();
    isHeld = false;
    await creator.route('**/api/video-feedback', (route) => route.abort('failed'), { times: 1 });
    await creator.context().setOffline(false);
  });

  await test.step('the tab is reloaded in the middle: the same file goes on where it was', async () => {
    creator.on('dialog', (dialog) => dialog.accept());
    await creator.goto(path);
    await expect(creator.getByRole('heading', { name: '上次的上傳還沒完成' })).toBeVisible();
    sent.length = 0;
    await making.choose(first);
    await expect(creator.getByRole('heading', { name: '轉檔完成，請確認片長' })).toBeVisible({ timeout: 90_000 });
    expect(sent).not.toContain(0);
    await expect(creator.getByText('片長是00:04')).toBeVisible();
    await expect(creator.getByRole('button', { name: '送出A copy' })).toBeDisabled();
    await making.confirmAndSend(/^送出A.copy$/);
    await expect(making.turn).toContainText(/A.copy已送出/);
  });

  await test.step('the vendor comments at a moment, and asks for changes', async () => {
    await vendor.goto(path);
    await expect(review.player).toBeVisible();
    await review.position.press('Home');
    await review.position.press('ArrowRight');
    await review.position.press('ArrowRight');
    await review.standsAt(2);
    await vendorBoard.send('這裡的字卡太小');
    await expect(vendorBoard.comment('這裡的字卡太小').getByRole('button', { name: '播放 00:00:02:00' })).toBeVisible();
    await expect(review.pins).toHaveCount(1);
    await expect(creatorBoard.comment('這裡的字卡太小')).toBeVisible();
    await vendor.getByRole('button', { name: '請阿澄修改' }).click();
    await tells(creator, /請你修改/, async () => {
      await vendor.getByRole('dialog').getByRole('button', { name: '送出修改請求' }).click();
      await dontTellByLine(vendor);
    });
  });

  await test.step('the creator sends the B copy, with a cover and captions', async () => {
    await making.choose(second);
    await expect(creator.getByRole('heading', { name: '轉檔完成，請確認片長' })).toBeVisible({ timeout: 90_000 });
    await creator.getByRole('button', { name: /^用.*這一格$/ }).click();
    await expect(creator.getByText(/^封面是00:00:00:00的畫面/)).toBeVisible();
    await looksRight(creator);
    await creator.getByRole('button', { name: '加上字幕' }).click();
    const sheet = creator.getByRole('dialog', { name: '字幕' });
    await sheet.locator('input[type="file"]').setInputFiles(captions);
    await expect(sheet.getByText('睡前兩滴，按壓掌心。')).toBeVisible();
    await sheet.getByRole('button', { name: '關閉' }).click();
    await expect(sheet).toBeHidden();
    await creator.getByRole('textbox', { name: '給對方的話' }).fill('字卡放大了。');
    await making.confirmAndSend(/^送出B.copy$/);
    await expect(making.turn).toContainText(/B.copy已送出/);
  });

  await test.step('the vendor goes by the time index, and accepts', async () => {
    await expect(vendor.getByText('字卡放大了。')).toBeVisible();
    await expect(vendor.getByRole('button', { name: '封面 00:00:00:00' })).toBeVisible();
    await review.player.getByRole('button', { name: '字幕' }).click();
    await expect.poll(() => shownCaption(vendor)).toBe('睡前兩滴，按壓掌心。');
    await review.position.press('Home');
    await review.standsAt(0);
    await vendorBoard.comment('這裡的字卡太小').getByRole('button', { name: '播放 00:00:02:00' }).click();
    await review.standsAt(2);
    await vendorBoard.comment('這裡的字卡太小').getByRole('checkbox', { name: '標為已處理' }).click();
    await vendor.getByRole('button', { name: '確認影片', exact: true }).click();
    // No requirement has been marked as met.
    await vendor.getByRole('alertdialog').getByRole('button', { name: '仍要確認' }).click();
    await dontTellByLine(vendor);
    await expect(review.turn).toContainText(/B.copy已驗收/);
  });
});
