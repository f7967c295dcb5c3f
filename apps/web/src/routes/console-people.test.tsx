import '@paidang/ui/styles.css';
import '../styles/app.css';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useStillClock } from '../../../../tooling/still-clock';
import { people, person, staff, visitConsole } from '../testing/console';
import { refusal } from '../testing/stub-server';

const list = 'GET /api/platform/accounts';
const one = `GET /api/platform/accounts/${person.uuid}`;
const moveOf = (name: string) => `POST /api/platform/accounts/${person.uuid}/${name}`;
const visit = (answers: Record<string, unknown>) =>
  visitConsole(
    paths.consolePeople(person.uuid),
    { [list]: people, [one]: person, ...answers },
    { meta: { next: null } },
  );

test('a suspension that fails keeps the reason, and is sent once it works', async () => {
  const asked: unknown[] = [];
  const screen = await visit({
    [moveOf('suspend')]: (body: unknown) => {
      asked.push(body);
      if (asked.length === 1) return refusal(500, messages.operationFailed);
      return { ...person, status: 'suspended', suspended: { reason: '收到三件檢舉', at: person.created_at } };
    },
  });
  await screen.getByRole('button', { name: '停用帳號' }).click();
  const dialog = screen.getByRole('dialog', { name: '停用這個帳號？' });
  const suspend = dialog.getByRole('button', { name: '停用帳號' });
  await expect.element(suspend).toBeDisabled();
  await dialog.getByLabelText('原因').fill('收到三件檢舉');
  await suspend.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(messages.operationFailed);
  await expect.element(dialog.getByLabelText('原因')).toHaveValue('收到三件檢舉');
  await suspend.click();
  await expect.element(screen.getByText('已停用：收到三件檢舉')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '恢復帳號' })).toBeVisible();
  expect(asked).toEqual([{ reason: '收到三件檢舉' }, { reason: '收到三件檢舉' }]);
});

test('a super login requires a reason and returns a link that is not opened', async () => {
  const asked = vi.fn(() => ({ url: 'https://paidang.test/hack-login/abc' }));
  const screen = await visit({ [moveOf('super-login')]: asked });
  await screen.getByRole('button', { name: '代理登入' }).click();
  const dialog = screen.getByRole('dialog', { name: '產生代理登入連結？' });
  await dialog.getByLabelText('原因').fill('  ');
  await expect.element(dialog.getByRole('button', { name: '代理登入' })).toBeDisabled();
  expect(asked).not.toHaveBeenCalled();
  await dialog.getByLabelText('原因').fill('協助排除問題');
  await dialog.getByRole('button', { name: '代理登入' }).click();
  await expect.element(screen.getByText('https://paidang.test/hack-login/abc')).toBeVisible();
  await expect.element(screen.getByText('請在無痕視窗打開，以免取代你自己的登入。')).toBeVisible();
});

test('a search waits for the end of an input method composition', async () => {
  const searched: (string | null)[] = [];
  const screen = await visit({});
  const { fetch } = window;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(url), window.location.href);
    if (pathname === '/api/platform/accounts') searched.push(searchParams.get('q'));
    return fetch(url, init);
  });
  const field = screen.getByRole('searchbox', { name: /姓名、公司/ });
  const element = field.element() as HTMLInputElement;
  await field.click();
  useStillClock();
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('ㄚ');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(searched.filter(Boolean)).toEqual([]);
  vi.useRealTimers();
  await userEvent.fill(field, '阿澄');
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.poll(() => searched.filter(Boolean)).toEqual(['阿澄']);
});

test('a user with another role is told who the screen is for, and nothing is requested', async () => {
  const asked = vi.fn(() => []);
  const screen = await visitConsole(
    paths.consolePeople(person.uuid),
    { [list]: asked, [one]: asked },
    { as: { ...staff, roles: ['money'] } },
  );
  await expect.element(screen.getByRole('heading', { name: '這個畫面由客服負責' })).toBeVisible();
  await screen.getByRole('link', { name: '回到總覽' }).click();
  await expect.element(screen.getByRole('heading', { name: '周以恩，你好' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('a missing account is reported next to the list', async () => {
  const screen = await visit({ [one]: () => refusal(404, '') });
  await expect.element(screen.getByText('找不到這一筆')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /阿澄/ })).toBeVisible();
});
