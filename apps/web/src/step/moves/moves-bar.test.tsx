import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MoveButton, MovesBar } from './moves-bar';

afterEach(() => page.viewport(414, 896));

const show = () =>
  render(
    <main className="pd-root" style={{ height: 3000 }}>
      <MovesBar idle={false} openComments={0} onComments={() => {}} status={<p role="status">已自動儲存 14:32</p>}>
        <MoveButton variant="ink">送出v1</MoveButton>
      </MovesBar>
    </main>,
  );

const bar = () => document.querySelector<HTMLElement>('[data-slot="moves-bar"]')?.getBoundingClientRect();
const paddingBelow = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);

test('scroll targets stay above the bar, however many rows it has', async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: '送出v1' })).toBeVisible();
  await expect.poll(() => paddingBelow()).toBeGreaterThan(bar()?.height ?? Number.POSITIVE_INFINITY);
  expect(bar()?.bottom).toBe(844);
});

test('the bar shrinks to one row in a low window, and moves to the end of the page in a very low one', async () => {
  await page.viewport(844, 390);
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: '送出v1' })).toBeVisible();
  expect(bar()?.height).toBeLessThan(60);
  await expect.element(screen.getByRole('status')).toBeVisible();
  await page.viewport(700, 260);
  await expect.poll(() => bar()?.bottom).not.toBe(260);
  expect(paddingBelow()).toBe(8);
});
