import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
} from '.';

function Example({ onSelect = () => {} }: { onSelect?: (name: string) => void }) {
  return (
    <>
      <ContextMenu>
        <ContextMenuTrigger asChild>
          <button type="button">第一則留言</button>
        </ContextMenuTrigger>
        <ContextMenuContent aria-label="留言">
          <ContextMenuItem onSelect={() => onSelect('copy')}>Copy</ContextMenuItem>
          <ContextMenuItem disabled>Move</ContextMenuItem>
          <ContextMenuCheckboxItem checked onCheckedChange={() => onSelect('pin')}>
            Pin
          </ContextMenuCheckboxItem>
          <ContextMenuSub>
            <ContextMenuSubTrigger>Label</ContextMenuSubTrigger>
            <ContextMenuSubContent>
              <ContextMenuItem onSelect={() => onSelect('todo')}>Todo</ContextMenuItem>
            </ContextMenuSubContent>
          </ContextMenuSub>
          <ContextMenuItem tone="danger" onSelect={() => onSelect('delete')}>
            Delete
          </ContextMenuItem>
        </ContextMenuContent>
      </ContextMenu>
      <p>頁面</p>
    </>
  );
}

async function openByKey() {
  const onSelect = vi.fn();
  const screen = await render(<Example onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  const row = screen.getByRole('button', { name: '第一則留言' });
  await expect.element(screen.getByRole('menu', { name: '留言' })).toBeVisible();
  return { screen, onSelect, row, item: (name: string) => screen.getByRole('menuitem', { name }) };
}

test('the secondary button opens it at the pointer', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '第一則留言' }).click({ button: 'right', position: { x: 20, y: 8 } });
  const menu = screen.getByRole('menu', { name: '留言' });
  await expect.element(menu).toBeVisible();
  const row = screen.getByRole('button', { name: '第一則留言', includeHidden: true }).element().getBoundingClientRect();
  await expect.poll(() => Math.abs(menu.element().getBoundingClientRect().left - (row.left + 20))).toBeLessThan(12);
});

test('Shift+F10 opens it on its first item; ↓ ↑ Home End move past what is disabled and go round', async () => {
  const { item, screen } = await openByKey();
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Pin' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Copy')).toHaveFocus();
});

test('a letter jumps', async () => {
  const { item } = await openByKey();
  await userEvent.keyboard('d');
  await expect.element(item('Delete')).toHaveFocus();
});

test.each(['{Enter}', ' '])('%s acts, closes and gives the focus back', async (key) => {
  const { screen, item, row, onSelect } = await openByKey();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
});

test('→ opens the menu inside, ← closes it', async () => {
  const { item } = await openByKey();
  await userEvent.keyboard('l');
  await expect.element(item('Label')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Todo')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Label')).toHaveFocus();
  await expect.element(item('Todo')).not.toBeInTheDocument();
});

test('Esc closes without acting and gives the focus back', async () => {
  const { screen, row, onSelect } = await openByKey();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press on the page closes it', async () => {
  const { screen } = await openByKey();
  await screen.getByText('頁面').click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('in a shadow root the arrow keys move one by one and the focus comes back', async () => {
  const shadow = renderInShadow(<Example />);
  const focused = () => shadow.activeElement?.textContent;
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  const row = shadow.querySelector('button') as HTMLButtonElement;
  row.focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.poll(() => shadow.querySelector('[role=menu]')).not.toBeNull();
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Copy');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Pin');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelector('[role=menu]')).toBeNull();
  await expect.poll(focused).toBe('第一則留言');
});
