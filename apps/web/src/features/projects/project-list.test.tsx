import type { Invitation, ListedProject } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { invitationPath } from '../../data/invitation-paths';
import { invitation, project } from '../../testing/people';
import { ProjectList } from './project-list';
import { TodaysWork } from './todays-work';

afterEach(() => vi.unstubAllGlobals());

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];
const projectIn = (
  status: ListedProject['status'],
  turn: 'vendor' | 'creator',
  name: string = status,
): ListedProject => ({
  ...project,
  uuid: name,
  name,
  status,
  tasks: [{ ...task, uuid: `${name}-task`, steps: [{ ...step, turn }] }],
});

const action = <button type="button">開始</button>;
const vendorRole: Role = 'Vendor';
const Address = () => <output>{useLocation().search}</output>;

const renderTodaysWork = (
  projects: readonly ListedProject[],
  role: 'Vendor' | 'Creator' = 'Vendor',
  waiting: readonly Invitation[] = [],
) =>
  render(
    <MemoryRouter>
      <TodaysWork projects={projects} role={role} action={action} waiting={waiting} />
    </MemoryRouter>,
  );
const showList = (projects: readonly ListedProject[], address = '/project_list') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ProjectList projects={projects} role={vendorRole} action={action} />
      <Address />
    </MemoryRouter>,
  );

test('R-rta-01 a user without projects is told how one begins, and can begin it there', async () => {
  const vendor = await renderTodaysWork([]);
  await expect.element(vendor.getByText('開設專案、邀請創作者，一起合作的專案會出現在這裡。')).toBeVisible();
  expect(vendor.getByRole('button', { name: '開始' }).elements()).toHaveLength(1);
  await vendor.unmount();
  const creator = await renderTodaysWork([], 'Creator');
  await expect.element(creator.getByText('收到並接受合作邀請後，專案會出現在這裡。')).toBeVisible();
});

test('R-rta-01 items that wait for the reader have a button, items that wait for the other side have none', async () => {
  const screen = await renderTodaysWork([
    projectIn('active', 'vendor', '我的'),
    projectIn('active', 'creator', '對方的'),
  ]);
  await expect.element(screen.getByText(/有1件輪到你。$/)).toBeVisible();
  const mine = screen.getByRole('region', { name: '之後1' });
  await expect
    .element(mine.getByRole('link', { name: '確認大綱' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/outline\//));
  const theirs = screen.getByRole('region', { name: '等創作者1' });
  await expect.element(theirs.getByText(/^等阿澄/)).toBeVisible();
  expect(theirs.getByRole('link').elements()).toHaveLength(1);
});

test('R-rta-01 an unanswered invitation comes first', async () => {
  const screen = await renderTodaysWork([project], 'Creator', [invitation]);
  const waiting = screen.getByRole('region', { name: '等你回覆的邀請1' });
  await expect.element(waiting.getByRole('heading', { name: /邀請你/ })).toBeVisible();
  await expect
    .element(waiting.getByRole('link', { name: '查看邀請' }))
    .toHaveAttribute('href', invitationPath(invitation));
});

test('R-rta-01 of five hundred items that wait for the other side a few are displayed, with a link to all', async () => {
  const many = Array.from({ length: 500 }, (_, index) => projectIn('active', 'creator', `專案${index}`));
  const screen = await renderTodaysWork(many);
  await expect
    .element(screen.getByRole('link', { name: '另有490件，到專案列表看全部' }))
    .toHaveAttribute('href', '/project_list?turn=other');
});

test('R-rta-02 five hundred projects are paginated; filtering returns to the first page', async () => {
  await page.viewport(1440, 900);
  const many = Array.from({ length: 500 }, (_, index) => projectIn('active', 'creator', `專案${index + 1}`));
  const screen = await showList(many, '/project_list?sort=name&page=2');
  const rows = screen.getByRole('table').getByRole('rowheader');
  expect(rows.elements()).toHaveLength(50);
  await expect.element(rows.first().getByRole('link', { name: '專案51', exact: true })).toBeVisible();
  await screen.getByRole('searchbox').fill('專案500');
  await expect.element(screen.getByText('共500個專案，列出1個')).toBeVisible();
  const address = () => new URLSearchParams(screen.getByRole('status').element().textContent ?? '');
  await expect.poll(() => address().has('page')).toBe(false);
});

test('R-rta-02 a column sorts ascending, descending, and not at all; the address reflects it', async () => {
  await page.viewport(1440, 900);
  const screen = await showList([projectIn('active', 'vendor', '乙'), projectIn('active', 'vendor', '甲')]);
  const header = screen.getByRole('columnheader', { name: '專案' });
  const address = screen.getByRole('status');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(address).toHaveTextContent('?sort=name');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(address).toHaveTextContent('?sort=name&order=reversed');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
});

test('R-rta-02 ended projects are archived from the list', async () => {
  await page.viewport(1440, 900);
  const called: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    called.push(`${init?.method} ${new URL(String(input), location.href).pathname}`);
    return Response.json({ status: '0000', message: '', data: project });
  });
  const screen = await showList([projectIn('closed', 'vendor', '做完的'), projectIn('active', 'vendor', '進行的')]);
  await expect.element(screen.getByRole('button', { name: '封存《進行的》' })).not.toBeInTheDocument();
  await screen.getByRole('table').getByRole('button', { name: '封存《做完的》' }).click();
  await vi.waitFor(() => expect(called).toContain('POST /api/projects/%E5%81%9A%E5%AE%8C%E7%9A%84/archive'));
});
