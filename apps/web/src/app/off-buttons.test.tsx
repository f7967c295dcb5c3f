import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { PendingLogin, Profile } from '@paidang/contract/entities';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { ForgotForm } from '../features/auth/forgot-form';
import { LinkAccount } from '../features/auth/link-account';
import { ResendMail } from '../features/auth/resend-mail';
import { JoinProject } from '../features/invitations/join-project';
import { InfoTab } from '../features/profile/info-tab';
import { PasswordForm } from '../shared/own-account/password-form';
import { ProofDialog } from '../shared/proof-dialog';
import { useSession } from '../stores/session';
import { useToastQueue } from '../stores/toasts';
import { creator, invitation, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';

const links = { youtube: '', facebook: '', instagram: '', other_link: '', cooperation_fee: '' };
const profileOf = (change: Partial<Profile>): Profile => ({
  ...vendor,
  ...links,
  contact_person: '許雅筑',
  phone: '0912-345-678',
  has_password: true,
  deletion_at: null,
  ...change,
});
const pending: PendingLogin = {
  provider: 'google',
  email: vendor.email,
  name: '許雅筑',
  kind: 'link',
  account: vendor.email,
  role: null,
  invitation: null,
};

const asked = vi.fn();
beforeEach(() => {
  asked.mockClear();
  useSession.setState({ user: creator, registerSendData: null });
  useToastQueue.setState({ queue: [] });
  stubServer({ 'GET /api/profile': profileOf({ ...creator, phone: '12' }) });
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method && init.method !== 'GET') asked(url);
    return stubbed(url, init);
  });
  return () => vi.unstubAllGlobals();
});

const show = (element: ReactElement) =>
  render(
    <DataCache>
      <MemoryRouter>{element}</MemoryRouter>
    </DataCache>,
  );

const forms: Record<string, { form: ReactElement; button: string; field: string; says: string }> = {
  'a forgotten password': {
    form: <ForgotForm onBack={() => {}} onDone={() => {}} />,
    button: '寄出',
    field: '電子郵件',
    says: '注意信箱格式是否錯誤',
  },
  'a verification mail': { form: <ResendMail />, button: '再寄一次驗證信', field: '電子郵件', says: '請填寫此欄位' },
  'an account to link': {
    form: <LinkAccount token="t" pending={pending} />,
    button: '綁定並登入',
    field: '密碼',
    says: '請填寫密碼',
  },
  'another password': {
    form: <PasswordForm email="" onSubmit={async () => asked()} onDone={() => {}} />,
    button: '變更密碼',
    field: '目前的密碼',
    says: '請填寫密碼',
  },
  'a password as proof': {
    form: <ProofDialog title="刪除" hint="…" confirm="申請刪除" onConfirm={async () => asked()} onClose={() => {}} />,
    button: '申請刪除',
    field: '密碼',
    says: '請填寫密碼',
  },
  'joining a project': {
    form: <JoinProject invitation={invitation} />,
    button: '加入專案',
    field: '聯絡電話',
    says: '無效的電話號碼',
  },
};

test.each(Object.entries(forms))(
  '%s: the button is off, can be reached, and says what is missing',
  async (_name, on) => {
    await show(on.form);
    const button = page.getByRole('button', { name: on.button, exact: true });
    if (on.button !== '再寄一次驗證信') await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).focus();
    await expect.element(button).toHaveFocus();
    (button.element() as HTMLElement).click();
    await expect.element(page.getByText(on.says, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByLabelText(on.field, { exact: true })).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a profile without changes says so, and one that cannot be saved shows the invalid field', async () => {
  useSession.setState({ user: vendor });
  const profile = profileOf({});
  await show(<InfoTab profile={profile} />);
  const save = page.getByRole('button', { name: '儲存', exact: true });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  (save.element() as HTMLElement).click();
  expect(useToastQueue.getState().queue[0]?.title).toBe('內容沒有變更，不用儲存');
  const phone = page.getByLabelText('聯絡電話');
  await phone.fill('');
  (save.element() as HTMLElement).click();
  await expect.element(phone).toBeInvalid();
  await expect.element(phone).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
});
