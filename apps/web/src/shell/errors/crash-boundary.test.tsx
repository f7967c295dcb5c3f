import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useUnsaved } from '../../stores/unsaved';
import { lazyPage, reloadOnce } from './chunk-error';
import { CrashBoundary } from './crash-boundary';

const gone = new TypeError('Failed to fetch dynamically imported module: http://x/assets/a-123.js');
const answer = vi.fn<typeof fetch>();
const reload = vi.fn();
const uncaught = vi.fn();

beforeEach(() => {
  reload.mockReset();
  uncaught.mockReset();
  answer.mockReset().mockResolvedValue(new Response(null));
  vi.stubGlobal('fetch', answer);
  window.addEventListener('unhandledrejection', uncaught);
  window.addEventListener('error', uncaught);
  return () => {
    vi.unstubAllGlobals();
    window.removeEventListener('unhandledrejection', uncaught);
    window.removeEventListener('error', uncaught);
    useUnsaved.getState().set('outline', false);
  };
});

test('R-err-11 a page that fails to load shows a panel that offers to reload, without an uncaught error', async () => {
  // The server is down: an automatic reload would leave an empty page.
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  const Page = lazyPage(() => Promise.reject(gone));
  const screen = await render(
    <CrashBoundary resetKey="/outline/1">
      <Suspense>
        <Page />
      </Suspense>
    </CrashBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('網站已更新，請重新整理');
  await expect.element(screen.getByRole('button', { name: '重新整理' })).toBeVisible();
  expect(uncaught).not.toHaveBeenCalled();
  // React logs which boundary caught it.
  logged.mockClear();
});

test('R-err-10 when offline, the panel says so and does not mention a newer version', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  const Page = lazyPage(() => Promise.reject(gone));
  const screen = await render(
    <CrashBoundary resetKey="/project_progress">
      <Suspense>
        <Page />
      </Suspense>
    </CrashBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('網路出了點問題，請重新連線後重整網頁');
  await expect.element(screen.getByText('網站已更新，請重新整理')).not.toBeInTheDocument();
  logged.mockClear();
  online.mockRestore();
});

test('R-err-10 a page that could not be loaded is loaded once the connection is back, unless there is unsaved work', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  const Page = lazyPage(() => Promise.reject(gone));
  const screen = await render(
    <CrashBoundary resetKey="/project_progress" reload={reload}>
      <Suspense>
        <Page />
      </Suspense>
    </CrashBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('沒有網路連線');
  // The device is back before the server is: the browser's own error would replace the panel.
  answer.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  answer.mockResolvedValue(new Response(null));
  useUnsaved.getState().set('outline', true);
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  useUnsaved.getState().set('outline', false);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  logged.mockClear();
  online.mockRestore();
});

test('R-err-11 reloads the page automatically once', async () => {
  await reloadOnce(reload);
  await reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R-err-11 does not reload while there is unsaved work', async () => {
  useUnsaved.getState().set('outline', true);
  await reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('R-err-11 does not reload while the server is down', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
});
