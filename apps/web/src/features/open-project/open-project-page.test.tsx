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

test('R-sh-09 while a project is being opened nothing else can be pressed; afterwards a refused field is focused', async () => {
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

test('a project is not opened while a typed date cannot be parsed', async () => {
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

test('a message below a field moves nothing, and a press that blurs the field is not lost', async () => {
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
  // The press itself makes the field show its error.
  await submit.click();
  await expect.element(screen.getByRole('group', { name: '任務 2', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/這不是有效的日期/)).toBeVisible();
  await screen.getByRole('button', { name: /移除.*2/ }).click();
  expect(top()).toBe(before);
});

test('typed text survives a reload and an expired session, and is cleared once sent', async () => {
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const page = (invitation: string | null = null) => (
    <MemoryRouter>
      <OpenProjectPage invitation={invitation} partner={null} />
    </MemoryRouter>
  );
  const first = await render(page());
  await first.getByRole('textbox', { name: '專案名稱' }).fill('夜間修護精華');
  await first.getByRole('textbox', { name: /開始日/ }).fill('2027-03-01');
  await first.getByRole('textbox', { name: '任務名稱' }).fill('開箱影片');
  await first.getByRole('checkbox', { name: 'YouTube' }).click();
  await first.unmount();
  useSession.getState().expire();
  useSession.getState().succeed({ token: 't2', user: vendor, socket: false });

  const again = await render(page());
  await expect.element(again.getByText('上次填到一半的內容還在，可以接著寫。')).toBeVisible();
  await expect.element(again.getByRole('textbox', { name: '專案名稱' })).toHaveValue('夜間修護精華');
  await expect.element(again.getByRole('textbox', { name: /開始日/ })).toHaveValue('2027-03-01');
  await expect.element(again.getByRole('textbox', { name: '任務名稱' })).toHaveValue('開箱影片');
  await expect.element(again.getByRole('checkbox', { name: 'YouTube' })).toBeChecked();

  // The server fails once: the draft stays. Then the request succeeds.
  const answers = [
    Response.json({ status: '0500', message: '系統忙碌中，請稍後再試' }, { status: 500 }),
    Response.json({ status: '0000', message: '', data: { uuid: 'p1' } }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({ status: '0000', data: [] }));
  await again.getByRole('textbox', { name: '產品' }).fill('30ml');
  await again.getByRole('button', { name: '開設專案' }).click();
  await expect.element(again.getByText('系統忙碌中，請稍後再試')).toBeVisible();
  await again.getByRole('button', { name: '開設專案' }).click();
  await vi.waitFor(() => expect(localStorage.getItem(`paidang.draft.form.${vendor.uuid}.open-project `)).toBeNull());
  await again.unmount();
  const third = await render(page());
  await expect.element(third.getByRole('textbox', { name: '專案名稱' })).toHaveValue('');
});

test('typed text can be discarded', async () => {
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const open = () =>
    render(
      <MemoryRouter>
        <OpenProjectPage invitation={null} partner={null} />
      </MemoryRouter>,
    );
  const first = await open();
  await first.getByRole('textbox', { name: '專案名稱' }).fill('夜間修護精華');
  await first.unmount();
  const again = await open();
  await again.getByRole('button', { name: '清掉重填' }).click();
  await expect.element(again.getByRole('textbox', { name: '專案名稱' })).toHaveValue('');
  await expect.element(again.getByRole('button', { name: '清掉重填' })).not.toBeInTheDocument();
});
