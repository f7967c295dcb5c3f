import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** A page whose heading is replaced once it has loaded. */
function Slow() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      {isThere ? (
        <section>
          <h1>專案管理</h1>
          <input aria-label="搜尋" />
        </section>
      ) : (
        <h1>載入中</h1>
      )}
    </main>
  );
}

function Pages() {
  useFocusOnNavigation();
  return (
    <Routes>
      <Route path="/" element={<Link to="/project">登入</Link>} />
      <Route path="/project" element={<Slow />} />
    </Routes>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
const heading = (name: string) => page.getByRole('heading', { name });

test('moves the focus to the heading that replaces the first one', async () => {
  const screen = await show();
  await screen.getByRole('link', { name: '登入' }).click();
  await expect.element(heading('載入中')).toHaveFocus();
  await expect.element(heading('專案管理')).toHaveFocus();
});

test('leaves the focus where the user has moved it', async () => {
  const screen = await show();
  await screen.getByRole('link', { name: '登入' }).click();
  await expect.element(heading('專案管理')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: '搜尋' })).toHaveFocus();
});
