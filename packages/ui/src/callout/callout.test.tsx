import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Callout } from '.';

test('has no live role by default', async () => {
  const screen = await render(<Callout title="給你參考">品牌也看得到。</Callout>);
  await expect.element(screen.getByText('品牌也看得到。')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await screen.rerender(
    <Callout tone="danger" role="alert" title="上傳失敗">
      再試一次。
    </Callout>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('上傳失敗再試一次。');
});

test('hides its icon from screen readers; null omits it', async () => {
  const screen = await render(<Callout icon={<svg role="img" aria-label="燈泡" />}>看這裡</Callout>);
  expect(screen.getByRole('img').elements()).toEqual([]);
  await screen.rerender(<Callout icon={null}>看這裡</Callout>);
  expect(screen.container.querySelector('svg')).toBeNull();
});
