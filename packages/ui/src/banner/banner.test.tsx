import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Button } from '../button';
import { Banner } from '.';

function Dismissable() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button>之前</Button>
      {shown ? (
        <Banner label="詐騙提醒" onDismiss={() => setShown(false)}>
          我們不會請你操作ATM。
        </Banner>
      ) : null}
      <Button>之後</Button>
    </>
  );
}

test('it is a named landmark', async () => {
  const screen = await render(
    <Banner label="詐騙提醒" tone="danger" title="小心詐騙">
      我們不會請你操作ATM。
    </Banner>,
  );
  await expect.element(screen.getByRole('region', { name: '詐騙提醒' }).getByText('小心詐騙')).toBeVisible();
  expect(screen.container.querySelector('button')).toBeNull();
});

test('Enter on the cross dismisses it and the focus moves on to what follows', async () => {
  const screen = await render(<Dismissable />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '關閉' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '之後' })).toHaveFocus();
  expect(screen.container.querySelector('[data-slot="banner"]')).toBeNull();
});

test('the focus moves on in a shadow root too', async () => {
  const shadow = renderInShadow(<Dismissable />);
  const cross = () => shadow.querySelector<HTMLElement>('[data-slot="banner-dismiss"]');
  await expect.poll(cross).not.toBeNull();
  cross()?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shadow.activeElement?.textContent).toBe('之後');
});

test('a host that keeps it keeps the focus', async () => {
  const dismiss = vi.fn();
  const screen = await render(<Banner label="公告" onDismiss={dismiss} dismissLabel="不再顯示" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(dismiss).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: '不再顯示' })).toHaveFocus();
});

test('at 320 px the action goes under the text and nothing sticks out', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <Banner label="公告" action={<Button size="sm">重新連線</Button>} onDismiss={() => undefined}>
      Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen
    </Banner>,
  );
  const banner = screen.getByRole('region').element();
  expect(banner.scrollWidth).toBe(banner.clientWidth);
  const action = screen.getByRole('button', { name: '重新連線' }).element().getBoundingClientRect();
  const text = screen.getByText(/Donau/).element().getBoundingClientRect();
  expect(action.top).toBeGreaterThanOrEqual(text.bottom);
  await page.viewport(1280, 800);
});
