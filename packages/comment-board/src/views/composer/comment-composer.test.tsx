import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBoard } from '../../../test/render-board';

const field = () => page.getByRole('textbox', { name: '寫留言' });
const send = () => page.getByRole('button', { name: /送出留言|秒後可送出/ });

const photo = (name: string, type = 'image/png') => new File(['x'], name, { type });

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

test('is one line on a phone until it is used, and again if nothing was written', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await renderBoard();
  await expect.element(send()).not.toBeInTheDocument();
  await field().click();
  await expect.element(send()).toBeVisible();
  // Safari gives a pressed button no focus: its press must still find it.
  (document.activeElement as HTMLElement).blur();
  await expect.element(send()).toBeVisible();
  await page.getByRole('radio', { name: /全部/ }).click();
  await expect.element(send()).not.toBeInTheDocument();
  await field().fill('標籤轉正');
  await page.getByRole('radio', { name: /未處理/ }).click();
  await expect.element(send()).toBeVisible();
});

describe('keys', () => {
  test('Ctrl+Enter sends and Enter breaks the line', async () => {
    const { port } = await renderBoard();
    await field().click();
    await userEvent.keyboard('一{Enter}二');
    await expect.element(field()).toHaveValue('一\n二');
    expect(port.submissions).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => port.submissions.map(({ message }) => message)).toEqual(['一\n二']);
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  test('⌘+Enter sends', async () => {
    const { port } = await renderBoard();
    await field().fill('好');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect.poll(() => port.submissions).toHaveLength(1);
  });

  test.each([
    ['while an input method composes', { isComposing: true }],
    ['when Safari reports the end of a composition late', { keyCode: 229 }],
  ])('never sends %s', async (_, init) => {
    const { port } = await renderBoard();
    await field().fill('拍');
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      ...init,
    });
    field().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(port.submissions).toEqual([]);
  });
});

describe('send button', () => {
  test('R-cmt-09 is disabled and not filled while there is nothing to send', async () => {
    const { port } = await renderBoard();
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(send()).toHaveAttribute('data-variant', 'line');
    await field().fill('   ');
    await send().click({ force: true });
    expect(port.submissions).toEqual([]);
    await field().fill('有話');
    await expect.element(send()).toHaveAttribute('data-variant', 'ink');
    await send().click();
    await expect.poll(() => port.submissions).toHaveLength(1);
  });

  test('R-cmt-14 counts down the seconds until the next comment', async () => {
    const { port } = await renderBoard();
    await field().fill('一');
    await send().click();
    await field().fill('二');
    await expect.element(page.getByRole('button', { name: /^[45]秒後可送出$/ })).toBeVisible();
    await send().click({ force: true });
    expect(port.submissions).toHaveLength(1);
  });

  test('R-cmt-22 returns a refused comment to the composer with the reason', async () => {
    const { port } = await renderBoard();
    port.failNext('send');
    await field().fill('不要弄丟');
    await send().click();
    await expect.element(page.getByText('送出留言失敗')).toBeVisible();
    await expect.element(field()).toHaveValue('不要弄丟');
  });

  test('says by how much a text is too long instead of cutting it', async () => {
    const { port } = await renderBoard();
    await field().fill('長'.repeat(5003));
    await expect.element(page.getByText('超過3字，請縮短後再送出')).toBeVisible();
    await send().click({ force: true });
    expect(port.submissions).toEqual([]);
  });
});

describe('photos', () => {
  test('are pasted from the clipboard and sent with the comment', async () => {
    const { port } = await renderBoard();
    await field().click();
    const paste = new ClipboardEvent('paste', {
      clipboardData: transferOf(photo('截圖.png')),
      bubbles: true,
      cancelable: true,
    });
    field().element().dispatchEvent(paste);
    await expect.element(page.getByAltText('截圖.png')).toBeInTheDocument();
    await send().click();
    await expect.poll(() => port.submissions[0]?.images).toEqual([expect.stringMatching(/截圖\.png$/)]);
  });

  test('R-cmt-10 R-cmt-12 are added by dropping; the composer states why one is rejected', async () => {
    await renderBoard();
    const drop = (...files: File[]) =>
      field()
        .element()
        .dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(...files), bubbles: true, cancelable: true }));
    await expect.element(field()).toBeVisible();
    drop(photo('a.gif', 'image/gif'));
    await expect.element(page.getByText('上傳失敗', { exact: true })).toBeVisible();
    drop(...['1', '2', '3', '4', '5', '6', '7'].map((name) => photo(`${name}.png`)));
    await expect.element(page.getByText('最多上傳6張照片')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[data-slot="comment-composer-photo"]').length).toBe(6);
  });

  test('R-cmt-26 can be retried or removed after a failed upload', async () => {
    const { port } = await renderBoard();
    port.failNext('uploadImage');
    await expect.element(field()).toBeVisible();
    field()
      .element()
      .dispatchEvent(
        new DragEvent('drop', { dataTransfer: transferOf(photo('a.png')), bubbles: true, cancelable: true }),
      );
    await expect.element(page.getByText('上傳失敗', { exact: true })).toBeVisible();
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: '重新上傳 a.png' }).click();
    await expect.element(send()).not.toHaveAttribute('aria-disabled');
    await page.getByRole('button', { name: '移除 a.png' }).click();
    await expect.element(page.getByAltText('a.png')).not.toBeInTheDocument();
  });
});
