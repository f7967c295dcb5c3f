import { limits } from '@paidang/contract/limits';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useUnsaved } from '../../stores/unsaved';
import { lazyPage } from './chunk-error';
import { CrashBoundary } from './crash-boundary';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Otherwise the boundary reloads the page that runs this test.
  useUnsaved.getState().set('test', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  useUnsaved.getState().set('test', false);
});

test('R-sh-22 R-err-11 a page that has not arrived after two minutes ends in the panel that offers to reload', async () => {
  const Never = lazyPage(() => new Promise(() => {}));
  await render(
    <CrashBoundary resetKey="/">
      <Suspense fallback={<p>載入中</p>}>
        <Never />
      </Suspense>
    </CrashBoundary>,
  );
  await vi.advanceTimersByTimeAsync(limits.chunkLoadTimeout - 1);
  await expect.element(page.getByText('載入中')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(page.getByRole('alert')).toMatchTextContent('網站已更新，請重新整理');
});
