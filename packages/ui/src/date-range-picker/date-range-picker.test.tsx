import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Field } from '../field';
import { DateRangePicker } from '.';

async function setup(props: ComponentProps<typeof DateRangePicker> = {}) {
  const onValueChange = vi.fn();
  const screen = await render(
    <DateRangePicker
      aria-label="檔期"
      defaultValue={{ start: '2026-11-10', end: '2026-11-20' }}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  const open = screen.getByRole('button', { name: '選擇日期範圍' });
  return {
    screen,
    onValueChange,
    open,
    start: screen.getByRole('textbox', { name: '開始日期' }),
    end: screen.getByRole('textbox', { name: '結束日期' }),
    dialog: screen.getByRole('dialog', { name: '選擇日期範圍' }),
  };
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('by keyboard: choose the start, then the end, then it closes and restores the focus', async () => {
  const { start, end, open, dialog, onValueChange } = await setup();
  for (const _stop of ['start', 'end', 'button']) await userEvent.tab();
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedName).toContain('2026年11月10日');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(start).toHaveValue('2026-11-11');
  await expect.element(end).toHaveValue('');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focusedName).toContain('2026年12月11日');
  await userEvent.keyboard(' ');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(end).toHaveValue('2026-12-11');
  await expect.element(open).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([
    [{ start: '2026-11-11', end: null }],
    [{ start: '2026-11-11', end: '2026-12-11' }],
  ]);
});

test('the days in between are marked as selected', async () => {
  const { screen, open } = await setup();
  await open.click();
  await expect.poll(() => screen.getByRole('gridcell', { selected: true }).elements().length).toBe(11);
});

test('Esc keeps what was chosen', async () => {
  const { open, dialog, onValueChange } = await setup();
  await open.click();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('shows two months on wide screens, one on narrow ones', async () => {
  const { screen, open } = await setup();
  await open.click();
  await expect.poll(() => screen.getByRole('grid').elements().length).toBe(2);
  await page.viewport(390, 844);
  await expect.poll(() => screen.getByRole('grid').elements().length).toBe(1);
  await page.viewport(1280, 800);
});

test('days typed in the wrong order are swapped', async () => {
  const { start, end, onValueChange } = await setup();
  await userEvent.fill(end, '2026/11/1');
  await userEvent.keyboard('{Enter}');
  await expect.element(start).toHaveValue('2026-11-01');
  await expect.element(end).toHaveValue('2026-11-10');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-11-10' });
});

test('the error of an unusable day is shown at its input', async () => {
  const { start, end, onValueChange } = await setup({ max: '2026-12-31' });
  await userEvent.fill(end, '2027-01-06');
  await userEvent.tab();
  await expect.element(end).toBeInvalid();
  await expect.element(end).toHaveAccessibleDescription('日期不能晚於2026-12-31，請選擇之前的日期');
  await expect.element(start).not.toHaveAttribute('aria-invalid');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('with calendar="roc" both months show 民國 years', async () => {
  const { screen, open } = await setup({ calendar: 'roc' });
  await open.click();
  await expect.element(screen.getByRole('grid', { name: '民國115年11月' })).toBeVisible();
  await expect.element(screen.getByRole('grid', { name: '民國115年12月' })).toBeVisible();
});

test('a Field names the group and describes both inputs', async () => {
  const screen = await render(
    <Field label="檔期" error="請選擇檔期">
      <DateRangePicker />
    </Field>,
  );
  await expect.element(screen.getByRole('group', { name: '檔期' })).toBeVisible();
  for (const name of ['開始日期', '結束日期']) {
    const input = screen.getByRole('textbox', { name });
    await expect.element(input).toHaveAccessibleDescription('請選擇檔期');
    await expect.element(input).toBeInvalid();
  }
});
