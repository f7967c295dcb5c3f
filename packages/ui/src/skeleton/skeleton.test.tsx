import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Skeleton } from '.';

test('reserves space and is hidden from screen readers', async () => {
  const screen = await render(<Skeleton shape="circle" />);
  const skeleton = screen.container.querySelector('[data-slot=skeleton]');
  expect(skeleton?.getAttribute('aria-hidden')).toBe('true');
  expect(skeleton?.getBoundingClientRect().width).toBe(40);
});
