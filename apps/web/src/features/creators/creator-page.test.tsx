import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import Creator from '../../routes/creator';
import { useComparedCreators } from '../../stores/compared-creators';
import { useSession } from '../../stores/session';
import { creatorCard } from '../../testing/creators';
import { creator, project, vendor } from '../../testing/people';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const openProject = { ...project, tasks: project.tasks.map((task) => ({ ...task, creator: null })) };
const [openTask] = openProject.tasks;

let invited: Record<string, unknown>[];
let answerInvitation: () => Response | Promise<Response>;
let cardStatus: number;

const ok = (data: unknown) => Response.json({ status: '0000', message: '', data });

beforeEach(async () => {
  invited = [];
  answerInvitation = () => ok({ invitation_uuid: 'i', kind: 'task', project_uuid: 'p', task_uuid: null });
  cardStatus = 200;
  useSession.setState({ user: vendor, token: 't' });
  useComparedCreators.getState().clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(address), window.location.href);
    if (init?.method === 'POST' && pathname.endsWith('/invitations')) {
      invited.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return answerInvitation();
    }
    if (pathname === '/api/projects') return ok([openProject]);
    if (!pathname.endsWith(creator.uuid)) return ok([]);
    return cardStatus === 200
      ? ok(creatorCard)
      : Response.json({ status: '0404', message: '找不到資料' }, { status: cardStatus });
  });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

const show = () =>
  render(
    <DataCache shouldRetryOnError={false} dedupingInterval={0}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[`/creator/${creator.uuid}`]}>
          <Routes>
            <Route path="/creator/:creatorId" element={<Creator />} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );

const openInvitation = async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: '邀請合作' }));
};
const send = page.getByRole('button', { name: '送出邀請' });

test('a vendor reads the card, and selects it for comparison', async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('阿澄');
  await expect.element(page.getByRole('row', { name: /打開YouTube.*18.8萬.*12萬.*5.1%/ })).toBeVisible();
  await expect.element(page.getByRole('list', { name: '檔期' }).getByText('最早可開始')).toBeVisible();
  const compare = page.getByRole('button', { name: '比較', exact: true });
  await userEvent.click(compare);
  await expect.element(page.getByRole('region', { name: '比較' })).toBeVisible();
});

test('a guest reads the public parts, and is told how to invite', async () => {
  useSession.getState().logout();
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('阿澄');
  await expect.element(page.getByRole('link', { name: '登入邀請' })).toHaveAttribute('href', '/?login');
  await expect.element(page.getByRole('button', { name: '邀請合作' })).not.toBeInTheDocument();
});

test('a withdrawn card is a page that is not found', async () => {
  cardStatus = 404;
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('找不到這一頁');
});

test('invites into a task without a creator; repeated presses send only once', async () => {
  let let_go = () => {};
  const waiting = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  answerInvitation = async () => {
    await waiting;
    return ok({ invitation_uuid: 'i', kind: 'task', project_uuid: 'p', task_uuid: openTask?.uuid });
  };
  await openInvitation();
  await userEvent.click(send);
  await expect.element(page.getByText('請選擇任務')).toBeVisible();
  const field = page.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: /夜間修護精華・開箱影片/ }));
  await userEvent.dblClick(send);
  let_go();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(invited).toEqual([{ into: { kind: 'task', task_uuid: openTask?.uuid }, note: '' }]);
});

test('a refusal is reported at the field, and typed text stays, even after closing', async () => {
  answerInvitation = () =>
    Response.json(
      { status: '0422', message: '', errors: { 'into.task_uuid': ['已經邀請過這位創作者'] } },
      { status: 422 },
    );
  await openInvitation();
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: /開箱影片/ }));
  await userEvent.fill(page.getByRole('textbox', { name: /想說的話/ }), '想請你試睡一週');
  await userEvent.click(send);
  await expect.element(page.getByText('已經邀請過這位創作者')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '取消' }));
  await userEvent.click(page.getByRole('button', { name: '邀請合作' }));
  await expect.element(page.getByRole('textbox', { name: /想說的話/ })).toHaveValue('想請你試睡一週');
});

test('opens a new project together with the invitation; missing values are reported at each field', async () => {
  await openInvitation();
  await userEvent.click(page.getByRole('radio', { name: '新的專案' }));
  await userEvent.click(send);
  await expect.element(page.getByRole('textbox', { name: '專案名稱' })).toHaveFocus();
  expect(invited).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: '專案名稱' }), '冬夜香氛枕');
  await userEvent.fill(page.getByRole('textbox', { name: '品牌' }), '山眠');
  await userEvent.fill(page.getByRole('textbox', { name: '產品' }), '香氛枕');
  await userEvent.fill(page.getByRole('textbox', { name: '任務名稱' }), '試睡一週');
  await userEvent.click(send);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(invited).toMatchObject([
    { into: { kind: 'new', project: { name: '冬夜香氛枕', tasks: [{ title: '試睡一週', type: 'video' }] } } },
  ]);
});
