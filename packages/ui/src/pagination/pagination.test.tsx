import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent, page as view } from 'vitest/browser';
import { render } from '../../test/render';
import { Pagination } from '.';

function Example({ start = 1, count = 12 }: { start?: number; count?: number }) {
  const [page, setPage] = useState(start);
  return <Pagination page={page} pageCount={count} onPageChange={setPage} />;
}

test('is a landmark that marks the current page', async () => {
  const screen = await render(<Example start={3} />);
  await expect.element(screen.getByRole('navigation', { name: '分頁' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '第3頁' })).toHaveAttribute('aria-current', 'page');
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('Tab moves between pages, Enter and Space turn the page and the focus stays', async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '上一頁' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '第2頁' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: '第2頁' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: '第3頁' })).toHaveAttribute('aria-current', 'page');
});

test('下一頁 on the last page does nothing and keeps the focus', async () => {
  const screen = await render(<Example start={11} />);
  const next = screen.getByRole('button', { name: '下一頁' });
  await next.click();
  await expect.element(screen.getByRole('button', { name: '第12頁' })).toHaveAttribute('aria-current', 'page');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '第12頁' })).toHaveAttribute('aria-current', 'page');
});

test('a press on the current page changes nothing', async () => {
  const change = vi.fn();
  const screen = await render(<Pagination page={2} pageCount={5} onPageChange={change} />);
  await screen.getByRole('button', { name: '第2頁' }).click();
  expect(change).not.toHaveBeenCalled();
});

test('prop: hrefFor renders the pages as links', async () => {
  const screen = await render(<Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
  await expect.element(screen.getByRole('link', { name: '下一頁' })).toHaveAttribute('href', '?page=2');
  await expect.element(screen.getByRole('link', { name: '第1頁' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: '上一頁' })).toHaveAttribute('aria-disabled', 'true');
});

test('renders nothing for one page, no pages or an invalid number', async () => {
  for (const count of [1, 0, Number.NaN]) {
    const screen = await render(<Pagination page={1} pageCount={count} onPageChange={() => undefined} />);
    expect(screen.container.querySelector('nav')).toBeNull();
    await screen.unmount();
  }
});

test('a page beyond the last is treated as the last', async () => {
  const screen = await render(<Example start={99} />);
  await expect.element(screen.getByRole('button', { name: '第12頁' })).toHaveAttribute('aria-current', 'page');
});

test('at 320 px it shows the position instead of page numbers', async () => {
  await view.viewport(320, 640);
  const screen = await render(<Example start={3} count={10_000} />);
  await expect.element(screen.getByText('第3頁，共10000頁')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '第3頁' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '下一頁' }).click();
  await expect.element(screen.getByText('第4頁，共10000頁')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await view.viewport(1280, 800);
});
