import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './index';
import { buildComment, createMemoryDrafts, createMemoryPort, creator, vendor } from '../testing';

function mount(attributes: Record<string, string> = {}) {
  const element = document.createElement('paidang-comment-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const port = createMemoryPort({ author: vendor, comments: [buildComment({ message: '開場再快一點' }, creator)] });
  element.style.height = '600px';
  element.drafts = createMemoryDrafts();
  element.author = vendor;
  element.port = port;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return { element, port };
}

test('a page without React shows the board with an element, a port and an author', async () => {
  const { element, port } = mount();
  const counts = vi.fn();
  element.addEventListener('comment-counts', ({ detail }) => counts(detail.all));
  await expect.element(page.getByText('開場再快一點')).toBeVisible();
  await page.getByRole('textbox').click();
  await userEvent.keyboard('收到{Control>}{Enter}{/Control}');
  await expect.poll(() => port.submissions.map(({ message }) => message)).toEqual(['收到']);
  await expect.poll(() => counts.mock.lastCall).toEqual([2]);
  expect(element.board?.getSnapshot().comments).toHaveLength(2);
});

test('a comment’s menu and its confirmation open inside the shadow root', async () => {
  const { element, port } = mount();
  port.change(() => [buildComment({ message: '我的一則' }, vendor)]);
  await expect.element(page.getByText('我的一則')).toBeVisible();
  await page.getByRole('button', { name: /的留言選單/ }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(menu.element().getRootNode()).toBe(element.shadowRoot);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
});

test('attributes: collapsible and theme; events', async () => {
  const { element } = mount({ collapsible: '', theme: 'dark' });
  const collapse = vi.fn();
  element.addEventListener('comment-collapse', collapse);
  await page.getByRole('button', { name: '收起留言' }).click();
  expect(collapse).toHaveBeenCalledOnce();
  const board = page.getByRole('complementary').element();
  expect(getComputedStyle(board).backgroundColor).toBe('rgb(25, 25, 30)');
  expect(board.getBoundingClientRect().height).toBe(600);
  const tool = page.getByRole('button', { name: '收起留言' }).element();
  expect(tool.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
});

test('is empty without an author; removing it stops polling', async () => {
  const { element } = mount();
  await expect.element(page.getByText('開場再快一點')).toBeVisible();
  element.author = undefined;
  await expect.element(page.getByText('開場再快一點')).not.toBeInTheDocument();
  expect(element.board).toBe(null);
});

test('attribute: lang', async () => {
  const { element } = mount({ lang: 'en' });
  await expect.element(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  element.setAttribute('lang', 'zh-TW');
  await expect.element(page.getByRole('textbox', { name: '寫留言' })).toBeVisible();
});

test('keeps the draft when it is moved in the page', async () => {
  const { element } = mount();
  await page.getByRole('textbox').fill('寫到一半');
  document.body.append(document.createElement('main'));
  const main = document.body.lastElementChild;
  main?.append(element);
  onTestFinished(() => main?.remove());
  await expect.element(page.getByRole('textbox')).toHaveValue('寫到一半');
  expect(element.board?.getSnapshot().comments).toHaveLength(1);
});

test('can be removed by the page’s own React without a warning', async () => {
  const { element } = mount();
  await expect.element(page.getByText('開場再快一點')).toBeVisible();
  const { rerender } = await render(createElement('div', { ref: (div) => div?.append(element) }));
  await expect.element(page.getByText('開場再快一點')).toBeVisible();
  await rerender(null);
  await expect.element(page.getByText('開場再快一點')).not.toBeInTheDocument();
  expect(element.board).toBeNull();
});
