import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Button } from '../button';
import { Tooltip, TooltipProvider } from '.';

const example = (
  <Tooltip content="對方不會收到通知">
    <Button>儲存草稿</Button>
  </Tooltip>
);

test('the keyboard opens it at once, it describes the control, and Esc closes it', async () => {
  const screen = await render(example);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('對方不會收到通知');
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('對方不會收到通知');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('leaving with the keyboard closes it', async () => {
  const screen = await render(example);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('the pointer opens it', async () => {
  const screen = await render(<TooltipProvider delay={0}>{example}</TooltipProvider>);
  await screen.getByRole('button').hover();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('a focus that comes back after a press does not open it', async () => {
  const screen = await render(
    <>
      {example}
      <button type="button" onClick={(event) => event.currentTarget.parentElement?.querySelector('button')?.focus()}>
        回去
      </button>
    </>,
  );
  await screen.getByRole('button', { name: '回去' }).click();
  await expect.element(screen.getByRole('button', { name: '儲存草稿' })).toHaveFocus();
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
});
