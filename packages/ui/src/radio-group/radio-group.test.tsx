import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Radio, RadioGroup } from '.';

const example = (onValueChange?: (value: string) => void) => (
  <RadioGroup aria-label="身分" defaultValue="a" {...(onValueChange ? { onValueChange } : {})}>
    <Radio value="a" label="甲" />
    <Radio value="b" label="乙" disabled />
    <Radio value="c" label="丙" />
  </RadioGroup>
);

test('Tab focuses the chosen option; arrow keys choose the next enabled one, and wrap around', async () => {
  const screen = await render(example());
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '甲' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown>}');
  await expect.element(screen.getByRole('radio', { name: '丙' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: '丙' })).toBeChecked();
  await userEvent.keyboard('{/ArrowDown}{ArrowRight>}');
  await expect.element(screen.getByRole('radio', { name: '甲' })).toBeChecked();
  await userEvent.keyboard('{/ArrowRight}');
});

test('a press on the label chooses once', async () => {
  const change = vi.fn();
  const screen = await render(example(change));
  await screen.getByText('丙').click();
  expect(change).toHaveBeenCalledExactlyOnceWith('c');
  await screen.getByText('乙').click({ force: true });
  expect(change).toHaveBeenCalledOnce();
});

test('with nothing chosen Tab focuses the first option, and Space chooses it', async () => {
  const screen = await render(
    <RadioGroup aria-label="你是">
      <Radio value="a" label="廠商" />
      <Radio value="b" label="創作者" />
    </RadioGroup>,
  );
  const first = screen.getByRole('radio', { name: '廠商' });
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await expect.element(first).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(first).toBeChecked();
});
