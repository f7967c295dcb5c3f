import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { room, stage } from '../../../test/stage';

const field = () => page.getByRole('textbox', { name: '給阿澄的訊息' });
const text = () => (field().element() as HTMLTextAreaElement).value;

async function ready() {
  const staged = await stage();
  await expect.element(field()).toHaveFocus();
  return staged;
}

/** The events a browser sends around a key while an input method is active. */
const key = (init: KeyboardEventInit & { keyCode?: number }) =>
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
const compose = (type: 'compositionstart' | 'compositionend') =>
  field()
    .element()
    .dispatchEvent(new CompositionEvent(type, { bubbles: true }));

test('R-chat-08 Enter sends', async () => {
  const { port } = await ready();
  await userEvent.keyboard('收到{Enter}');
  await expect.poll(() => port.stored.map((message) => message.text)).toEqual(['收到']);
  expect(text()).toBe('');
});

test('R-chat-08 Enter never sends while an input method composes', async () => {
  const { port } = await ready();
  await userEvent.keyboard('ㄕㄡ');
  compose('compositionstart');
  key({ isComposing: true, keyCode: 229 });
  key({ isComposing: true });
  key({});
  expect(port.stored).toEqual([]);
  expect(text()).toBe('ㄕㄡ');
});

test('R-chat-08 Safari’s Enter after the end of a composition does not send', async () => {
  const { port } = await ready();
  await userEvent.keyboard('收到');
  compose('compositionstart');
  compose('compositionend');
  key({ keyCode: 229 });
  key({});
  expect(port.stored).toEqual([]);
});

test('R-chat-08 a composition interrupted by a blur does not keep Enter from sending', async () => {
  const { port } = await ready();
  await userEvent.keyboard('收到');
  compose('compositionstart');
  (field().element() as HTMLTextAreaElement).blur();
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => port.stored).toHaveLength(1);
});

test('restoring a draft does not break a composition', async () => {
  const { store } = await ready();
  await userEvent.keyboard('ㄕ');
  compose('compositionstart');
  store.setText(room, '別處打的字');
  await expect.element(page.getByRole('button', { name: '送出' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(text()).toBe('ㄕ');
});

test('R-chat-07 Shift+Enter adds a line break', async () => {
  const { port } = await ready();
  await userEvent.keyboard('一{Shift>}{Enter}{/Shift}二');
  expect(text()).toBe('一\n二');
  expect(port.stored).toEqual([]);
});

test('R-chat-04 the text area grows from 26 to 54 px', async () => {
  await ready();
  const height = () => (field().element() as HTMLElement).offsetHeight;
  expect(height()).toBe(26);
  await userEvent.keyboard('{Shift>}{Enter}{Enter}{Enter}{Enter}{/Shift}');
  expect(height()).toBe(54);
});

test('R-chat-09 the send button does nothing while there is nothing to send', async () => {
  const { port } = await ready();
  const send = page.getByRole('button', { name: '送出' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('   {Enter}');
  expect(port.stored).toEqual([]);
  await userEvent.keyboard('好');
  await send.click();
  await expect.poll(() => port.stored.map((message) => message.text)).toEqual(['好']);
  await expect.element(field()).toHaveFocus();
});

test('R-chat-11 a refused file is listed at the composer, which keeps its text', async () => {
  await ready();
  await userEvent.keyboard('腳本在這裡');
  await userEvent.upload(page.getByLabelText('附加檔案').last(), new File(['MZ'], '腳本.exe'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('腳本.exe：不支援此檔案格式');
  expect(text()).toBe('腳本在這裡');
});

test('files are attached by pasting and dropping, and can be removed', async () => {
  await ready();
  const files = new DataTransfer();
  files.items.add(new File(['png'], '螢幕截圖.png', { type: 'image/png' }));
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }));
  await expect
    .poll(() => page.getByRole('list', { name: '要傳送的檔案' }).element().textContent)
    .toContain('螢幕截圖.png');

  const dropped = new DataTransfer();
  dropped.items.add(new File(['zip'], '素材.zip'));
  const region = page.getByRole('region', { name: '與阿澄的對話' }).element();
  const drag = (type: string) =>
    region.dispatchEvent(new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }));
  drag('dragover');
  await expect.element(page.getByText('放開就會加入檔案')).toBeVisible();
  drag('drop');
  await expect.element(page.getByText('放開就會加入檔案')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '移除螢幕截圖.png' }).click();
  await expect.poll(() => page.getByRole('list', { name: '要傳送的檔案' }).element().textContent).toContain('素材.zip');
  await expect
    .poll(() => page.getByRole('list', { name: '要傳送的檔案' }).element().textContent)
    .not.toContain('螢幕截圖');
});

test.each([
  ['cells of a table, which carry a picture of themselves', '腳本\t12秒\n', false],
  ['a file, which carries its name', '/home/paidang/螢幕截圖.png', true],
])('pasting %s', async (_case, plain, isFile) => {
  const { store } = await ready();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['png'], '螢幕截圖.png', { type: 'image/png' }));
  clipboardData.setData('text/plain', plain);
  const isLeftToBrowser = field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(isLeftToBrowser).toBe(!isFile);
  expect(store.getSnapshot().conversations[room]?.composer.attachments ?? []).toHaveLength(isFile ? 1 : 0);
});

test('R-chat-15 reply mode shows the quoted message, and ends when sending and on Escape', async () => {
  const { port, store } = await ready();
  const entry = store.getSnapshot().conversations[room]?.entries[0];
  store.reply(room, entry ?? null);
  await expect.element(page.getByText('回覆阿澄')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('回覆阿澄')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '與阿澄的對話' })).toBeVisible();
  store.reply(room, entry ?? null);
  await userEvent.keyboard('可以{Enter}');
  await expect.element(page.getByText('回覆阿澄')).not.toBeInTheDocument();
  expect(port.stored.map(({ replyUuid }) => replyUuid)).toEqual([entry?.message.message_uuid]);
});
