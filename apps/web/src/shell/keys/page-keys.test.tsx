import '@paidang/ui/styles.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useShell } from '../../stores/shell';
import { PageKeys } from './page-keys';

beforeEach(() => useShell.setState({ questionKey: true, keysShown: false }));

const Page = () => (
  <div className="pd-root">
    <header>
      <a href="#home">首頁</a>
    </header>
    <main>
      <section aria-label="創意大綱">
        <button type="button">送出</button>
        <textarea aria-label="草稿" />
      </section>
      <section aria-label="說明">沒有可以按的</section>
      <aside aria-label="留言">
        <button type="button">全部</button>
        <button type="button">未處理</button>
      </aside>
    </main>
    <PageKeys />
  </div>
);

const button = (name: string) => page.getByRole('button', { name });
const list = page.getByRole('dialog', { name: '鍵盤快捷鍵' });

test('F6 cycles through the regions of the page and returns to the last focused element in each', async () => {
  await render(<Page />);
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('link', { name: '首頁' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(button('送出')).toHaveFocus();
  await userEvent.keyboard('{F6}{Tab}');
  await expect.element(button('未處理')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(button('送出')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(button('未處理')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('link', { name: '首頁' })).toHaveFocus();
});

test('? lists the shortcuts, but not while typing, and only if the setting is on', async () => {
  await render(<Page />);
  await page.getByRole('textbox', { name: '草稿' }).click();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('textbox', { name: '草稿' })).toHaveValue('?');
  await expect.element(list).not.toBeInTheDocument();
  button('送出').element().focus();
  await userEvent.keyboard('?');
  await expect.element(list).toBeVisible();
  await expect.element(list.getByText('到頁面的下一區；加Shift回上一區')).toBeVisible();
  await list.getByRole('switch', { name: '按？就打開這份清單' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button('送出')).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(list).not.toBeInTheDocument();
});
