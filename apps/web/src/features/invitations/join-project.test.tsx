import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, invitation } from '../../testing/people';
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

const open = () =>
  render(
    <DataCache>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<JoinProject invitation={invitation} />} />
          <Route path="*" element={<h1>專案</h1>} />
        </Routes>
      </MemoryRouter>
    </DataCache>,
  );

test('R-prj-16 who joins confirms who they are and how they are reached, and may correct it', async () => {
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

test('R-prj-16 a number that stays is not written again', async () => {
  const screen = await open();
  await expect.element(screen.getByLabelText('聯絡電話')).toHaveValue('0912-345-678');
  await screen.getByRole('button', { name: '加入專案' }).click();
  await expect.element(screen.getByRole('heading', { name: '專案', exact: true })).toBeVisible();
  expect(joined).toHaveBeenCalledOnce();
  expect(saved).not.toHaveBeenCalled();
});
