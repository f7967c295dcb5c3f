import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { VisuallyHidden } from '.';

test('takes up no visible space, and is read by screen readers', async () => {
  const screen = await render(
    <div style={{ display: 'inline-block' }}>
      <button type="button">
        <svg aria-hidden="true" width="16" height="16" />
        <VisuallyHidden>{'移除'.repeat(200)}</VisuallyHidden>
      </button>
      <VisuallyHidden asChild>
        <h2>留言</h2>
      </VisuallyHidden>
    </div>,
  );
  const words = screen.getByText(/移除/).element().getBoundingClientRect();
  expect([words.width, words.height]).toEqual([1, 1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect.element(screen.getByRole('button', { name: '移除'.repeat(200) })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '留言' })).toBeInTheDocument();
});
