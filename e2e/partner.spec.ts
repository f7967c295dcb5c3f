import { ChatRoom } from './fixtures/chat-room.ts';
import { people } from './fixtures/demo.ts';
import { PartnerShop } from './fixtures/partner-shop.ts';
import { accounts, expect, test } from './fixtures/test.ts';

const customer = '林小姐';

test('R-pkg-03 a customer on a partner’s page and the vendor write to each other', async ({ server, person }) => {
  const shop = await PartnerShop.open(server, { allowed: true });
  const [page, vendor] = [await person(), await person({ as: accounts.vendor })];
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) requested.push(request.url());
  });
  const launcher = shop.launcher(page);
  const panel = shop.frame(page);
  const field = panel.getByRole('textbox', { name: `給${people.vendor}的訊息` });
  const messages = panel.getByRole('feed').getByRole('article');

  await test.step('the page loads one script, and the chat when it is asked for', async () => {
    await page.goto(shop.url);
    await launcher.waitFor();
    expect(requested).toEqual([`${server.url}/embed/loader.js`]);
    await launcher.click();
    await expect(field).toBeFocused();
    await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('both hear each other at once', async () => {
    await field.fill('香氛枕還有貨嗎？');
    await field.press('Enter');
    const room = new ChatRoom(vendor, customer);
    await room.open();
    await expect(room.message('香氛枕還有貨嗎？')).toBeVisible();
    await expect(room.presence).toHaveText('在線上');
    await room.field.fill('有的，今天出貨。');
    await room.field.press('Enter');
    await expect(messages.filter({ hasText: '有的，今天出貨。' })).toBeVisible();
    await expect(room.message('有的，今天出貨。')).toContainText('已讀');
  });

  await test.step('Escape closes it, the launcher has the focus and counts what arrives', async () => {
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(launcher).toBeFocused();
    const room = new ChatRoom(vendor, customer);
    await room.field.fill('要幫你留一個嗎？');
    await room.field.press('Enter');
    await expect(launcher).toHaveAccessibleName('聊天，1則未讀');
    await page.getByRole('button', { name: '問問店家' }).click();
    await expect(launcher).toHaveAccessibleName('聊天');
    await expect(messages.filter({ hasText: '要幫你留一個嗎？' })).toBeVisible();
  });

  await test.step('the page says what to ask about, and how large', async () => {
    await expect(field).toHaveValue('想請問香氛枕：');
    await expect(field).toBeFocused();
    const setMode = (mode: number) => page.evaluate((next) => Reflect.get(window, 'Paidang')('setMode', next), mode);
    const box = panel.locator('[data-slot="chat-panel"]');
    await setMode(1);
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(720);
    await panel.getByRole('button', { name: '縮成小視窗' }).click();
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(360);
  });

  await test.step('the widget in the other corner works beside it, and neither takes the other’s messages for its own', async () => {
    const [other, questions] = [shop.otherLauncher(page), shop.otherFrame(page)];
    await expect(other).toHaveAccessibleName('常見問題，2則新內容');
    await other.focus();
    await other.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(questions.getByText('平日下午三點前下單')).toBeVisible();
    await expect(other).toHaveAccessibleName('常見問題，1則新內容');
    await expect(launcher).toHaveAccessibleName('聊天');
    await expect(field).toHaveValue('想請問香氛枕：');
    const widget = (await other.boundingBox())!;
    const chat = (await panel.locator('[data-slot="chat-panel"]').boundingBox())!;
    expect(widget.x + widget.width).toBeLessThan(chat.x);
    await page.keyboard.press('Escape');
    await expect(other).toBeFocused();
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await expect(launcher).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'shop').unread)).not.toContain(9);
  });

  await test.step('styles of the page reach neither the launchers nor the chat', async () => {
    expect(await launcher.boundingBox()).toMatchObject({ width: 56, height: 56 });
    expect(await shop.otherLauncher(page).boundingBox()).toMatchObject({ x: 24, height: 48 });
    expect(await panel.locator('[data-slot="chat-panel"]').boundingBox()).toMatchObject({ width: 360, height: 560 });
    const { color, size } = await field.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, size: style.fontSize };
    });
    expect(color).not.toBe('rgb(255, 0, 0)');
    expect(size).not.toBe('30px');
  });

  await test.step('a reload keeps the conversation', async () => {
    await page.reload();
    await launcher.click();
    await expect(messages.filter({ hasText: '香氛枕還有貨嗎？' })).toHaveCount(1);
    await expect(messages.filter({ hasText: '要幫你留一個嗎？' })).toHaveCount(1);
  });

  await test.step('what belongs to the page is as it was', async () => {
    // Right after a reload, the page still posts messages to itself twice a second.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shop').heard.length)).toBeGreaterThan(0);
    const own = await page.evaluate(() => ({
      handler: window.onmessage === Reflect.get(window, 'shop').onmessage,
      heard: Reflect.get(window, 'shop').heard.length > 0,
      stored: localStorage.length + sessionStorage.length,
      cookies: document.cookie,
    }));
    expect(own).toEqual({ handler: true, heard: true, stored: 0, cookies: '' });
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
  shop.close();
});

test('R-pkg-03 tokens the server does not trust open nothing, until the site gives a good one', async ({
  server,
  person,
}) => {
  const shop = await PartnerShop.open(server, { allowed: true });
  const page = await person();
  const panel = shop.frame(page);
  const repent = shop.forge();
  await page.goto(shop.url);
  await shop.launcher(page).click();
  await expect(panel.getByRole('alert')).toContainText('網站沒有確認你的身分，或身分已過期。');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shop').errors)).toEqual(['refused']);
  repent();
  await panel.getByRole('button', { name: '再試一次' }).click();
  await expect(panel.getByRole('textbox', { name: `給${people.vendor}的訊息` })).toBeVisible();
  shop.close();
});

test('R-pkg-03 a site that is not on the list shows no chat', async ({ server, person }) => {
  const shop = await PartnerShop.open(server, { allowed: false });
  const page = await person({ noise: [/frame-ancestors/, /chrome-error/, /^Paidang: no chat/] });
  const told = page.waitForEvent('console', (message) => message.text().includes('npm run partner -- origins'));
  await page.goto(shop.url);
  await shop.launcher(page).click();
  expect((await told).text()).toContain(`Is ${new URL(shop.url).origin} registered?`);
  await expect(page.getByRole('alert')).toHaveText('聊天室暫時無法開啟，請稍後再試。');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shop').errors)).toEqual(['unreachable']);
  shop.close();
});
