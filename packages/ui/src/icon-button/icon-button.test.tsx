import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { IconButton } from '.';

test('its label is the name and the tooltip, and is only read once', async () => {
  const screen = await render(<IconButton label="複製連結">⧉</IconButton>);
  const button = screen.getByRole('button', { name: '複製連結' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('複製連結');
  await expect.element(button).not.toHaveAttribute('aria-describedby');
});

test('prop: pressed makes it a toggle', async () => {
  const screen = await render(
    <IconButton label="粗體" pressed>
      B
    </IconButton>,
  );
  await expect.element(screen.getByRole('button', { name: '粗體', pressed: true })).toBeInTheDocument();
});

test.each([
  ['sm', 32],
  ['md', 40],
] as const)('size %s is %i px', async (size, px) => {
  const screen = await render(
    <IconButton label="更多" size={size}>
      ⋯
    </IconButton>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect()).toMatchObject({ width: px, height: px });
});

test('the dot does not change the name', async () => {
  const screen = await render(
    <IconButton label="通知，有未讀通知" dot>
      <span aria-hidden="true">!</span>
    </IconButton>,
  );
  await expect.element(screen.getByRole('button', { name: '通知，有未讀通知', exact: true })).toBeInTheDocument();
});
