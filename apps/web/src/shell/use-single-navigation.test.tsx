import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSingleNavigation } from './use-single-navigation';

function App({ pages }: { pages: ReactNode }) {
  useSingleNavigation();
  return (
    <Suspense>
      <Link to="/creators?q=阿澄">找創作者</Link>
      <Routes>{pages}</Routes>
    </Suspense>
  );
}

test('a link pressed again while its page loads adds one entry to the history', async () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  let arrive = () => {};
  const Creators = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>創作者</h1> });
      }),
  );
  await render(
    <BrowserRouter>
      <App
        pages={
          <>
            <Route path="/creators" element={<Creators />} />
            <Route path="*" element={<h1>專案</h1>} />
          </>
        }
      />
    </BrowserRouter>,
  );
  const entries = vi.spyOn(window.history, 'pushState');
  const link = page.getByRole('link', { name: '找創作者' });
  await userEvent.dblClick(link);
  await userEvent.click(link);
  arrive();
  await expect.element(page.getByRole('heading', { name: '創作者' })).toBeVisible();
  expect(entries).toHaveBeenCalledOnce();
});
