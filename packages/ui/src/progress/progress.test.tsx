import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Progress } from '.';

test('shows the progress as a number and to assistive technology', async () => {
  const screen = await render(<Progress label="上傳中" value={56} />);
  const bar = screen.getByRole('progressbar', { name: '上傳中' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '56');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '56%');
  await expect.element(screen.getByText('56%')).toBeVisible();
});

test('clamps values outside the range', async () => {
  const screen = await render(
    <>
      <Progress label="甲" value={250} max={200} />
      <Progress label="乙" value={-3} />
    </>,
  );
  await expect.element(screen.getByRole('progressbar', { name: '甲' })).toHaveAttribute('aria-valuetext', '100%');
  await expect.element(screen.getByRole('progressbar', { name: '乙' })).toHaveAttribute('aria-valuenow', '0');
});

test('shows no number while the value is unknown', async () => {
  const screen = await render(<Progress label="轉檔中" value={null} />);
  const bar = screen.getByRole('progressbar', { name: '轉檔中' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
  await expect.element(bar).toHaveAttribute('data-state', 'indeterminate');
});
