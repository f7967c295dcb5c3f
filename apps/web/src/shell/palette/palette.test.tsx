import type { SearchResults } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageTitle } from '../../config/titles';
import { DataCache } from '../../data/data-cache';
import { useSession } from '../../stores/session';
import { creator, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { PaletteButton } from './palette-button';

const found: SearchResults = {
  projects: [{ uuid: project.uuid, name: project.name, brand: project.brand }],
  tasks: [],
  documents: [],
  comments: [],
  messages: [],
  people: [],
};

const field = page.getByRole('combobox');
const option = (name: string | RegExp) => page.getByRole('option', { name });

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
};
const where = page.getByRole('status', { includeHidden: true });

const open = async () => {
  await render(
    <DataCache shouldRetryOnError={false}>
      <MemoryRouter initialEntries={['/chat']}>
        <PaletteButton />
        <Where />
      </MemoryRouter>
    </DataCache>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
};

beforeEach(() => useSession.setState({ user: creator, superLogin: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('limits the input to the length the search accepts', async () => {
  stubServer({ 'GET /api/search': found });
  await open();
  await expect.element(field).toHaveAttribute('maxlength', `${limits.search.queryLength}`);
});

test('finds by a part of a Chinese name and opens with Enter, by keyboard alone', async () => {
  stubServer({ 'GET /api/search': found });
  await open();
  await userEvent.fill(field, '修護');
  await expect.element(option(/夜間修護精華/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(where).toHaveTextContent(paths.projectProgress(project.uuid));
  await expect.element(field).not.toBeInTheDocument();
});

test('matches in documents, comments and messages lead to where they are', async () => {
  const [task] = project.tasks as [(typeof project.tasks)[number]];
  const document = {
    uuid: '1',
    version: 2,
    excerpt: '說出優惠的那一句',
    function: '030' as const,
    platform_uuid: null,
    task_uuid: task.uuid,
    task_type: task.type,
    task_index: 0,
    project_uuid: project.uuid,
    project_name: project.name,
  };
  const comment = {
    message_id: '3',
    thread_id: '4',
    excerpt: '優惠要在第一句',
    author: '阿澄',
    function: '060' as const,
    platform_uuid: 'instagram',
    script_uuid: null,
    project_uuid: project.uuid,
    task_uuid: task.uuid,
    task_type: task.type,
    task_index: 0,
    project_name: project.name,
  };
  const message = { uuid: '2', room_uuid: vendor.uuid, excerpt: '優惠碼寄出了', author: '山眠', contact: '山眠' };
  stubServer({
    'GET /api/search': { ...found, projects: [], documents: [document], comments: [comment], messages: [message] },
  });
  await open();
  const goTo = async (words: RegExp) => {
    await userEvent.fill(field, '優惠');
    await option(words).click();
  };
  await goTo(/說出優惠的那一句.*v2/);
  await expect.element(where).toHaveTextContent(`/outline/${task.uuid}?index=0&words=優惠`);
  await userEvent.keyboard('{Control>}k{/Control}');
  await goTo(/優惠要在第一句/);
  await expect.element(where).toHaveTextContent(`/copywriting/detail/${task.uuid}/instagram?index=0&comment=4`);
  await userEvent.keyboard('{Control>}k{/Control}');
  await goTo(/優惠碼寄出了/);
  await expect.element(where).toHaveTextContent(`/chat?room=${vendor.uuid}&message=2`);
});

test('Enter that ends an input method composition does not navigate', async () => {
  stubServer();
  await open();
  const init = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', init));
  await expect.element(field).toBeVisible();
  await expect.element(where).toHaveTextContent('/chat');
});

test.each([
  { user: creator, own: '新手教學', others: pageTitle(paths.addProject()) },
  { user: vendor, own: pageTitle(paths.addProject()), others: '新手教學' },
])('offers a $user.role their own pages', async ({ user, own, others }) => {
  stubServer();
  useSession.setState({ user });
  await open();
  await expect.element(option('個人中心')).toBeVisible();
  await expect.element(option(own)).toBeVisible();
  await expect.element(option(others)).not.toBeInTheDocument();
});

test('a failed search is not reported as no results', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  await open();
  await userEvent.fill(field, '沒有網路');
  await expect.element(page.getByText('搜尋沒有成功，請檢查網路後再試一次')).toBeVisible();
});
