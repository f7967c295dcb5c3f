import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyExtra } from './lazy-extra';

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;

test('shows a placeholder until the part is loaded', async () => {
  let arrive = () => {};
  const loaded = new Promise<{ default: typeof Greeting }>((resolve) => {
    arrive = () => resolve({ default: Greeting });
  });
  const Extra = lazyExtra(() => loaded, <p>請稍候</p>);
  const screen = await render(<Extra name="阿澄" />);
  await expect.element(screen.getByText('請稍候')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('你好，阿澄')).toBeVisible();
});

test('retries a part that fails to load, and keeps the page around it', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Greeting });
  const Extra = lazyExtra<{ name: string }>(load);
  const screen = await render(
    <main>
      <h1>大綱</h1>
      <Extra name="阿澄" />
    </main>,
  );
  await expect.element(screen.getByRole('heading', { name: '大綱' })).toBeVisible();
  await expect.element(screen.getByText('你好，阿澄'), { timeout: 15_000 }).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
