import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { BriefContent } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { briefCommentRoutes, briefRoutes, callPath } from '@paidang/contract/routes';
import { emptyBrief } from '@paidang/contract/rules';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { usePageIsReadable } from '../stores/page-is-readable';
import { useSession } from '../stores/session';
import { creator, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import BriefRoute from './brief';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const at = { task: task.uuid };
const uuid = '0199a000-0000-7000-8000-000000000021';
const content: BriefContent = { ...emptyBrief, product: '夜間修護精華 30ml', must_say: ['睡前三滴'] };
const version = {
  uuid,
  number: 1,
  created_by: vendor,
  sent_at: '2026-11-20T12:00:00.000Z',
  finalised_at: null,
  accepted_at: null,
  round: 0,
};
const view = {
  project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
  task,
  step: { ...task.steps[0], function: '020', status: 'provided', turn: 'creator', version: 1 },
  platform: null,
  versions: [version],
  draft: null,
  revision: 0,
  rounds_used: 0,
  rounds_agreed: 2,
  allowed: ['acknowledge'],
  skippable: [],
};
const comment = {
  message_id: uuid,
  parent_id: null,
  message: '開箱前先說品牌名',
  quote: null,
  time: null,
  script_uuid: null,
  platform_uuid: null,
  images: [],
  is_processed: false,
  is_updated: false,
  is_deleted: false,
  poster_uuid: vendor.uuid,
  created_by: vendor.name,
  company_name: vendor.company_name,
  role: 'Vendor',
  avatar: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  response_count: 0,
  version: 1,
  is_carried: false,
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const stop = stubServer({
    [`GET ${callPath(briefRoutes.view, at)}`]: view,
    [`GET ${callPath(briefRoutes.version, { ...at, version: 1 })}`]: { ...version, content, content_hash: '' },
    [`GET ${callPath(briefCommentRoutes.list, at)}`]: [comment],
  });
  return () => {
    stop();
    vi.unstubAllGlobals();
    useSession.getState().logout();
  };
});

async function open() {
  const path = paths.brief(task.uuid, task.type);
  expect(path).toMatch(/^\/briefb\//);
  const router = createMemoryRouter([{ path: '/briefb/:taskId/:taskType', element: <BriefRoute /> }], {
    initialEntries: [path],
  });
  await render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
}

test('R-brf-01 the creator reads the brief on /briefb beside its comment board, and writes nothing into it', async () => {
  await open();
  await expect.element(page.getByText('夜間修護精華 30ml')).toBeVisible();
  await expect.element(page.getByText('睡前三滴')).toBeVisible();
  const board = page.getByRole('complementary', { name: '留言' });
  await expect.element(board.getByText('開箱前先說品牌名')).toBeVisible();
  await expect.element(board.getByRole('textbox')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^產品/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '確認需求' })).toBeVisible();
});

test('confirming a brief asks about unanswered high-risk claims, and is still possible', async () => {
  const acknowledge = vi.fn(() => view);
  const claims = {
    category: 'cosmetics',
    rules: '2026-11-23/00000000',
    findings: [
      { field: 'product', claim: 'C17:消除皺紋', text: '消除皺紋', severity: 3, why: '醫療效能。', law: '化粧品法' },
    ],
    demands: [],
  };
  const stop = stubServer({
    [`GET ${callPath(briefRoutes.view, at)}`]: view,
    [`GET ${callPath(briefRoutes.version, { ...at, version: 1 })}`]: { ...version, content, content_hash: '', claims },
    [`GET ${callPath(briefCommentRoutes.list, at)}`]: [],
    [`GET /api/claims/${task.uuid}/020`]: [],
    'GET /api/onboarding/briefb/create': { finish: true, step: 0 },
    [`POST ${callPath(briefRoutes.confirm, at)}`]: acknowledge,
  });
  usePageIsReadable.setState({ isReadable: true });
  await open();
  await expect.element(page.getByRole('button', { name: /^用語健檢/ })).toMatchTextContent('1');
  await page.getByRole('button', { name: '確認需求' }).click();
  const dialog = page.getByRole('alertdialog', { name: '確認v1的需求？' });
  await expect.element(dialog).toMatchTextContent(/有1處高風險用語，還沒有人說明可以這樣說的理由/);
  expect(acknowledge).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: '仍要確認' }).click();
  await vi.waitFor(() => expect(acknowledge).toHaveBeenCalledOnce());
  stop();
});
