import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Field } from '../field';
import { DatePicker } from '.';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 1) }));
afterEach(() => vi.useRealTimers());

async function setup(props: ComponentProps<typeof DatePicker> = {}) {
  const onValueChange = vi.fn();
  const screen = await render(
    <DatePicker aria-label="上線日" defaultValue="2026-11-21" onValueChange={onValueChange} {...props} />,
  );
  const input = screen.getByRole('textbox', { name: '上線日' });
  const day = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, input, day, onValueChange, dialog: screen.getByRole('dialog', { name: '選擇日期' }) };
}

async function openCalendar(props: ComponentProps<typeof DatePicker> = {}) {
  const all = await setup(props);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(all.screen.getByRole('button', { name: '選擇日期' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(all.dialog).toBeVisible();
  return all;
}

test.each([
  ['device', {}, '今天，2027年1月1日星期五'],
  ['prop', { today: '2026-12-31' }, '今天，2026年12月31日星期四'],
])('without a value the calendar opens on today, which is that of the %s', async (_, props, name) => {
  const { day } = await openCalendar({ defaultValue: null, ...props });
  await expect.element(day(name)).toHaveFocus();
});

test.each([
  ['{ArrowRight}', '2026年11月22日星期日'],
  ['{ArrowLeft}', '2026年11月20日星期五'],
  ['{ArrowDown}', '2026年11月28日星期六'],
  ['{ArrowUp}', '2026年11月14日星期六'],
  ['{Home}', '2026年11月15日星期日'],
  ['{End}', '2026年11月21日星期六，已選擇'],
  ['{PageDown}', '2026年12月21日星期一'],
  ['{PageUp}', '2026年10月21日星期三'],
  ['{Shift>}{PageDown}{/Shift}', '2027年11月21日星期日'],
  ['{Shift>}{PageUp}{/Shift}', '2025年11月21日星期五'],
])('%s in the calendar moves from 2026-11-21 to %s', async (key, expected) => {
  await openCalendar();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('11月21日');
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(expected);
});

test.each(['{Enter}', ' '])('%s chooses the day, closes and restores the focus', async (key) => {
  const { screen, input, dialog, onValueChange } = await openCalendar();
  await userEvent.keyboard(`{ArrowLeft}${key}`);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('2026-11-20');
  await expect.element(screen.getByRole('button', { name: '選擇日期' })).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-20');
});

test('Esc closes without choosing and restores the focus', async () => {
  const { screen, dialog, onValueChange } = await openCalendar();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '選擇日期' })).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('weeks start on Sunday, and the grid is named after its month', async () => {
  const { screen } = await openCalendar();
  await expect.element(screen.getByRole('grid', { name: '2026年11月' })).toBeVisible();
  const heads = [...screen.getByRole('grid').element().querySelectorAll('th')];
  expect(heads.map(({ textContent }) => textContent)).toEqual(['日', '一', '二', '三', '四', '五', '六']);
  expect(heads[0]).toHaveAttribute('aria-label', '星期日');
});

test('month and year can be chosen from lists or changed by buttons', async () => {
  const { screen } = await openCalendar();
  await screen.getByRole('combobox', { name: '月' }).selectOptions('3月');
  await expect.element(screen.getByRole('grid', { name: '2026年3月' })).toBeVisible();
  await screen.getByRole('combobox', { name: '年' }).selectOptions('2024年');
  await expect.element(screen.getByRole('grid', { name: '2024年3月' })).toBeVisible();
  await screen.getByRole('button', { name: '上個月' }).click();
  await expect.element(screen.getByRole('grid', { name: '2024年2月' })).toBeVisible();
  await screen.getByRole('button', { name: '下個月' }).click();
  await expect.element(screen.getByRole('grid', { name: '2024年3月' })).toBeVisible();
});

test('with calendar="roc" years are those of 民國, and can be typed', async () => {
  const { screen, input, onValueChange } = await openCalendar({ calendar: 'roc' });
  await expect.element(screen.getByRole('grid', { name: '民國115年11月' })).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('民國115年11月21日星期六');
  await screen.getByRole('combobox', { name: '年' }).selectOptions('民國114年');
  await expect.element(screen.getByRole('grid', { name: '民國114年11月' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(input, '116-01-06');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('2027-01-06');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2027-01-06');
});

test('days before min, after max and disabled ones cannot be chosen, and keys skip them', async () => {
  const { day } = await openCalendar({
    min: '2026-11-18',
    max: '2026-11-25',
    isDateDisabled: (one) => one === '2026-11-22',
  });
  await expect.element(day('2026年11月17日星期二')).toBeDisabled();
  await expect.element(day('2026年11月22日星期日')).toBeDisabled();
  await expect.element(day('2026年11月26日星期四')).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('2026年11月23日星期一')).toHaveFocus();
});

test.each([
  ['2026-02-30', '這不是有效的日期，請輸入像2026-11-21這樣的日期'],
  ['下週五', '這不是有效的日期，請輸入像2026-11-21這樣的日期'],
  ['2026-10-31', '日期不能早於2026-11-01，請選擇之後的日期'],
  ['2027-01-01', '日期不能晚於2026-12-31，請選擇之前的日期'],
  ['2026-12-25', '這一天不能選，請換一天'],
])('typed "%s": the field says %s', async (typed, message) => {
  const { input, onValueChange } = await setup({
    min: '2026-11-01',
    max: '2026-12-31',
    isDateDisabled: (day) => day === '2026-12-25',
  });
  await userEvent.fill(input, typed);
  await userEvent.tab();
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(message);
  await expect.element(input).toHaveValue(typed);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.fill(input, '2026/12/1');
  await userEvent.tab();
  await expect.element(input).toHaveValue('2026-12-01');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-01');
});

test('the value is null when emptied', async () => {
  const { input, onValueChange } = await setup();
  await userEvent.clear(input);
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('an Enter that ends a composition parses nothing', async () => {
  const { input, onValueChange } = await setup();
  await userEvent.fill(input, '2026-12-01');
  const init = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  input.element().dispatchEvent(new KeyboardEvent('keydown', init));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onValueChange.mock.calls).toEqual([['2026-12-01']]);
});

function Held() {
  const [value, setValue] = useState<string | null>('2026-02-31');
  return (
    <>
      <DatePicker aria-label="上線日" value={value} onValueChange={setValue} />
      <output>{value ?? '沒有'}</output>
    </>
  );
}

test('an invalid value is shown with an error, and the calendar still opens', async () => {
  const screen = await render(<Held />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveValue('2026-02-31');
  await expect.element(input).toBeInvalid();
  await screen.getByRole('button', { name: '選擇日期' }).click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('uses the label, hint and error of a Field', async () => {
  const screen = await render(
    <Field label="上線日" hint="影片公開的日子" error="請選擇上線日" required>
      <DatePicker />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: '上線日' });
  await expect.element(input).toHaveAccessibleDescription('請選擇上線日 影片公開的日子');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
});

test('in a shadow root the calendar opens on the day, keys move, and the focus is restored', async () => {
  const shadow = renderInShadow(<DatePicker aria-label="上線日" defaultValue="2026-11-20" />);
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toContain('11月20日');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => shadow.querySelector('input')?.value).toBe('2026-11-13');
  await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toBe('選擇日期');
});
