import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Segmented } from '.';

const options = [
  { value: 'all', label: '全部', count: 8 },
  { value: 'open', label: '未處理', count: 0 },
] as const;

test('is one tab stop, and arrow keys choose', async () => {
  const change = vi.fn();
  const screen = await render(<Segmented label="篩選" defaultValue="all" options={options} onValueChange={change} />);
  await expect.element(screen.getByRole('radiogroup', { name: '篩選' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '全部 8' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight>}');
  await expect.element(screen.getByRole('radio', { name: '未處理 0' })).toBeChecked();
  await userEvent.keyboard('{/ArrowRight}');
  expect(change).toHaveBeenCalledExactlyOnceWith('open');
});

test('shows only the given value when controlled', async () => {
  const screen = await render(<Segmented label="篩選" value="all" options={options} onValueChange={() => undefined} />);
  await screen.getByRole('radio', { name: '未處理 0' }).click();
  await expect.element(screen.getByRole('radio', { name: '全部 8' })).toBeChecked();
});
