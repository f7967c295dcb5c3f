import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Button } from '../button';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '.';

const example = (
  <>
    <Popover>
      <PopoverTrigger asChild>
        <Button>篩選</Button>
      </PopoverTrigger>
      <PopoverContent label="篩選專案">
        <input aria-label="關鍵字" />
        <PopoverClose asChild>
          <Button>完成</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
    <p>頁面</p>
  </>
);

test('Enter opens it and focuses its content, Esc closes it and restores the focus', async () => {
  const screen = await render(example);
  const trigger = screen.getByRole('button', { name: '篩選' });
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '篩選專案' })).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByLabelText('關鍵字')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a press on the page closes it', async () => {
  const screen = await render(example);
  await screen.getByRole('button', { name: '篩選' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByText('頁面').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('PopoverClose closes it', async () => {
  const screen = await render(example);
  await screen.getByRole('button', { name: '篩選' }).click();
  await screen.getByRole('button', { name: '完成' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('in a shadow root the focus moves to its first field', async () => {
  const shadow = renderInShadow(example);
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toBe('關鍵字');
});
