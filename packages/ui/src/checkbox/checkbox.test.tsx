import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Checkbox } from '.';

function SelectAll() {
  const [checked, setChecked] = useState<boolean | 'indeterminate'>('indeterminate');
  return <Checkbox label="全選" checked={checked} onCheckedChange={setChecked} />;
}

test('Space and a press on the label toggle it', async () => {
  const screen = await render(<Checkbox label="標為已處理" />);
  const box = screen.getByRole('checkbox', { name: '標為已處理' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await screen.getByText('標為已處理').click();
  await expect.element(box).not.toBeChecked();
});

test('Enter does not toggle it', async () => {
  const screen = await render(<Checkbox label="標為已處理" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('indeterminate is a separate state, and the next press checks it', async () => {
  const screen = await render(<SelectAll />);
  const box = screen.getByRole('checkbox');
  await expect.element(box).toHaveAttribute('aria-checked', 'mixed');
  await box.click();
  await expect.element(box).toBeChecked();
});

test('when disabled, neither box nor label reacts', async () => {
  const change = vi.fn();
  const screen = await render(<Checkbox label="停用" disabled onCheckedChange={change} />);
  await screen.getByText('停用').click({ force: true });
  expect(change).not.toHaveBeenCalled();
});

test('a form receives its value', async () => {
  const screen = await render(
    <form>
      <Checkbox label="同意" name="terms" value="yes" defaultChecked />
    </form>,
  );
  const form = screen.container.querySelector('form');
  expect(form && new FormData(form).get('terms')).toBe('yes');
});
