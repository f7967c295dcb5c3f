import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Switch } from '.';

test('Space, Enter and a press on the label turn it on and off', async () => {
  const screen = await render(<Switch label="播放音效" />);
  const control = screen.getByRole('switch', { name: '播放音效' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).not.toBeChecked();
  await screen.getByText('播放音效').click();
  await expect.element(control).toBeChecked();
});

test('does not change when disabled', async () => {
  const change = vi.fn();
  const screen = await render(<Switch aria-label="播放音效" disabled defaultChecked onCheckedChange={change} />);
  await screen.getByRole('switch').click({ force: true });
  expect(change).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('switch')).toBeChecked();
});
