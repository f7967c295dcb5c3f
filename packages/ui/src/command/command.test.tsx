import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from '.';

async function setup() {
  const run = vi.fn();
  const screen = await render(
    <Command label="指令">
      <CommandInput placeholder="要做什麼？" />
      <CommandList label="指令">
        <CommandEmpty>找不到</CommandEmpty>
        <CommandGroup heading="專案">
          <CommandItem onSelect={run}>新增專案</CommandItem>
          <CommandItem onSelect={run} disabled>
            結案
          </CommandItem>
          <CommandItem onSelect={run}>匯出清單</CommandItem>
        </CommandGroup>
      </CommandList>
    </Command>,
  );
  const field = screen.getByRole('combobox', { name: '指令' });
  await field.click();
  const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
  return { screen, field, run, chosen };
}

test('arrow keys move over enabled commands, Enter runs one, and the focus stays in the field', async () => {
  const { field, run, chosen } = await setup();
  await expect.poll(chosen).toBe('新增專案');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toBe('匯出清單');
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledExactlyOnceWith('匯出清單');
  await expect.element(field).toHaveFocus();
});

test('typing filters, and shows a message if nothing matches', async () => {
  const { screen } = await setup();
  await userEvent.keyboard('匯出');
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['匯出清單']);
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('找不到')).toBeVisible();
});

test('an Enter that ends a composition runs nothing', async () => {
  const { field, run } = await setup();
  const init = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', init));
  expect(run).not.toHaveBeenCalled();
});
