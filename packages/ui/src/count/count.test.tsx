import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Count } from '.';

test('R-sh-21 it caps at 99+', async () => {
  const screen = await render(
    <>
      <Count value={99} data-testid="at" />
      <Count value={100} data-testid="above" />
    </>,
  );
  await expect.element(screen.getByTestId('at')).toHaveTextContent('99');
  await expect.element(screen.getByTestId('above')).toHaveTextContent('99+');
});

test('prop: max changes the cap', async () => {
  const screen = await render(<Count value={1000} max={999} />);
  await expect.element(screen.getByText('999+')).toBeVisible();
});

test('renders nothing for zero', async () => {
  const screen = await render(<Count value={0} />);
  expect(screen.container.querySelector('[data-slot=count]')).toBeNull();
});

test('prop: label replaces the number for screen readers', async () => {
  const screen = await render(
    <button type="button">
      通知
      <Count value={120} label="120則未讀" />
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: '通知 120則未讀' })).toBeVisible();
});
