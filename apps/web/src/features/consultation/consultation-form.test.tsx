import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { vendor } from '../../testing/people';
import { ConsultationForm } from './consultation-form';

const fetched = vi.fn<typeof fetch>();
const ok = () => Response.json({ status: '0000', message: '', data: null });
const refuse = (status: number, body: object) => Response.json(body, { status });
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  sessionStorage.clear();
  useSession.getState().logout();
  fetched.mockReset();
  fetched.mockImplementation(async () => ok());
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

async function open() {
  const screen = await render(
    <MemoryRouter>
      <ConsultationForm topic="japan" />
    </MemoryRouter>,
  );
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const fill = async () => {
    await field('怎麼稱呼你').fill('許雅筑');
    await field('公司或品牌').fill('山眠');
    await field('電子郵件').fill('yachu@sanmin.example');
    await field('你的問題').fill('想找在日本的創作者。');
    await screen.getByRole('checkbox', { name: '我同意拍檔用這些資料聯絡我' }).click();
  };
  return { screen, field, fill, send: screen.getByRole('button', { name: '送出諮詢' }) };
}

test('R-land-05 a visitor sends it only once, however often they press, and is told where the answer will arrive', async () => {
  let answer = () => {};
  fetched.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(ok());
      }),
  );
  const { screen, fill, send } = await open();
  await fill();
  // The response waits for both presses: the second would move focus away from the confirmation.
  await userEvent.dblClick(send);
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  answer();
  await expect.element(screen.getByRole('heading', { name: '收到了，謝謝你' })).toHaveFocus();
  await expect.element(screen.getByText(/收據已經寄到 yachu@sanmin.example/)).toBeVisible();
  expect(bodies()).toEqual([
    expect.objectContaining({
      name: '許雅筑',
      topic: 'japan',
      email: 'yachu@sanmin.example',
      agreed: true,
      website: '',
    }),
  ]);
  await screen.getByRole('button', { name: '再問一件事' }).click();
  await expect.element(screen.getByLabelText('怎麼稱呼你')).toHaveValue('許雅筑');
  await expect.element(screen.getByLabelText('你的問題')).toHaveValue('');
});

test('a missing value is reported at its field, which receives focus', async () => {
  const { screen, field, send } = await open();
  await field('電子郵件').fill('abc');
  await send.click();
  await expect.element(field('怎麼稱呼你')).toHaveFocus();
  await expect.element(screen.getByText('請填寫正確的Email格式')).toBeVisible();
  await expect.element(screen.getByText('請先同意我們用這些資料聯絡你')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('typed text survives a failure and a reload; a retry sends the same consultation', async () => {
  fetched.mockImplementationOnce(async () => refuse(500, { status: '0500', code: '0500', message: '系統忙碌中' }));
  const first = await open();
  await first.fill();
  await first.send.click();
  await expect.element(first.screen.getByText('系統忙碌中')).toBeVisible();
  await first.send.click();
  await expect.element(first.screen.getByRole('heading', { name: '收到了，謝謝你' })).toBeVisible();
  expect(new Set(bodies().map(({ uuid }) => uuid)).size).toBe(1);
  await first.screen.unmount();
  const second = await open();
  await second.field('你的問題').fill('還有一件事');
  await second.screen.unmount();
  const third = await open();
  await expect.element(third.field('你的問題')).toHaveValue('還有一件事');
});

test('a refused value is reported at its field', async () => {
  fetched.mockImplementation(async () =>
    refuse(422, { status: '0422', code: '0422', message: '操作失敗', errors: { email: ['請填寫正確的Email格式'] } }),
  );
  const { field, fill, send, screen } = await open();
  await fill();
  await send.click();
  await expect.element(field('電子郵件')).toHaveFocus();
  await expect.element(screen.getByText('請填寫正確的Email格式')).toBeVisible();
});

test('signed-in users need not enter their details', async () => {
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const { field } = await open();
  await expect.element(field('電子郵件')).toHaveValue(vendor.email);
});

test('details of a signed-in user are no draft: the next user of this tab does not see them', async () => {
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const { field } = await open();
  await expect.element(field('電子郵件')).toHaveValue(vendor.email);
  useSession.setState({ user: { ...vendor, name: '林雅筑', contact_person: '林雅筑' } });
  await expect.element(field('怎麼稱呼你')).toHaveValue(vendor.contact_person ?? vendor.name);
  expect(sessionStorage).toHaveLength(0);
});

test('the honeypot field cannot be seen or reached', async () => {
  const { screen, field } = await open();
  await field('電子郵件').click();
  for (let times = 0; times < 8; times += 1) {
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('name')).not.toBe('website');
  }
  expect(screen.getByRole('textbox', { name: '網站' }).elements()).toEqual([]);
});

test('text typed before hydration is not cleared by the next render', async () => {
  const page = (className?: string) => (
    <MemoryRouter>
      {/* As in the router: state set by effects while a boundary hydrates is rendered last. */}
      <Suspense>
        <ConsultationForm topic="japan" className={className} />
      </Suspense>
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page());
  const text = root.querySelector('textarea');
  text?.focus();
  await userEvent.keyboard('想做三檔合作');
  const seen: (string | undefined)[] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() =>
    queueMicrotask(() => {
      flushSync(() => app.render(page('again')));
      seen.push(text?.value);
    }),
  );
  const app = hydrateRoot(root, page());
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });
  await vi.waitFor(() => expect(seen).toEqual(['想做三檔合作']));
});
