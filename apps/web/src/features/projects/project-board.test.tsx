import type { ListedProject } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { project } from '../../testing/people';
import { ProjectBoard, type ProjectBoardProps } from './project-board';

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
  tasks: [{ ...task, steps: [{ ...step, turn }] }],
});

const none = { count: 0, list: null };

const show = (props: Pick<ProjectBoardProps, 'projects' | 'role'> & Partial<ProjectBoardProps>, address = '/project') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ProjectBoard
        title="專案管理"
        tabs={['active', 'inviting', 'closed']}
        waiting={none}
        action={<button type="button">開始</button>}
        {...props}
      />
    </MemoryRouter>,
  );

test('R-rta-01 who has no project yet is told how one begins, and begins it there', async () => {
  const vendor = await show({ projects: [], role: 'Vendor' });
  await expect.element(vendor.getByText('開設專案、邀請創作者，一起合作的專案會出現在這裡。')).toBeVisible();
  await expect.element(vendor.getByRole('tabpanel').getByRole('button', { name: '開始' })).toBeVisible();
  expect(vendor.getByRole('button', { name: '開始' }).elements()).toHaveLength(1);
  await vendor.unmount();
  const creator = await show({ projects: [], role: 'Creator' });
  await expect.element(creator.getByText('收到並接受合作邀請後，專案會出現在這裡。')).toBeVisible();
});

test('R-rta-01 with projects it begins beside the title, in every tab', async () => {
  const screen = await show({ projects: [project], role: 'Vendor' });
  await screen.getByRole('tab', { name: /已結案/ }).click();
  await expect.element(screen.getByText('還沒有結案的專案')).toBeVisible();
  await expect.element(screen.getByRole('tabpanel').getByRole('button', { name: '開始' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '開始' })).toBeVisible();
});

test('R-rta-01 the first line counts what the group below counts, and says how many are not listed', async () => {
  const projects = [
    projectIn('active', 'vendor'),
    projectIn('reporting', 'vendor'),
    projectIn('inviting', 'vendor'),
    projectIn('closed', 'vendor'),
    projectIn('active', 'creator', '對方的'),
  ];
  const screen = await show({ projects, role: 'Vendor' });
  const mine = () => screen.getByRole('row', { name: /^輪到你/ });
  await expect.element(screen.getByText(/有2件輪到你，另有1件沒有列出。$/)).toBeVisible();
  await expect.element(mine()).toHaveTextContent('輪到你2');
  await screen.getByRole('tab', { name: /邀請中/ }).click();
  await expect.element(screen.getByText(/有1件輪到你，另有2件沒有列出。$/)).toBeVisible();
  await expect.element(mine()).toHaveTextContent('輪到你1');
  await screen.getByRole('tab', { name: /已結案/ }).click();
  await expect.element(screen.getByText(/下面沒有輪到你的專案，另有3件沒有列出。$/)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^沒有待辦/ })).toHaveTextContent('沒有待辦1');
});

test('R-rta-01 a list whose only project has just begun opens where it is', async () => {
  const screen = await show({ projects: [projectIn('inviting', 'vendor')], role: 'Vendor' });
  await expect.element(screen.getByRole('tab', { name: /邀請中/ })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: /進行中/ }).click();
  await expect.element(screen.getByText('還沒有進行中的專案')).toBeVisible();
});

test('R-rta-01 an invitation that waits for an answer is among what is about to begin', async () => {
  const waiting = { count: 1, list: <li>山眠邀你加入專案</li> };
  const screen = await show({ projects: [project], role: 'Creator', waiting });
  await expect.element(screen.getByRole('searchbox', { name: '搜尋專案或廠商' })).toBeVisible();
  const tab = screen.getByRole('tab', { name: /邀請中/ });
  await expect.element(tab).toHaveTextContent('邀請中1');
  await tab.click();
  await expect.element(screen.getByText('山眠邀你加入專案')).toBeVisible();
  await expect.element(screen.getByText('沒有等待回覆的邀請')).not.toBeInTheDocument();
});
