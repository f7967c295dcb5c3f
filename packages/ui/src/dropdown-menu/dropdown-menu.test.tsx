import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { IconButton } from '../icon-button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '.';

function Example({ onSelect = () => {} }: { onSelect?: (name: string) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="更多">⋯</IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onSelect('edit')}>Edit</DropdownMenuItem>
        <DropdownMenuItem disabled>Archive</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked onCheckedChange={() => onSelect('pin')}>
          Pin
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => onSelect('delete')}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

async function openByKey(key: string) {
  const onSelect = vi.fn();
  const screen = await render(<Example onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('menu', { name: '更多' })).toBeVisible();
  const item = (name: string) => screen.getByRole('menuitem', { name });
  return { screen, onSelect, item, pin: screen.getByRole('menuitemcheckbox', { name: 'Pin' }) };
}

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  '%s on the button opens the menu and focuses its first item',
  async (key) => {
    const { item } = await openByKey(key);
    await expect.element(item('Edit')).toHaveFocus();
  },
);

test('↓ and ↑ move, skip disabled items and wrap around', async () => {
  const { item, pin } = await openByKey('{Enter}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(pin).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
});

test('Home and End move to the first and last item', async () => {
  const { item } = await openByKey('{Enter}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Edit')).toHaveFocus();
});

test('a letter jumps to the item that starts with it', async () => {
  const { item } = await openByKey('{Enter}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('d');
  await expect.element(item('Delete')).toHaveFocus();
});

test.each(['{Enter}', ' '])('%s activates, closes and restores the focus', async (key) => {
  const { screen, item, onSelect } = await openByKey('{Enter}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

test('a checkbox item exposes whether it is checked', async () => {
  const { pin, onSelect } = await openByKey('{Enter}');
  await expect.element(pin).toBeChecked();
  await pin.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('pin');
});

test('Esc closes without activating and restores the focus', async () => {
  const { screen, onSelect } = await openByKey('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

test('in a shadow root the arrow keys move item by item', async () => {
  const shadow = renderInShadow(<Example />);
  const focused = () => shadow.activeElement?.textContent;
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Edit');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Pin');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Delete');
});
