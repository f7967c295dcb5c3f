import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { AvatarPair } from '.';

const sides = {
  left: { name: '山眠', tone: 'vendor' },
  right: { name: '阿澄', tone: 'creator' },
} as const;

test('is one image with a label; without one, the two names are read', async () => {
  const screen = await render(<AvatarPair {...sides} to="left" label="輪到山眠" />);
  await expect.element(screen.getByRole('img')).toHaveAccessibleName('輪到山眠');
  await screen.rerender(<AvatarPair {...sides} to="left" />);
  expect(
    screen
      .getByRole('img')
      .elements()
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['山眠', '阿澄']);
});

test('the arrow points to the side whose turn it is, and only that side has a ring', async () => {
  const screen = await render(<AvatarPair {...sides} to="right" />);
  const [left, right] = screen.getByRole('img').elements();
  expect(left && getComputedStyle(left, '::before').content).toBe('none');
  expect(right && getComputedStyle(right, '::before').content).not.toBe('none');
  expect(left && getComputedStyle(left).opacity).toBe('0.5');
  expect(screen.container.querySelectorAll('[data-slot=avatar-pair-line] path')).toHaveLength(2);
});

test('when both are done there is no arrow, and nobody is dimmed', async () => {
  const screen = await render(<AvatarPair {...sides} to="none" />);
  expect(screen.container.querySelectorAll('[data-slot=avatar-pair-line] path')).toHaveLength(1);
  for (const seat of screen.getByRole('img').elements()) expect(getComputedStyle(seat).opacity).toBe('1');
});
