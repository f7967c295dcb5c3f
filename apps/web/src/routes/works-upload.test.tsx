import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { Work, WorkReport } from '@paidang/contract/entities';
import { callPath, onboardingRoutes, worksRoutes } from '@paidang/contract/routes';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { useSession } from '../stores/session';
import { creator, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import WorksUploadRoute from './works-upload';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const report: WorkReport = {
  uuid: '0199a000-0000-7000-8000-000000000091',
  number: 1,
  content: {
    url: 'https://www.youtube.com/watch?v=x',
    published_date: '2026-11-20',
    published_time: '20:00',
    text: '候機四小時。',
    is_disclosed: true,
  },
  published_at: '2026-11-20T12:00:00.000Z',
  created_by: creator,
  sent_at: '2026-11-20T12:30:00.000Z',
  comparison: null,
  claims: null,
  verdict: null,
  reason: null,
  decided_at: null,
};
const workOf = (id: string, reports: WorkReport[]): Work => ({
  works_online_uuid: null,
  platform: {
    platform_uuid: `0199a000-0000-7000-8000-0000000000${id}`,
    platform_title: 'YouTube',
    kind: 'post',
    needs_text: true,
    needs_photos: false,
  },
  status: reports.length > 0 ? 'submitted' : 'todo',
  turn: reports.length > 0 ? 'vendor' : 'creator',
  approved: null,
  reports,
  draft: null,
  revision: 0,
  allowed: reports.length > 0 ? [] : ['save_draft', 'submit'],
});
const viewOf = (works: Work[]) => ({
  project: { uuid: project.uuid, name: project.name, status: project.status, vendor },
  task,
  step: { ...task.steps[0], function: '070', status: 'submitted', turn: 'vendor', version: 0 },
  ad_disclosure: '',
  works,
  may_unlock: false,
});

const tour = (status: string) => callPath(onboardingRoutes.get, { page: 'works_upload', status });
let toured: string[];
beforeEach(() => {
  toured = [];
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  return () => useSession.getState().logout();
});

async function open(works: Work[]) {
  const told = (status: string) => () => {
    toured.push(status);
    return { finish: true, step: 0 };
  };
  stubServer({
    [`GET ${callPath(worksRoutes.view, { task: task.uuid })}`]: viewOf(works),
    [`GET ${tour('review')}`]: told('review'),
    [`GET ${tour('load')}`]: told('load'),
    [`GET ${tour('create')}`]: told('create'),
  });
  const router = createMemoryRouter([{ path: '/works_upload/:taskId', element: <WorksUploadRoute /> }], {
    initialEntries: [`/works_upload/${task.uuid}`],
  });
  await render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('R-wrk-07 once every work is reported the tour runs again and points to the guide', async () => {
  await open([workOf('81', [report]), workOf('82', [report])]);
  await expect.poll(() => toured, { timeout: 5000 }).toEqual(['review']);
});

test('R-wrk-07 while one work is unreported the tour does not run again', async () => {
  await open([workOf('81', [report]), workOf('82', [])]);
  await expect.poll(() => toured.length, { timeout: 5000 }).toBe(1);
  expect(toured).toEqual(['create']);
});

test('R-wrk-04 comments on works do not ask to select text, since there is none', async () => {
  await page.viewport(1440, 900);
  await open([workOf('81', [report])]);
  await expect.element(page.getByText('直接在下方寫下對作品的想法，對方會收到通知。')).toBeVisible();
  await expect.element(page.getByText(/選一段文字/)).not.toBeInTheDocument();
});
