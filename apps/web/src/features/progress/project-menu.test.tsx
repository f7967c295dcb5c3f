import type { PlatformConsequences, Project } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { invitation, project } from '../../testing/people';
import { ProjectMenu } from './project-menu';

afterEach(() => vi.unstubAllGlobals());

const [task] = project.tasks as [Project['tasks'][number]];
const open: Project = { ...project, tasks: [task, { ...task, uuid: 'second', index: 1, creator: null }] };
const youtube = { platform_uuid: 'youtube', platform_title: 'YouTube', kind: 'post' } as const;
const published: Project = {
  ...project,
  tasks: [{ ...task, platforms: [{ ...youtube, needs_text: true, needs_photos: false }] }],
};
const asVendor: Role = 'Vendor';

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function show(shown: Project, { role = asVendor, index = 0 }: { role?: Role; index?: number } = {}) {
  const screen = await render(
    <MemoryRouter>
      <ProjectMenu project={shown} task={shown.tasks[index]} role={role} onIndexChange={() => {}} />
      <Address />
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: '更多' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  return screen;
}

const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);

/** Mocks every request with this response, and records the requests. */
function answerWith(data: unknown): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push([`${init?.method ?? 'GET'} ${pathname}`, init?.body ? JSON.parse(String(init.body)) : null]);
    return Response.json({ status: '0000', message: '', data });
  });
  return asked;
}

test('R-prj-12 a vendor may edit a running project; a task with a creator cannot be removed', async () => {
  await show(open);
  expect(items()).toEqual([
    '編輯專案',
    '新增任務',
    '更換發佈平台',
    '寄出的邀請',
    '複製成新專案',
    '存證',
    '關閉專案',
    '取消合作',
  ]);
});

test('R-prj-12 a task without a creator may be removed', async () => {
  await show(open, { index: 1 });
  expect(items()).toContain('移除這個任務');
});

test('R-prj-14 a creator may archive an ended project, and its vendor may duplicate it', async () => {
  const first = await show({ ...open, status: 'closed' }, { role: 'Creator' });
  expect(items()).toEqual(['存證', '封存']);
  await first.unmount();
  await show({ ...open, status: 'cancelled', is_archived: true });
  expect(items()).toEqual(['複製成新專案', '存證', '取出封存']);
});

test('R-prj-12 an edit reports missing values, and sends the changes', async () => {
  const asked = answerWith(open);
  await show(open);
  await page.getByRole('menuitem', { name: '編輯專案' }).click();
  const dialog = page.getByRole('dialog', { name: '編輯專案' });
  await dialog.getByLabelText('專案名稱').fill(' ');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect.element(dialog.getByText('請填寫此欄位')).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByLabelText('專案名稱').fill('冬夜暖湯');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked[0]).toMatchObject([`PUT /api/projects/${project.uuid}`, { name: '冬夜暖湯', brand: '山眠' }]);
});

test('R-prj-12 a duplicate gets a name, and is opened', async () => {
  const asked = answerWith({ ...open, uuid: 'copy' });
  const screen = await show(open);
  await page.getByRole('menuitem', { name: '複製成新專案' }).click();
  const dialog = page.getByRole('dialog', { name: '複製成新專案' });
  await expect.element(dialog.getByLabelText('新專案的名稱')).toHaveValue('夜間修護精華（複本）');
  await dialog.getByRole('button', { name: '複製專案' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/project_progress?id=copy');
  expect(asked[0]).toEqual([`POST /api/projects/${project.uuid}/duplicate`, { name: '夜間修護精華（複本）' }]);
});

test('R-inv-01 lists the invitations of a project; pending ones can be resent, copied and withdrawn', async () => {
  answerWith([
    { ...invitation, uuid: 'waits', email: 'waits@paidang.test' },
    { ...invitation, uuid: 'gone', email: 'gone@paidang.test', status: 'rejected' },
  ]);
  await show(open);
  await page.getByRole('menuitem', { name: '寄出的邀請' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.nth(0).getByText('waits@paidang.test')).toBeVisible();
  for (const name of ['複製連結', '再寄一次', '收回邀請']) {
    await expect.element(rows.nth(0).getByRole('button', { name })).toBeVisible();
  }
  await expect.element(rows.nth(1).getByText('已婉拒')).toBeVisible();
  expect(rows.nth(1).getByRole('button').elements()).toHaveLength(0);
});

test('R-prj-12 says what is deleted with a platform before it is changed', async () => {
  const consequences: PlatformConsequences = {
    changes: [
      {
        platform_title: 'Facebook',
        kind: 'post',
        change: 'added',
        previous_title: null,
        steps: ['060', '070', '080'],
        versions: 0,
        drafts: 0,
        comments: 0,
        is_accepted: false,
      },
      {
        platform_title: 'YouTube',
        kind: 'post',
        change: 'removed',
        previous_title: null,
        steps: ['060'],
        versions: 2,
        drafts: 1,
        comments: 0,
        is_accepted: false,
      },
    ],
    brief_version: 3,
    seen: 'as seen',
  };
  const asked = answerWith(consequences);
  await show(published);
  await page.getByRole('menuitem', { name: '更換發佈平台' }).click();
  const dialog = page.getByRole('dialog', { name: '更換發佈平台' });
  await dialog.getByRole('textbox', { name: '平台1的名稱' }).fill('Facebook');
  await dialog.getByRole('button', { name: '看看會影響什麼' }).click();
  const list = dialog.getByRole('region', { name: '更換之後' });
  await expect.element(list).toMatchTextContent(/新增Facebook，會多出文案、作品上線、結案報告/);
  await expect.element(list).toMatchTextContent(/移除YouTube會永久刪除2個版本、1份草稿（文案）/);
  await expect.element(list).toMatchTextContent(/需求單會更新為v3/);
  await dialog.getByRole('button', { name: '確認更換' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const changed = asked.find(([call]) => call === `PUT /api/tasks/${task.uuid}/platforms`);
  expect(changed?.[1]).toMatchObject({ platforms: [{ platform_title: 'Facebook' }], seen: 'as seen' });
});

test('R-prj-12 accepted content stays, and so does its platform', async () => {
  const change = { platform_title: 'YouTube', kind: 'post', change: 'removed', previous_title: null, steps: ['060'] };
  const lost = { versions: 1, drafts: 0, comments: 0, is_accepted: true };
  answerWith({ changes: [{ ...change, ...lost }], brief_version: null, seen: '' });
  await show(published);
  await page.getByRole('menuitem', { name: '更換發佈平台' }).click();
  const dialog = page.getByRole('dialog', { name: '更換發佈平台' });
  await dialog.getByRole('button', { name: '看看會影響什麼' }).click();
  await expect.element(dialog.getByText('已有通過的成果，不能移除')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '確認更換' })).toBeDisabled();
});
