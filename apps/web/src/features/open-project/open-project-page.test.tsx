import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { vendor } from '../../testing/people';
import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { OpenProjectPage } from './open-project-page';

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('R-sh-09 while a project is being opened nothing else can be pressed, and a refused field has the focus then', async () => {
  await page.viewport(1440, 900);
  useSession.setState({ user: vendor });
  let answer: (response: Response) => void = () => {};
  const fetched = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const screen = await render(
    <MemoryRouter>
      <OpenProjectPage invitation={null} partner={null} />
    </MemoryRouter>,
  );
  for (const [label, value] of [
    ['專案名稱', '夜間修護精華'],
    ['產品', '夜間修護精華 30ml'],
    ['任務名稱', '開箱影片'],
  ] as const) {
    await screen.getByRole('textbox', { name: label }).fill(value);
  }
  const submit = screen.getByRole('button', { name: '開設專案' });
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '處理中，請勿關閉視窗' });
  await expect.element(overlay).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledOnce();

  const refusal = { status: '0422', code: '0422', message: '', errors: { name: ['已有同名的專案'] } };
  answer(Response.json(refusal, { status: 422 }));
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(screen.getByText('已有同名的專案')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '專案名稱' })).toHaveFocus();
});

test('a project is not opened without a date that was typed and cannot be read', async () => {
  useSession.setState({ user: vendor });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const screen = await render(
    <MemoryRouter>
      <OpenProjectPage invitation={null} partner={null} />
    </MemoryRouter>,
  );
  for (const label of ['專案名稱', '產品', '任務名稱']) {
    await screen.getByRole('textbox', { name: label }).fill('夜間修護精華');
  }
  const start = screen.getByRole('textbox', { name: /開始日/ });
  await start.fill('2026-13-40');
  await userEvent.tab();
  await expect.element(start).toBeInvalid();
  await screen.getByRole('button', { name: '開設專案' }).click();
  await expect.element(start).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test('a line under a field moves nothing, and a press that leaves the field is not lost', async () => {
  await page.viewport(1440, 900);
  useSession.setState({ user: vendor });
  vi.stubGlobal('fetch', vi.fn());
  const screen = await render(
    <MemoryRouter>
      <OpenProjectPage invitation={null} partner={null} />
    </MemoryRouter>,
  );
  const submit = screen.getByRole('button', { name: '再加一項任務' });
  const top = () => submit.element().getBoundingClientRect().top + window.scrollY;
  const before = top();
  await screen.getByRole('textbox', { name: /開始日/ }).fill('2026-13-40');
  // The press itself makes the field say what is wrong.
  await submit.click();
  await expect.element(screen.getByRole('group', { name: '任務 2', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/這不是有效的日期/)).toBeVisible();
  await screen.getByRole('button', { name: /移除.*2/ }).click();
  expect(top()).toBe(before);
});
