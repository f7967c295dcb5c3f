import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Steps } from '.';

const steps = [
  { id: 'account', title: '帳號' },
  { id: 'basics', title: '基本資料', description: '品牌看到的第一張名片' },
  { id: 'social', title: '社群連結與合作費用' },
];

test('the list has a name and only the current step says that it is', async () => {
  const screen = await render(<Steps label="註冊步驟" steps={steps} current="basics" />);
  await expect.element(screen.getByRole('list', { name: '註冊步驟' })).toBeVisible();
  const states = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('data-state'));
  expect(states).toEqual(['done', 'now', 'next']);
  const current = [...screen.container.querySelectorAll('[aria-current="step"]')];
  expect(current.map((item) => item.textContent)).toEqual(['2基本資料目前步驟']);
});

test('each state is also said in words', async () => {
  const screen = await render(
    <Steps
      label="註冊步驟"
      steps={[{ id: 'account', title: '帳號', error: true }, ...steps.slice(1)]}
      current="basics"
      labels={{ next: '還沒填' }}
    />,
  );
  const words = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(words).toEqual(['1帳號需要修改', '2基本資料目前步驟', '3社群連結與合作費用還沒填']);
});

test('prop: onStepSelect leads back by Tab and Enter, never ahead', async () => {
  const select = vi.fn();
  const screen = await render(<Steps label="註冊步驟" steps={steps} current="basics" onStepSelect={select} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: /帳號/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(select).toHaveBeenCalledExactlyOnceWith('account');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(select).toHaveBeenLastCalledWith('basics');
  expect(screen.getByRole('button').elements()).toHaveLength(2);
});

test('a step with an address is a link unless it lies ahead', async () => {
  const linked = steps.map((step) => ({ ...step, href: `#${step.id}` }));
  const screen = await render(<Steps label="註冊步驟" steps={linked} current="basics" />);
  const hrefs = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['#account', '#basics']);
});

test('with no current step all are done; an unknown one lights none', async () => {
  const screen = await render(<Steps label="註冊步驟" steps={steps} current={null} />);
  const states = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getAttribute('data-state'));
  expect(states()).toEqual(['done', 'done', 'done']);
  await screen.rerender(<Steps label="註冊步驟" steps={steps} current="gone" />);
  expect(states()).toEqual(['next', 'next', 'next']);
});

test('prop: orientation vertical shows the descriptions', async () => {
  const screen = await render(<Steps label="註冊步驟" steps={steps} current="basics" orientation="vertical" />);
  await expect.element(screen.getByText('品牌看到的第一張名片')).toBeVisible();
});

test('at 320 px only the current step shows its title, and the others keep theirs for screen readers', async () => {
  await page.viewport(320, 640);
  const long = Array.from({ length: 6 }, (_, index) => ({
    id: String(index),
    title: `Donaudampfschifffahrtsgesellschaft${index}`,
  }));
  const screen = await render(<Steps label="註冊步驟" steps={long} current="2" />);
  const list = screen.getByRole('list').element();
  expect(list.scrollWidth).toBe(list.clientWidth);
  const widths = [...list.querySelectorAll('[data-slot="step-title"]')].map((title) => title.clientWidth > 1);
  expect(widths).toEqual([false, false, true, false, false, false]);
  await page.viewport(1280, 800);
});
