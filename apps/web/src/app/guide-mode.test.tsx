import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { notificationRoutes, outlineRoutes } from '@paidang/contract/routes';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStillClock } from '../../../../tooling/still-clock';
import { request } from '../data/api';
import { ErrorSurface } from '../shell/errors/error-surface';
import { useGuide } from '../stores/guide';
import { useSession } from '../stores/session';
import { creator as user } from '../testing/people';
import { GuideMode } from './guide-mode';

const task = 'task-entity-v0';
const elsewhere = paths.outline(task);
const inGuide = paths.inGuide(elsewhere);
const asked: string[] = [];
let status = 200;

const handles = 'all' as const;
const quiet = () => undefined;
const view = (settings: { handles?: 'all' } = { handles }) =>
  request(outlineRoutes.view, { params: { task }, ...settings }).catch(quiet);

/** A page that loads a task and the user's notifications, and sends a request when it unmounts. */
function Page() {
  useEffect(() => {
    void view();
    request(notificationRoutes.list, { handles }).catch(quiet);
    return () => void request(outlineRoutes.finalise, { params: { task }, body: { version: 1 }, handles }).catch(quiet);
  }, []);
  return <p data-tour="progress-film">底片</p>;
}

let go: NavigateFunction;
let here: string;

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
    here = `${pathname}${search}`;
  });
  return null;
}

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <ErrorSurface />
      <GuideMode>
        <Page />
      </GuideMode>
    </MemoryRouter>,
  );
const first = page.getByRole('dialog', { name: '從這裡開始一個專案' });
const band = page.getByRole('complementary', { name: '新手教學' });

// Preloaded, so that the guide's code is not part of the timing.
beforeAll(async () => {
  await import('../features/onboarding/beginner/beginner-guide');
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
  useSession.setState({ user, token: 'token-1', superLogin: false });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ status: status === 200 ? '0000' : '0404', message: '', data: [] }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useGuide.getState().leave();
  useSession.getState().logout();
});

test('R-nav-07 R-nav-09 R-err-02 R-tour-14 project calls go to the guide only while the address requests it', async () => {
  await at(elsewhere);
  await vi.waitFor(() => expect(asked).toContain(`/api/outlines/${task}`));
  await expect.element(band).not.toBeInTheDocument();
  asked.length = 0;

  go(inGuide);
  await expect.element(band).toBeVisible();
  await vi.waitFor(() => expect(asked).toContain(`/guides/api/outlines/${task}`));
  // Pending requests of the previous page were real; requests about the user still are.
  expect(asked).toContain(`/api/outlines/${task}/finalise`);
  expect(asked.filter((url) => url.includes('notification'))).toEqual([expect.stringMatching(/^\/api\//)]);
  asked.length = 0;

  go(elsewhere);
  await expect.element(band).not.toBeInTheDocument();
  await vi.waitFor(() => expect(asked).toContain(`/api/outlines/${task}`));
  expect(asked).toContain(`/guides/api/outlines/${task}/finalise`);
  expect(useGuide.getState()).toMatchObject({ isOn: false, wasReloaded: false });
  expect({ ...sessionStorage }).not.toHaveProperty('paidang.guide');
});

test('R-nav-08 after a reload it says so and restarts at its first page', async () => {
  useGuide.setState({ wasReloaded: true });
  await at(inGuide);
  const alert = page.getByRole('alertdialog', { name: '偵測到重新整理，教學將重新開始' });
  await expect.element(alert).toBeVisible();
  const { pathname, searchParams } = new URL(here, location.origin);
  expect(pathname).toBe('/project_progress');
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'project-entity',
    index: '0',
    page: 'briefb',
    apiMode: 'beginnerAccessProject',
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
});

test('R-tour-12 the tutorial starts after a second', async () => {
  expect(limits.onboarding).toMatchObject({ start: 1000, demoTimeSeconds: 41 });
  useStillClock();
  await at(paths.guide);
  await expect.element(band).toBeVisible();
  await vi.advanceTimersByTimeAsync(limits.onboarding.start - 1);
  expect(first.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(first).toHaveFocus();
});

test('R-tour-02 closing asks for confirmation and leads to the projects', async () => {
  await at(paths.guide);
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '要離開新手教學嗎？' });
  await expect.element(question.getByText('現在離開，下次會從頭開始。')).toBeVisible();
  await question.getByRole('button', { name: '留在教學' }).click();
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '離開教學' }).click();
  await vi.waitFor(() => expect(here).toBe('/project'));
});

test.each([
  ['R-err-05 in the guide nothing that is not found leads away', inGuide, inGuide],
  ['R-err-05 outside of it what is not found does', elsewhere, '/404'],
])('%s', async (_, path, then) => {
  await at(path);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  status = 404;
  await view({});
  await vi.waitFor(() => expect(here).toBe(then));
});

test.each([
  ['R-tour-09 vendors have no tutorial', { user: { ...user, role: 'Vendor' as const } }],
  ['nobody is guided in super login', { superLogin: true }],
])('%s', async (_, session) => {
  useSession.setState(session);
  await at(inGuide);
  await vi.waitFor(() => expect(asked).toContain(`/api/outlines/${task}`));
  expect(useGuide.getState().isOn).toBe(false);
});
