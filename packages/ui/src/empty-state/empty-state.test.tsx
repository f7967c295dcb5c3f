import { expect, test, vi } from 'vitest';
import { render } from '../../test/render';
import { Button } from '../button';
import { EmptyState } from '.';

test('shows what will appear and the action to add it', async () => {
  const write = vi.fn();
  const screen = await render(
    <EmptyState
      titleAs="h2"
      title="還沒有留言"
      description="選一段文字，就能留言。"
      action={<Button onClick={write}>寫第一則留言</Button>}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: '還沒有留言' })).toBeVisible();
  await expect.element(screen.getByText('選一段文字，就能留言。')).toBeVisible();
  await screen.getByRole('button', { name: '寫第一則留言' }).click();
  expect(write).toHaveBeenCalledOnce();
});

test('hides its drawing from screen readers', async () => {
  const screen = await render(<EmptyState title="都看完了" icon={<svg role="img" aria-label="鈴鐺" />} />);
  expect(screen.getByRole('img').elements()).toEqual([]);
});
