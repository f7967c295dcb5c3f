import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNotifications } from './notifications';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Bell() {
  return <output>{useNotifications().unread}</output>;
}

test('R-ntf-07 notifications are asked for every 30 seconds', async () => {
  let asked = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    const meta = { current_page: 1, last_page: 1, has_unread: true, unread_count: asked };
    return new Response(JSON.stringify({ status: '0000', message: '', data: [], meta }));
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Bell />
    </SWRConfig>,
  );
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('1');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(unread).toHaveTextContent('2');
});
