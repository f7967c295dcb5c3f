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

test('keyboard focus opens it immediately, it describes the control, and Esc closes it', async () => {
  const screen = await render(example);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('對方不會收到通知');
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('對方不會收到通知');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('moving the keyboard focus away closes it', async () => {
  const screen = await render(example);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('hovering opens it', async () => {
  const screen = await render(<TooltipProvider delay={0}>{example}</TooltipProvider>);
  await screen.getByRole('button').hover();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('next to an open one, another opens without a delay', async () => {
  const screen = await render(
    <TooltipProvider delay={600_000}>
      {example}
      <Tooltip content="對方會收到通知">
        <Button>送出</Button>
      </Tooltip>
    </TooltipProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('對方不會收到通知');
  await screen.getByRole('button', { name: '送出' }).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('對方會收到通知');
  await expect.element(screen.getByRole('button', { name: '送出' })).toHaveAccessibleDescription('對方會收到通知');
  await expect.element(screen.getByRole('button', { name: '儲存草稿' })).toHaveFocus();
});

test('a press closes it until the control is hovered again', async () => {
  const screen = await render(
    <TooltipProvider delay={0}>
      {example}
      <p>別處</p>
    </TooltipProvider>,
  );
  const button = screen.getByRole('button');
  await button.hover();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await button.hover({ position: { x: 3, y: 3 } });
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
  await screen.getByText('別處').hover();
  await button.hover();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('loading its code does not replace the control', async () => {
  const screen = await render(example);
  const before = screen.getByRole('button').element();
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  expect(screen.getByRole('button').element()).toBe(before);
});

test('a focus restored after a press does not open it', async () => {
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
