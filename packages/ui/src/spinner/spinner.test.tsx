import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Spinner } from '.';

test('is hidden from screen readers, the text next to it is not', async () => {
  const screen = await render(
    <p role="status">
      <Spinner />
      處理中
    </p>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('處理中');
  expect(screen.container.querySelector('[data-slot=spinner]')?.getAttribute('aria-hidden')).toBe('true');
});
