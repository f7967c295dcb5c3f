import { polling } from '@paidang/contract/limits';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useConsoleSession } from '../../stores/console-session';
import { stubServer } from '../../testing/stub-server';
import { Sidebar } from './sidebar';

const staff = {
  uuid: '0199a000-0000-7000-8000-000000000009',
  name: '周以恩',
  email: 'team@paidang.test',
  avatar: null,
  roles: ['money' as const],
};

let waiting = 0;
beforeEach(() => {
  waiting = 3;
  useConsoleSession.getState().enter({ token: 'c1', staff });
  return stubServer({ 'GET /api/platform/waiting': () => ({ rewards: waiting }) });
});
afterEach(() => {
  vi.useRealTimers();
  useConsoleSession.getState().leave();
});

const show = () =>
  render(
    <DataCache dedupingInterval={0} focusThrottleInterval={0}>
      <MemoryRouter>
        <Sidebar />
      </MemoryRouter>
    </DataCache>,
  );

test('counts waiting items again when the window regains focus', async () => {
  const screen = await show();
  const link = screen.getByRole('link', { name: /撥款申請/ });
  await expect.element(link).toHaveTextContent('撥款申請3');
  waiting = 4;
  window.dispatchEvent(new Event('focus'));
  await expect.element(link).toHaveTextContent('撥款申請4');
});

test('repeats the count while the window stays open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show();
  const link = screen.getByRole('link', { name: /撥款申請/ });
  await vi.waitFor(() => expect(link.element().textContent).toBe('撥款申請3'));
  waiting = 5;
  await vi.advanceTimersByTimeAsync(polling);
  await vi.waitFor(() => expect(link.element().textContent).toBe('撥款申請5'));
});
