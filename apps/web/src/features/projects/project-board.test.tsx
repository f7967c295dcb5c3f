import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { project } from '../../testing/people';
import { ProjectBoard, type ProjectBoardProps } from './project-board';

const show = (props: Pick<ProjectBoardProps, 'projects' | 'role'>) =>
  render(
    <MemoryRouter>
      <ProjectBoard
        title="專案管理"
        tabs={['active', 'closed']}
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
