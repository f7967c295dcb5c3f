import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, invitation, project } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { JoinProject } from './join-project';

const links = { youtube: 'https://youtube.com/@acheng', facebook: '', instagram: '', other_link: '' };
const profile = {
  ...creator,
  ...links,
  phone: '0912-345-678',
  cooperation_fee: '60,000',
  has_password: true,
  deletion_at: null,
};
const saved = vi.fn((body: Record<string, unknown>) => ({ ...profile, ...body }));
const joined = vi.fn(() => ({ ...invitation, status: 'joined' }));

beforeEach(() => {
  saved.mockClear();
  joined.mockClear();
  useSession.setState({ user: creator });
  return stubServer({
    'GET /api/profile': profile,
    'PUT /api/profile': saved,
    [`POST /api/invitations/${invitation.uuid}/join`]: joined,
    'GET /api/notifications': [],
    'GET /api/invitations': { received: [], sent: [] },
  });
});

const open = (asked = invitation) =>
  render(
    <DataCache>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<JoinProject invitation={asked} />} />
          <Route path="*" element={<h1>專案</h1>} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );

test('R-prj-16 a joining creator confirms name and contact details, and may correct them', async () => {
  const screen = await open();
  await expect.element(screen.getByText(creator.email)).toBeVisible();
  const phone = screen.getByLabelText('聯絡電話');
  await expect.element(phone).toHaveValue('0912-345-678');
  const submit = screen.getByRole('button', { name: '加入專案' });

  await phone.fill('12');
  await userEvent.tab();
  await expect.element(phone).toBeInvalid();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');

  await phone.fill('0987-654-321');
  await submit.click();
  await expect.element(screen.getByRole('heading', { name: '專案', exact: true })).toBeVisible();
  expect(joined).toHaveBeenCalledOnce();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...links, phone: '0987-654-321' }));
});

test('R-prj-16 an unchanged number is not saved again', async () => {
  const screen = await open();
  await expect.element(screen.getByLabelText('聯絡電話')).toHaveValue('0912-345-678');
  await screen.getByRole('button', { name: '加入專案' }).click();
  await expect.element(screen.getByRole('heading', { name: '專案', exact: true })).toBeVisible();
  expect(joined).toHaveBeenCalledOnce();
  expect(saved).not.toHaveBeenCalled();
});

test('R-prj-16 several tasks are chosen by name, and at least one is required', async () => {
  const [task] = project.tasks.map(({ uuid, index, type, title, fee }) => ({
    uuid,
    index,
    type,
    title,
    fee,
    platforms: [],
  }));
  if (!task) throw new Error('The project has a task.');
  const another = { ...task, uuid: '0199a000-0000-7000-8000-000000000009', title: '睡前短影音', index: 1 };
  const screen = await open({ ...invitation, tasks: [task, another] });
  const group = screen.getByRole('group', { name: '要接的任務' });
  const first = group.getByRole('checkbox', { name: /開箱影片$/ });
  const second = group.getByRole('checkbox', { name: /睡前短影音$/ });

  await group.getByText(/睡前短影音$/).click();
  await expect.element(second).not.toBeChecked();
  await expect.element(first).toBeChecked();

  await first.click();
  await expect.element(group.getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('button', { name: '加入專案' })).toHaveAttribute('aria-disabled', 'true');

  await second.click();
  await screen.getByRole('button', { name: '加入專案' }).click();
  await expect.element(screen.getByRole('heading', { name: '專案', exact: true })).toBeVisible();
  expect(joined).toHaveBeenCalledOnce();
});
