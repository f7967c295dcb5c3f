import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Badge } from '.';

test('hides its icon from screen readers and keeps its text', async () => {
  const screen = await render(
    <Badge tone="danger" icon={<svg aria-label="驚嘆號" role="img" />}>
      逾期1天
    </Badge>,
  );
  await expect.element(screen.getByText('逾期1天')).toBeVisible();
  expect(screen.getByRole('img').elements()).toEqual([]);
});
