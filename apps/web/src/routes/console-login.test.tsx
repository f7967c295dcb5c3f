import { messages } from '@paidang/contract/rules';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { DataCache } from '../data/data-cache';
import { useConsoleSession } from '../stores/console-session';
import { clearStorage } from '../stores/session-storage';
import { stubServer } from '../testing/stub-server';

const staff = {
  uuid: '0199a000-0000-7000-8000-000000000009',
  name: '周以恩',
  email: 'team@paidang.test',
  avatar: null,
  roles: ['money' as const],
};
const opened = { token: 'c1', staff, recovery_codes: null };
const codes = Array.from({ length: 10 }, (_, index) => `abcde-fgh${String(index).padStart(2, '2')}`);
const ticket = { ticket: 't'.repeat(43), expires_at: '2026-12-01T02:05:00.000Z', enrolment: null };

beforeEach(() => useConsoleSession.getState().leave());

async function visit(answers: Record<string, unknown>, address = '/console') {
  const stop = stubServer({
    'GET /api/console/session': staff,
    'GET /api/platform/waiting': { rewards: 3 },
    ...answers,
  });
  const screen = await render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Router />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  return { screen, stop };
}

async function givePassword({ screen }: Awaited<ReturnType<typeof visit>>) {
  await screen.getByLabelText('電子郵件').fill(staff.email);
  await screen.getByLabelText('密碼', { exact: true }).fill('paidang2026');
  await screen.getByRole('button', { name: '下一步' }).click();
}

test('staff sign in with password and code, and see their queues', async () => {
  const page = await visit({ 'POST /api/console/login': ticket, 'POST /api/console/second-factor': opened });
  await givePassword(page);
  const { screen } = page;
  await expect.element(screen.getByRole('heading', { name: '輸入驗證碼' })).toBeVisible();
  await expect.element(screen.getByLabelText('驗證碼')).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  await expect.element(screen.getByRole('heading', { name: '周以恩，你好' })).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: '等你處理的事' }))
    .toHaveTextContent('等你處理的事撥款申請3件');
  clearStorage(localStorage);
  expect(localStorage.getItem('paidang.console')).toContain('c1');
  page.stop();
});

test('a first sign-in enrols the authenticator, and requires saving recovery codes before it continues', async () => {
  const enrolment = { key: 'PAIDANGDEMOSECRETPAIDANGDEMOSECR', uri: 'otpauth://totp/x?secret=PAIDANG' };
  const page = await visit({
    'POST /api/console/login': { ...ticket, enrolment },
    'POST /api/console/second-factor': { ...opened, recovery_codes: codes },
  });
  await givePassword(page);
  const { screen } = page;
  await expect.element(screen.getByRole('img', { name: '綁定驗證器的QR code' })).toBeVisible();
  await expect.element(screen.getByText('PAID ANGD EMOS ECRE TPAI DANG DEMO SECR')).toBeVisible();
  await screen.getByLabelText('驗證碼').fill('123456');
  await screen.getByRole('button', { name: '登入' }).click();
  await expect.element(screen.getByRole('list', { name: '備用碼' }).getByText(codes[0] ?? '')).toBeVisible();
  expect(useConsoleSession.getState().token).toBeNull();
  await screen.getByRole('checkbox', { name: '我已經保存好了' }).click();
  await screen.getByRole('button', { name: '進入後台' }).click();
  await expect.element(screen.getByRole('heading', { name: '周以恩，你好' })).toBeVisible();
  page.stop();
});

test('a wrong code is reported at its field, and an ended session leads back to the login', async () => {
  const page = await visit({ 'POST /api/console/login': ticket });
  await givePassword(page);
  const { screen } = page;
  await screen.getByLabelText('驗證碼').fill('000000');
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: '0422', code: '0422', message: messages.wrongCode, errors: {} }, { status: 422 }),
  );
  await screen.getByRole('button', { name: '登入' }).click();
  await expect.element(screen.getByText(messages.wrongCode)).toBeVisible();
  page.stop();
  useConsoleSession.getState().enter(opened);
  useConsoleSession.getState().expire();
  const again = await visit({});
  await expect.element(again.screen.getByText('登入已經失效，請重新登入。')).toBeVisible();
  again.stop();
});
