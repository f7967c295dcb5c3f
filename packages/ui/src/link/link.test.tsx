import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Link } from '.';

test('is a link, and inherits the size of the surrounding text', async () => {
  const screen = await render(
    <p style={{ fontSize: 22 }}>
      <Link href="#flow">看流程</Link>
    </p>,
  );
  const link = screen.getByRole('link', { name: '看流程' }).element();
  expect(getComputedStyle(link).fontSize).toBe('22px');
  expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});

test('prop: asChild styles the child element', async () => {
  const screen = await render(
    <Link asChild>
      <button type="button">復原</button>
    </Link>,
  );
  await expect.element(screen.getByRole('button', { name: '復原' })).toHaveAttribute('data-slot', 'link');
});
