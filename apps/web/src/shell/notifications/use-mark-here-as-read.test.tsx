import type { Notification } from '@paidang/contract/entities';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { refreshNotifications, useNotifications } from '../../data/notifications';
import { useOpenComments } from '../../stores/open-comments';
import { useMarkHereAsRead } from './use-mark-here-as-read';

const task = '0199a000-0000-7000-8000-000000000004';
const outline = `/outline/${task}`;
const told = (uuid: string, action: string, fn = '030'): Notification => ({
  uuid,
  is_read: false,
  created_at: '2026-12-01T00:00:00.000Z',
  avatar: null,
  code: { identity: '2', function: fn, action },
  parameters: { name: '阿澄', task_uuid: task, ...(action === '04' ? { message_id: 'm1' } : {}) },
});

let list: Notification[];
let asked: { path: string; comments: boolean }[];
/** The fake server holds its response back until this resolves. */
let answered: Promise<unknown>;
beforeEach(() => {
  asked = [];
  answered = Promise.resolve();
  list = [told('sent', '01'), told('said', '04'), told('film', '01', '050')];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(url), window.location.href);
    if (pathname.endsWith('/place')) {
      const place = JSON.parse(String(init?.body));
      asked.push(place);
      list = list.map((one) => {
        const isThere = place.path.startsWith(outline) && one.code.function === '030';
        return isThere && (place.comments || one.code.action !== '04') ? { ...one, is_read: true } : one;
      });
    }
    if (init?.method === 'PATCH' && pathname.endsWith('/notifications'))
      list = list.map((one) => ({ ...one, is_read: true }));
    const unread_count = list.filter(({ is_read }) => !is_read).length;
    const meta = { current_page: 1, last_page: 1, has_unread: unread_count > 0, unread_count };
    if (pathname.endsWith('/place')) await answered;
    const data = pathname.endsWith('/place') ? meta : searchParams.get('invitation') === '1' ? [] : list;
    return Response.json({ status: '0000', message: '', data, meta });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useOpenComments.setState({ isOpen: false });
});

function Shell() {
  useMarkHereAsRead();
  const { unread, readAll } = useNotifications();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  return (
    <>
      <output>{unread}</output>
      <button type="button" onClick={() => void refreshNotifications(mutate)}>
        輪詢
      </button>
      <button type="button" onClick={() => void readAll()}>
        全部已讀
      </button>
      <button type="button" onClick={() => navigate('/project')}>
        離開
      </button>
    </>
  );
}

const open = (path: string) =>
  render(
    <DataCache dedupingInterval={0}>
      <MemoryRouter initialEntries={[path]}>
        <Shell />
      </MemoryRouter>
    </DataCache>,
  );

/** Renders the page with a user present. */
async function show(path: string) {
  const screen = await open(path);
  window.dispatchEvent(new Event('pointermove'));
  return screen;
}

test('R-ntf-10 R-ntf-11 opening a step reads the notifications leading there; those of its comments once the comments are open', async () => {
  const screen = await show(`${outline}?index=0`);
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('2');
  expect(asked).toEqual([{ path: `${outline}?index=0`, comments: false }]);
  useOpenComments.setState({ isOpen: true });
  await expect.element(unread).toHaveTextContent('1');
  expect(asked).toHaveLength(2);
});

test('R-ntf-10 notifications that arrive while the user is on the page are read too, without repeated requests', async () => {
  const screen = await show(outline);
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('2');
  const poll = screen.getByRole('button', { name: '輪詢' });
  await poll.click();
  list = [told('again', '02'), ...list];
  await poll.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(unread).toHaveTextContent('2');
  await screen.getByRole('button', { name: '離開' }).click();
  await poll.click();
  await expect.element(unread).toHaveTextContent('2');
  expect(asked).toHaveLength(2);
});

test('R-ntf-10 sends no request for a page no notification leads to if all unread ones are known', async () => {
  list = [told('film', '01', '050')];
  const screen = await show(outline);
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
  await screen.getByRole('button', { name: '輪詢' }).click();
  list = [told('sent', '01'), ...list];
  await screen.getByRole('button', { name: '輪詢' }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
});

test('R-ntf-10 reads nothing while the page is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const screen = await show(outline);
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('3');
  expect(asked).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(unread).toHaveTextContent('2');
  expect(asked).toHaveLength(1);
});

test('R-ntf-10 reads nothing on a page that was only opened, until the first user input', async () => {
  const screen = await open(outline);
  const unread = screen.getByRole('status');
  await expect.element(unread).toHaveTextContent('3');
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await expect.element(unread).toHaveTextContent('2');
  expect(asked).toHaveLength(1);
});

test('R-ntf-13 a response that was pending when all were marked as read restores none of them', async () => {
  let answer = () => {};
  answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await show(`${outline}?index=0`);
  const unread = screen.getByRole('status');
  await expect.poll(() => asked).toHaveLength(1);
  await screen.getByRole('button', { name: '全部已讀' }).click();
  await expect.element(unread).toHaveTextContent('0');
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(unread.element().textContent)).observe(unread.element(), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  answer();
  await screen.getByRole('button', { name: '輪詢' }).click();
  await expect.poll(() => list.every(({ is_read }) => is_read)).toBe(true);
  await expect.element(unread).toHaveTextContent('0');
  expect(seen.filter((count) => count !== '0')).toEqual([]);
});

test('R-ntf-10 a response that arrives after the logout is ignored', async () => {
  const uncaught = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', uncaught);
  let answer = () => {};
  answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await show(`${outline}?index=0`);
  await expect.poll(() => asked).toHaveLength(1);
  await screen.unmount();
  answer();
  // Unhandled rejections are reported in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.removeEventListener('unhandledrejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
