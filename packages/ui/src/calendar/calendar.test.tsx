import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Field } from '../field';
import { Calendar } from '.';

const day = (screen: Awaited<ReturnType<typeof render>>, name: string) =>
  screen.getByRole('button', { name, exact: true });

test('a press chooses a day and reports it, and a form receives it', async () => {
  const choose = vi.fn();
  const screen = await render(
    <form>
      <Calendar aria-label="上線日" name="day" today="2026-11-24" defaultValue="2026-11-21" onValueChange={choose} />
    </form>,
  );
  await expect.element(screen.getByRole('group', { name: '上線日' })).toBeVisible();
  await day(screen, '2026年11月26日星期四').click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-26');
  const form = screen.container.querySelector('form');
  expect(form && new FormData(form).get('day')).toBe('2026-11-26');
});

test('it does not focus itself; the only tab stop among the days is the chosen one, and keys move from there', async () => {
  const screen = await render(<Calendar aria-label="上線日" today="2026-11-24" defaultValue="2026-11-21" />);
  expect(document.activeElement).toBe(document.body);
  const chosen = day(screen, '2026年11月21日星期六，已選擇');
  await expect.element(chosen).toHaveAttribute('tabindex', '0');
  chosen.element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(day(screen, '2026年11月28日星期六，已選擇')).toHaveFocus();
});

function Held() {
  const [value, setValue] = useState<string | null>('2026-11-21');
  return (
    <>
      <Calendar aria-label="上線日" today="2026-11-24" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('shows the given value when controlled', async () => {
  const screen = await render(<Held />);
  await day(screen, '2026年11月22日星期日').click();
  await expect.element(screen.getByText('2026-11-22', { exact: true })).toBeVisible();
});

test('is named and described by a Field', async () => {
  const screen = await render(
    <Field label="上線日" hint="至少在七天後">
      <Calendar today="2026-11-24" />
    </Field>,
  );
  await expect.element(screen.getByRole('group', { name: '上線日' })).toHaveAccessibleDescription('至少在七天後');
});
