import { createMemoryProgress } from '@paidang/tour/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useGuide } from '../../stores/guide';
import { useSession } from '../../stores/session';
import { creator as user } from '../../testing/people';
import { FirstVisit } from './first-visit';

const start = 1000;
const first = page.getByRole('dialog', { name: '一格是一個步驟' });
const second = page.getByRole('dialog', { name: '看現在輪到誰' });

// Preloaded, so that a tour that must not start would be displayed immediately.
beforeAll(async () => {
  await import('./guide');
  useSession.setState({ user, superLogin: false });
  const screen = await render(<FirstVisit pages={['progress']} progress={createMemoryProgress()} />);
  await vi.waitFor(() => expect(useGuide.getState().replay).not.toBeNull());
  await screen.unmount();
});
beforeEach(() => {
  useSession.setState({ user, superLogin: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  useSession.getState().logout();
});

function visit(progress = createMemoryProgress(), extra: React.ReactNode = null) {
  const load = vi.spyOn(progress, 'load');
  const tree = (
    <main>
      <p data-tour="progress-film">底片</p>
      <p data-tour="progress-turn">雙方</p>
      {extra}
      <FirstVisit pages={['progress']} progress={progress} />
    </main>
  );
  return { progress, load, screen: render(tree) };
}

/** Advances more than a second, frame by frame, so that the effects are rendered. */
async function aSecond() {
  for (let passed = 0; passed < 2 * start; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(requestAnimationFrame);
  }
  vi.useRealTimers();
}

test('starts one second after the page is ready, not before', async () => {
  const { load, screen } = visit();
  await screen;
  await vi.advanceTimersByTimeAsync(start - 1);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledExactlyOnceWith({ page: 'progress', status: 'load' });
  vi.useRealTimers();
  await expect.element(first).toHaveFocus();
});

test('resumes at the step where the user left', async () => {
  await visit(createMemoryProgress({ finish: false, currentStep: 1, totalSteps: 3 })).screen;
  await aSecond();
  await expect.element(second).toBeVisible();
});

test('restarts if the tour has become shorter than that', async () => {
  await visit(createMemoryProgress({ finish: false, currentStep: 9, totalSteps: 10 })).screen;
  await aSecond();
  await expect.element(first).toBeVisible();
});

test('closing it marks it as seen', async () => {
  const { progress, screen } = visit();
  await screen;
  await aSecond();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  expect(progress.saved.at(-1)).toEqual({ finish: true, currentStep: 0, totalSteps: 6 });
});

test('a finished tour does not return on its own, but can be opened', async () => {
  const { load, screen } = visit(createMemoryProgress({ finish: true, currentStep: 0, totalSteps: 3 }));
  await screen;
  await aSecond();
  await vi.waitFor(() => expect(load).toHaveResolved());
  await expect.element(first).not.toBeInTheDocument();
  useGuide.getState().replay?.();
  await expect.element(first).toHaveFocus();
});

test('does not start if the progress cannot be loaded', async () => {
  const progress = createMemoryProgress();
  const load = vi.spyOn(progress, 'load').mockRejectedValue(new Error('offline'));
  await visit(progress).screen;
  await aSecond();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await expect.element(first).not.toBeInTheDocument();
});

test.each([
  ['a dialog is open', <dialog open key="dialog" />],
  ['somebody writes', <input key="field" aria-label="欄位" ref={(field) => field?.focus()} />],
])('stays away while %s, until the next visit', async (_, extra) => {
  const { load, progress, screen } = visit(createMemoryProgress(), extra);
  await screen;
  await aSecond();
  await vi.waitFor(() => expect(load).toHaveResolved());
  await expect.element(first).not.toBeInTheDocument();
  expect(progress.saved).toEqual([]);
});

test('R-wrk-07 R-tour-11 once every work is reported, a creator is shown where to find the guide again', async () => {
  useGuide.setState({ replay: null });
  await render(
    <main>
      <button type="button" data-tour="avatar-menu">
        選單
      </button>
      <FirstVisit
        pages={['worksReview']}
        progress={createMemoryProgress({ finish: false, currentStep: 2, totalSteps: 3 })}
      />
    </main>,
  );
  await aSecond();
  const last = page.getByRole('dialog', { name: '教學都在這裡' });
  await expect.element(last).toHaveFocus();
  await expect.element(last).toMatchTextContent('想再看新手教學或這一頁的導覽，打開右上角的選單就找得到');
  expect(useGuide.getState().replay).not.toBeNull();
});

test.each([
  ['R-tour-07 in super login nobody is guided', { superLogin: true }],
  ['R-tour-09 a vendor is not guided', { user: { ...user, role: 'Vendor' as const } }],
])('%s, nor offered to be', async (_, session) => {
  useSession.setState(session);
  const { load, screen } = visit();
  await screen;
  await aSecond();
  expect(load).not.toHaveBeenCalled();
  expect(useGuide.getState().replay).toBeNull();
});

test('R-tour-05 after the first tour was seen, a page offers the next one that is due', async () => {
  const seen = { finish: true, currentStep: 0, totalSteps: 3 };
  const progress = createMemoryProgress();
  vi.spyOn(progress, 'load').mockImplementation(async ({ status }) => (status === 'load' ? seen : null));
  const isDue = vi.fn(async () => true);
  const reminder = page.getByRole('dialog', { name: '用LINE收通知' });
  const tree = (
    <main>
      <button type="button" data-tour="avatar-menu">
        選單
      </button>
      <FirstVisit pages={['progress', 'progressLine']} progress={progress} isDue={isDue} />
    </main>
  );
  await render(tree);
  await aSecond();
  await expect.element(reminder).toHaveFocus();
  expect(isDue).toHaveBeenCalledExactlyOnceWith('progressLine');
});

test('R-tour-05 users who have linked LINE are not reminded of it', async () => {
  const progress = createMemoryProgress();
  const isDue = vi.fn(async () => false);
  await render(
    <main>
      <FirstVisit pages={['progressLine']} progress={progress} isDue={isDue} />
    </main>,
  );
  await aSecond();
  await vi.waitFor(() => expect(isDue).toHaveResolved());
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(progress.saved).toEqual([]);
});
