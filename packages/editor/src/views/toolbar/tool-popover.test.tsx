import type {} from '@vitest/browser-playwright';
import '@paidang/ui/styles.css';
import '../../styles/styles.css';
import { createRef, StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichTextEditor, type RichTextEditorHandle } from '../rich-text-editor';

/** A slow line: the popovers are on their way until a test lets them arrive. */
const line = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});
vi.mock('@paidang/ui/popover', async (original) => {
  await line.arrived;
  return original();
});

const handle = createRef<RichTextEditorHandle>();
const html = () => handle.current?.getHtml();
const text = page.getByRole('textbox', { name: '大綱' });
const address = page.getByRole('textbox', { name: '網址' });
const row = page.getByRole('dialog');
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const linked = (href: string, words: string) =>
  `<p><a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${words}</a></p>`;

beforeEach(async () => {
  await render(
    <StrictMode>
      <RichTextEditor label="大綱" defaultValue="<p>官網</p>" editorRef={handle} />
    </StrictMode>,
  );
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
});

test('an address typed right after the link key is linked before the popover has arrived', async () => {
  await userEvent.keyboard('{Control>}k{/Control}https://paidang.test/{Enter}');
  await expect.poll(html).toBe(linked('https://paidang.test/', '官網'));
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
});

test('a press on a tool opens its choices before the popover has arrived; Esc returns to the tool', async () => {
  await tool('文字顏色').click();
  await expect.element(row).toHaveAccessibleName('文字顏色');
  await expect.element(tool('文字顏色')).toHaveAttribute('aria-controls', row.element().id);
  await userEvent.keyboard('{Escape}');
  await expect.element(tool('文字顏色')).toHaveFocus();
  await tool('文字顏色').click();
  await row.getByRole('button', { name: '紅色文字' }).click();
  await expect.poll(html).toBe('<p><span class="pd-text-red">官網</span></p>');
  await expect.element(row).not.toBeInTheDocument();
});

test('a press elsewhere, or on the tool again, closes it', async () => {
  await tool('連結').click();
  await expect.element(address).toHaveFocus();
  await tool('連結').click();
  await expect.element(row).not.toBeInTheDocument();
  await tool('連結').click();
  await text.click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
});

test('what is typed and composed stays in its field when the popover arrives, which the next press opens', async () => {
  await userEvent.keyboard('{Control>}k{/Control}https://');
  await cdp().send('Input.imeSetComposition', { text: 'ㄆ', selectionStart: 1, selectionEnd: 1 });
  const field = address.element();
  line.arrive();
  await import('./tool-layer');
  await new Promise(requestAnimationFrame);
  expect(address.element()).toBe(field);
  await cdp().send('Input.insertText', { text: '拍檔.test/' });
  // An Enter this soon after a composition is the input method's.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('{Enter}');
  await expect.poll(html).toBe(linked('https://拍檔.test/', '官網'));
  await tool('連結').click();
  await expect.element(page.getByRole('dialog', { name: '編輯連結' })).toHaveAttribute('data-slot', 'popover-content');
});

test('Esc in the popover returns to the tool; a press elsewhere leaves the focus there', async () => {
  line.arrive();
  await import('./tool-layer');
  await tool('文字顏色').click();
  const popover = page.getByRole('dialog', { name: '文字顏色' });
  await expect.element(popover).toHaveAttribute('data-slot', 'popover-content');
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(tool('文字顏色')).toHaveFocus();
  await tool('文字顏色').click();
  await expect.element(popover).toBeVisible();
  await text.click();
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
});
