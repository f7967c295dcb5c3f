import type { User } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { takeGoPath } from '../shared/sign-in/go-path';
import { followOtherTabs, useSession } from '../stores/session';
import { creator, invitation, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import { LoginGate } from './login-gate';
import { Router } from './router';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="網址">{`${pathname}${search}`}</output>;
};

async function visit(address: string, user: User | null) {
  if (user) useSession.getState().succeed({ token: 't', user, socket: false });
  const screen = await render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Router />
          <LoginGate />
          <Address />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  return { screen, title: screen.getByRole('main').getByRole('heading', { level: 1 }) };
}

beforeEach(() => {
  useSession.getState().logout();
  useSession.getState().settle();
  return stubServer({
    'GET /api/projects': [project],
    'GET /api/site-claims': { creators: null, brands: null, platforms: null, services: [] },
    [`GET /api/projects/${project.uuid}`]: project,
    'GET /api/invitations': { received: [], sent: [] },
    [`GET /api/invitations/${invitation.uuid}`]: invitation,
    'GET /api/profile': vendor,
    'GET /api/laborer-information': { fields: null, revision: 0, pictures: [], missing: [], updated_at: null },
    'GET /api/onboarding/progress/load': { finish: true, currentStep: 0 },
  });
});

const join = `project_build_invitation_uuid=${invitation.uuid}&project_uuid=${project.uuid}`;

test.each<[rows: string, address: string, user: User | null, title: string]>([
  ['R-rtp-20', '/validation', null, '收取驗證信'],
  ['R-rta-28', '/validation?state=sent', null, '收取驗證信'],
  ['R-rta-28', '/validation?state=expired', null, '驗證連結不能用了'],
  ['R-rta-28', '/validation?state=done', creator, '信箱驗證完成'],
  ['R-rtp-25', '/register', null, '先建立你的帳號'],
  ['R-rtp-30', '/error/anything', null, '發生錯誤'],
  ['R-rtp-30', '/error/project', null, '請重新登入'],
  ['R-rtp-30', '/error/suspended', null, '帳號已停用'],
  ['R-rtp-31', '/404', null, '找不到這一頁'],
  ['R-rtp-31', '/register/anything', null, '找不到這一頁'],
  ['R-rtp-31', '/no/such/page', creator, '找不到這一頁'],
  ['R-rta-01', '/project', vendor, '專案管理'],
  ['R-rta-02', '/project_list', creator, '專案列表'],
  ['R-rta-03', `/project_progress?id=${project.uuid}&index=0`, vendor, project.name],
  ['R-rta-04', `/project_progress_invite?invitation=${invitation.uuid}`, creator, '專案邀請'],
  ['R-rta-08', `/create_project?${join}`, creator, '加入專案'],
  ['R-rta-09', '/add_project/?create=kol&name=阿澄', vendor, '開設專案'],
  ['R-rta-25', '/profile/requestForm', creator, '申請撥款'],
  ['R-rta-25', '/profile/requestForm', vendor, '個人中心'],
  ['R-rta-26', '/rewards/0199a000-0000-7000-8000-000000000009', vendor, '找不到這一頁'],
])('%s %s shows its page', async (_rows, address, user, words) => {
  const { title } = await visit(address, user);
  await expect.element(title).toMatchTextContent(words);
});

test.each<[rows: string, address: string, user: User | null, title: string]>([
  ['R-rtp-26', '/register/isForm3rdLogin', null, '等太久了，請再用 Google 登入一次'],
  ['R-rtp-15', '/account_binding', null, '這次綁定已經失效'],
  ['R-rtp-15', '/account_binding', creator, '這次綁定已經失效'],
])('%s %s without what it is about does not wait for ever', async (_rows, address, user, words) => {
  const { title } = await visit(address, user);
  await expect.element(title).toMatchTextContent(words);
});

test.each([
  ['that was cut off on the way', null],
  ['that was used, for somebody signed in,', creator],
])('R-rtp-17 a link %s asks for another mail instead of a password', async (_, user) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: '0404', code: '0404', message: '找不到資料' }, { status: 404 }),
  );
  const { screen, title } = await visit('/reset_password/spent', user);
  await expect.element(title).toMatchTextContent('這個連結不能用了');
  await expect.element(screen.getByRole('link', { name: '重新寄信' })).toBeVisible();
});

const saysWhy = async (address: string, words: string) => {
  const { screen } = await visit(address, null);
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(takeGoPath(sessionStorage)).toBe(address);
  return screen;
};

test('R-nav-01 R-nav-02 R-nav-03 a guest with a deep link is asked to sign in, and the link is kept', async () => {
  const home = await saysWhy('/project_list?q=1', '請先登入');
  await expect.element(home.getByLabelText('網址')).toMatchTextContent('/');
  await expect.element(home.getByRole('dialog').getByLabelText('電子郵件')).toBeVisible();
  await home.getByRole('button', { name: '關閉登入視窗' }).click();
  await expect.element(home.getByText('請先登入')).not.toBeInTheDocument();
  await home.unmount();

  const register = await saysWhy('/project', '請先登入');
  await expect.element(register.getByLabelText('網址')).toMatchTextContent('/register');
});

test('R-auth-22 R-nav-01 a user who arrives with an expired session is told so', async () => {
  useSession.getState().expire('quietly');
  await saysWhy('/project_list', '登入已失效，請重新登入');
});

test('R-err-04 R-nav-01 a session revoked in another tab is reported in this one, and the page is kept', async () => {
  const stop = followOtherTabs();
  const { screen, title } = await visit('/project_list?q=1', creator);
  await expect.element(title).toMatchTextContent('專案列表');
  localStorage.setItem('paidang.expired', '1');
  localStorage.removeItem('paidang.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'paidang.token', newValue: null }));
  await expect.element(screen.getByRole('heading', { name: '請重新登入' })).toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('link', { name: '登入' })).toHaveAttribute('href', '/?login');
  expect(takeGoPath(sessionStorage)).toBe('/project_list?q=1');
  stop();
});

test('R-auth-18 a user who logged out in another tab is told so', async () => {
  const stop = followOtherTabs();
  const { screen } = await visit('/project_list', creator);
  localStorage.removeItem('paidang.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'paidang.token', newValue: null }));
  await expect.element(screen.getByText('已在另一個分頁登出，請重新登入')).toBeVisible();
  stop();
});

test('R-auth-34 a user who has signed in since no longer waits for the mail', async () => {
  const { title } = await visit('/validation', creator);
  await expect.element(title).toMatchTextContent('專案管理');
});

test('R-rta-28 a used link leads signed-in users to their projects', async () => {
  const { screen } = await visit('/validation?state=expired', creator);
  await expect.element(screen.getByRole('link', { name: '回專案管理' })).toHaveAttribute('href', '/project');
});

test('R-rta-03 its breadcrumb ends at 專案進度', async () => {
  const { screen } = await visit(`/project_progress?id=${project.uuid}`, vendor);
  await expect.element(screen.getByRole('navigation', { name: '路徑' })).toMatchTextContent('專案進度');
});

test('R-rta-04 R-rta-08 an invited user can join or decline', async () => {
  for (const address of [`/project_progress_invite?invitation=${invitation.uuid}`, `/create_project?${join}`]) {
    const { screen } = await visit(address, creator);
    await expect.element(screen.getByRole('button', { name: '加入專案' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '婉拒' })).toBeVisible();
    await screen.unmount();
  }
});

test('R-rtp-25 the registration begins with its first step', async () => {
  const { screen } = await visit('/register', null);
  await expect.element(screen.getByText('廠商註冊，第1步，共2步')).toBeVisible();
});

test('R-nav-12 the landing’s call to action leads guests to the registration and others to their projects', async () => {
  const guest = await visit('/', null);
  await expect.element(guest.screen.getByRole('link', { name: '開始第一檔合作' })).toHaveAttribute('href', '/register');
  await guest.screen.unmount();
  const { screen } = await visit(paths.homeStay, creator);
  await expect.element(screen.getByRole('link', { name: '前往專案管理' })).toHaveAttribute('href', '/project');
});

test('R-nav-12 a signed-in user who opens the landing page is led to their projects', async () => {
  const { screen } = await visit('/', creator);
  await expect.element(screen.getByLabelText('網址')).toHaveTextContent('/project');
});

const spent = () => Response.json({ status: '0404', code: '0404', message: '找不到資料' }, { status: 404 });

test('R-rtp-13 a mailed invitation has only the logo as navigation', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: '0000', message: '', data: invitation }));
  const { screen, title } = await visit(`/invitation/token?${join}`, null);
  await expect.element(title).toMatchTextContent('山眠');
  const bar = screen.getByRole('banner');
  await expect.element(bar.getByRole('link')).toHaveLength(1);
  await expect.element(bar.getByRole('link')).toHaveAttribute('href', '/');
  await expect.element(bar.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name: '主要導覽' })).not.toBeInTheDocument();
});

test('R-rtp-17 a new password is entered twice and must follow the password rule', async () => {
  const { screen } = await visit('/reset_password/good', null);
  const password = screen.getByLabelText('新密碼', { exact: true });
  const again = screen.getByLabelText('再輸入一次新密碼');
  await password.fill('有空 格');
  await again.fill('another2026');
  await password.click();
  await expect.element(screen.getByText('注意格式是否錯誤')).toBeVisible();
  await password.fill('mountain-sleep-2026');
  await expect.element(screen.getByText('注意格式是否錯誤')).not.toBeInTheDocument();
  await expect.element(again).toBeInvalid();
  await again.fill('mountain-sleep-2026');
  await expect.element(again).toBeValid();
});

test('R-rtp-19 R-auth-26 the link of the platform team signs in as a user and leads to their projects', async () => {
  stubServer({
    'GET /api/super_login/code': { token: 't', user: vendor, socket: false },
    'GET /api/projects': [project],
    'GET /api/invitations': { received: [], sent: [] },
  });
  const { title } = await visit('/hack-login/code', null);
  await expect.element(title).toMatchTextContent('專案管理');
  expect(useSession.getState().superLogin).toBe(true);
});

test('R-rtp-19 a used link does not sign in', async () => {
  vi.stubGlobal('fetch', async () => spent());
  const { screen } = await visit('/hack-login/used', null);
  await expect.element(screen.getByRole('main').getByRole('link', { name: '回首頁' })).toBeVisible();
  expect(useSession.getState()).toMatchObject({ token: null, superLogin: false });
});

test('R-auth-01 the role is chosen by radio, with vendor as default', async () => {
  const { screen } = await visit('/register', null);
  const radios = screen.getByRole('radio');
  await expect.element(radios).toHaveLength(2);
  const [brand, maker] = [radios.nth(0), radios.nth(1)];
  await expect.element(brand).toBeChecked();
  await maker.click();
  await expect.element(maker).toBeChecked();
  await expect.element(brand).not.toBeChecked();
  await expect.element(screen.getByText('創作者註冊，第1步，共3步')).toBeVisible();
});

const [task] = project.tasks;
const [step] = task?.steps ?? [];

test('R-rta-24 the sheet has one row per step with its final version and open comments, and one button to accept', async () => {
  const version = {
    uuid: '0199a000-0000-7000-8000-000000000011',
    number: 2,
    created_by: creator,
    sent_at: '2026-12-01T02:00:00Z',
    finalised_at: null,
    accepted_at: null,
    round: 1,
  };
  const waiting = { step: { ...step, open_comments: 3 }, platform: null, version, may_accept: true };
  const later = {
    step: { ...step, uuid: '0199a000-0000-7000-8000-000000000012', function: '050', status: 'locked', version: 0 },
    platform: null,
    version: null,
    may_accept: false,
  };
  stubServer({ [`GET /api/accept/${task?.uuid}`]: { project, task, steps: [waiting, later] } });
  const { screen } = await visit(`/accept/${task?.uuid}`, vendor);
  const rows = screen.getByRole('list', { name: '要驗收的步驟' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent(/創意大綱.*v2.*3則留言未處理/);
  await expect.element(rows.nth(1)).toMatchTextContent('還沒有送出版本');
  await expect.element(screen.getByRole('button', { name: /^驗收/ })).toHaveLength(1);
});

test('R-prj-11 the history has one row per revision: who, when, and each old and new date', async () => {
  const none = { outline: null, draft: null, video: null, copywriting: null, works_upload: null };
  const revision = {
    number: 1,
    created_at: '2026-12-01T02:00:00Z',
    isFree: false,
    dates: none,
    answered_by: null,
    answered_at: null,
    answer_note: '',
    opened_at: null,
    delay: null,
    note: '',
  };
  const revisions = [
    {
      ...revision,
      uuid: '0199a000-0000-7000-8000-000000000022',
      number: 2,
      kind: 'change',
      outcome: 'pending',
      created_by: vendor,
      changes: [{ column: 'outline.except_date', from: '2026-12-05', to: '2026-12-09' }],
    },
    {
      ...revision,
      uuid: '0199a000-0000-7000-8000-000000000021',
      kind: 'proposal',
      outcome: 'confirmed',
      created_by: creator,
      changes: [{ column: 'outline.except_date', from: null, to: '2026-12-05' }],
    },
  ];
  stubServer({ [`GET /api/project-schedules/${task?.uuid}/histories`]: { project, task, revisions } });
  const { screen } = await visit(
    `/project/schedule-history?id=${project.uuid}&index=0&task_uuid=${task?.uuid}`,
    vendor,
  );
  const rows = screen.getByRole('list', { name: '時程紀錄' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toMatchTextContent(/山眠|許雅筑/);
  await expect.element(rows.nth(0).getByRole('row').nth(1)).toMatchTextContent(/12\/05.*12\/09/);
  await expect.element(rows.nth(1)).toMatchTextContent(/阿澄/);
  await expect.element(rows.nth(1)).toMatchTextContent(/12\/05/);
});
