import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from './data-cache';
import { failures } from './errors';
import { useInvitations } from './invitations';
import { useNotificationPolling, useNotifications } from './notifications';

let asked: number;
let isAway: boolean;
/** The answer waits for it. */
let held: Promise<void>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  asked = 0;
  isAway = false;
  held = Promise.resolve();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    const unread_count = asked;
    await held;
    if (isAway) throw new TypeError('Failed to fetch');
    const meta = { current_page: 1, last_page: 1, has_unread: true, unread_count };
    return new Response(JSON.stringify({ status: '0000', message: '', data: [], meta }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Bell() {
  useNotificationPolling();
  return <output>{useNotifications().unread}</output>;
}

async function show() {
  const screen = await render(
    <DataCache dedupingInterval={0}>
      <Bell />
    </DataCache>,
  );
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('1');
  return unread;
}

test('R-ntf-07 notifications are polled every 30 seconds', async () => {
  const unread = await show();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(unread).toHaveTextContent('2');
});

test('R-ntf-07 R-ntf-11 R-ntf-14 a hidden tab keeps polling', async () => {
  const unread = await show();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(60_500);
  await expect.element(unread).toHaveTextContent('3');
});

test('R-ntf-07 after an outage of any length the regular next poll loads what was missed', async () => {
  const unread = await show();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  isAway = true;
  await vi.advanceTimersByTimeAsync(300_500);
  expect(asked).toBe(11);
  isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(unread).toHaveTextContent('12');
});

test('R-ntf-07 R-err-09 polls do not report a lost connection', async () => {
  const told = vi.fn();
  onTestFinished(failures.subscribe(told));
  isAway = true;
  const screen = await render(
    <DataCache dedupingInterval={0}>
      <Bell />
      <Invitations />
    </DataCache>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('0');
  await vi.advanceTimersByTimeAsync(120_500);
  expect(asked).toBeGreaterThan(8);
  expect(told).not.toHaveBeenCalled();
});

test('new notifications are not lost if one is marked as read while they are fetched', async () => {
  const screen = await render(
    <DataCache dedupingInterval={0}>
      <Bell />
      <ReadsAll />
    </DataCache>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
  let answer = () => {};
  held = new Promise((resolve) => {
    answer = resolve;
  });
  await vi.advanceTimersByTimeAsync(30_500);
  expect(asked).toBe(2);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('0');
  answer();
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('0');
});

function ReadsAll() {
  const { readAll } = useNotifications();
  return (
    <button type="button" onClick={() => void readAll()}>
      全部已讀
    </button>
  );
}

function Invitations() {
  useInvitations();
  return null;
}
