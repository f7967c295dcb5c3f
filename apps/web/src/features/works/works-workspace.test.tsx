import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '../../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import type { Work, WorkReport, WorksView } from '@paidang/contract/entities';
import { useState } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePageIsReadable } from '../../stores/page-is-readable';
import { useSession } from '../../stores/session';
import { useToastQueue } from '../../stores/toasts';
import { creator, project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { WorksWorkspace } from './works-workspace';

const [task] = project.tasks;
if (!task) throw new Error('The project of the tests has no task.');

const platformOf = (title: string, id: string) => ({
  platform_uuid: `0199a000-0000-7000-8000-0000000000${id}`,
  platform_title: title,
  kind: 'post' as const,
  needs_text: true,
  needs_photos: false,
});
const approved = { version: 2, html: '<p>本影片與山眠合作</p><p>候機四小時。</p>' };

const report: WorkReport = {
  uuid: '0199a000-0000-7000-8000-000000000091',
  number: 1,
  content: {
    url: 'https://www.youtube.com/watch?v=x',
    published_date: '2026-11-20',
    published_time: '20:00',
    text: '候機四小時。\n#山眠',
    is_disclosed: true,
  },
  published_at: '2026-11-20T12:00:00.000Z',
  created_by: creator,
  sent_at: '2026-11-20T12:30:00.000Z',
  comparison: { approved, match: 52 },
  claims: null,
  verdict: null,
  reason: null,
  decided_at: null,
};

const youtube: Work = {
  works_online_uuid: null,
  platform: platformOf('YouTube', '81'),
  status: 'todo',
  turn: 'creator',
  approved,
  reports: [],
  draft: null,
  revision: 0,
  allowed: ['save_draft', 'submit'],
};
const instagram: Work = { ...youtube, platform: platformOf('Instagram', '82') };
const submitted: Work = {
  ...youtube,
  status: 'submitted',
  turn: 'vendor',
  reports: [report],
  allowed: ['pass', 'fail'],
};

const viewOf = (...works: Work[]): WorksView => ({
  project: { uuid: project.uuid, name: project.name, status: project.status, vendor },
  task,
  step: { ...task.steps[0]!, function: '070', status: 'todo', turn: 'creator', version: 0 },
  ad_disclosure: '說明欄第一行標示「與山眠合作」',
  works,
  may_unlock: false,
});

const base = `/api/works-online/${task.uuid}/${youtube.platform.platform_uuid}`;
let sent: Record<string, unknown>[];
const keep = (answer: (body: Record<string, unknown>) => WorksView) => (body: Record<string, unknown>) => {
  sent.push(body);
  return answer(body);
};

const author = { ...creator, company: '' };

function Page({ start, isVendor }: { start: WorksView; isVendor: boolean }) {
  const [view, setView] = useState(start);
  const [search] = useSearchParams();
  const [port] = useState(() => createMemoryPort({ author }));
  return (
    <main>
      <CommentBoardProvider boardId="works" port={port} version={0} author={author}>
        <WorksWorkspace
          view={view}
          user={creator.uuid}
          isVendor={isVendor}
          platform={search.get('platform')}
          headEnd={null}
          onView={setView}
          onEditingChange={() => {}}
        />
      </CommentBoardProvider>
    </main>
  );
}

const open = (start: WorksView, isVendor = false) => {
  useSession.setState({ user: isVendor ? vendor : creator });
  return render(
    <MemoryRouter>
      <Page start={start} isVendor={isVendor} />
    </MemoryRouter>,
  );
};

// Preloaded: the test is about the content, not about loading time.
beforeAll(async () => {
  await Promise.all([import('./work-form'), import('./work-claims'), import('./work-trace'), import('./work-dialogs')]);
});
beforeEach(async () => {
  sent = [];
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

const field = (name: string) => page.getByRole('textbox', { name });
const submit = page.getByRole('button', { name: '送出審核' });

test('R-wrk-01 R-wrk-06 a creator pastes link and text, sees the differences, and submits', async () => {
  stubServer({
    [`POST ${base}`]: keep(({ content, is_draft, revision }) =>
      is_draft
        ? viewOf(
            {
              ...youtube,
              status: 'drafting',
              revision: Number(revision) + 1,
              draft: {
                content: content as WorkReport['content'],
                revision: Number(revision) + 1,
                base_version: 0,
                updated_at: new Date().toISOString(),
              },
            },
            instagram,
          )
        : viewOf({ ...submitted, allowed: [] }, instagram),
    ),
  });
  await open(viewOf(youtube, instagram));

  await submit.click();
  await expect.element(field('作品連結')).toHaveFocus();
  await expect.element(field('作品連結')).toHaveAccessibleDescription(/請填寫此欄位/);
  await userEvent.fill(field('作品連結'), 'https://www.instagram.com/p/x');
  await expect.element(field('作品連結')).toHaveAccessibleDescription(/這不是YouTube的連結，請貼上youtube.com的網址/);
  await userEvent.fill(field('作品連結'), report.content.url);
  await userEvent.fill(field('上線日期'), '2026-11-20');
  await userEvent.keyboard('{Tab}');
  await userEvent.fill(page.getByLabelText('上線時間'), '20:00');
  await userEvent.fill(field('發佈文字'), '候機四小時。');
  await expect.element(page.getByText(/發佈文字裡沒看到揭露用語/)).toBeVisible();
  await userEvent.fill(field('發佈文字'), '本影片與山眠合作\n候機四小時。');
  await expect.element(page.getByText('發佈文字裡有「合作」')).toBeVisible();
  await expect.element(page.getByText('和核可的文案完全相同')).toBeVisible();
  await userEvent.fill(field('發佈文字'), report.content.text);
  await expect.element(page.getByRole('progressbar', { name: '文案相同52%' })).toBeVisible();
  await page.getByLabelText('我已在作品中揭露與品牌的合作關係').click();
  await submit.click();

  await expect.element(page.getByRole('heading', { name: '文案比對' })).toBeVisible();
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ is_draft: false, content: report.content }));
  await expect.element(page.getByRole('heading', { level: 2, name: 'YouTube' })).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('typed text survives a reload and an expired session, even while nothing can be saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: '0500', message: '' }, { status: 500 }));
  const first = await open(viewOf(youtube));
  await userEvent.fill(field('作品連結'), report.content.url);
  await first.unmount();
  useSession.getState().expire();
  const again = await open(viewOf(youtube));
  await expect.element(field('作品連結')).toHaveValue(report.content.url);
  await again.unmount();
  useSession.getState().logout();
  await open(viewOf(youtube));
  await expect.element(field('作品連結')).toHaveValue('');
});

test('a returned report says why, and starts from what was reported', async () => {
  stubServer();
  const verdict = { verdict: 'failed' as const, reason: '連結打不開', decided_at: '2026-11-21T02:00:00.000Z' };
  await open(viewOf({ ...youtube, status: 'failed', reports: [{ ...report, ...verdict }] }));
  await expect.element(page.getByText('連結打不開').first()).toBeVisible();
  await expect.element(field('作品連結')).toHaveValue(report.content.url);
  await expect.element(page.getByRole('button', { name: '重新送審' })).toBeVisible();
});

test('R-wrk-02 R-wrk-03 a vendor sees link and differences without colour, confirms a doubtful pass, and passes', async () => {
  stubServer({
    [`POST ${base}/pass`]: keep(() => viewOf({ ...submitted, status: 'passed', turn: null, allowed: [] })),
  });
  await open(viewOf(submitted, { ...instagram, allowed: [] }), true);
  await expect.element(page.getByRole('link', { name: /youtube\.com\/watch/ })).toHaveAttribute('target', '_blank');
  await vi.waitFor(() => {
    expect(document.querySelector('ins')?.textContent).toContain('#山眠');
    expect(document.querySelector('del')?.textContent).toContain('本影片與山眠合作');
  });
  await page.getByRole('button', { name: '審核通過' }).click();
  const question = page.getByRole('alertdialog', { name: 'YouTube審核通過？' });
  await expect.element(question).toMatchTextContent('文案只有52%相同。');
  await question.getByRole('button', { name: '仍要通過' }).click();
  await expect.element(page.getByRole('link', { name: /YouTube 審核通過/ })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('R-wrk-03 not passing asks for a reason, and sends it once', async () => {
  stubServer({ [`POST ${base}/fail`]: keep(() => viewOf({ ...submitted, status: 'failed', allowed: [] })) });
  await open(viewOf(submitted), true);
  await page.getByRole('button', { name: '未通過' }).click();
  const dialog = page.getByRole('dialog', { name: 'YouTube未通過' });
  await dialog.getByRole('button', { name: '退回修正' }).click();
  await expect.element(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/請填寫此欄位/);
  await userEvent.fill(dialog.getByLabelText('原因'), '第一行的合作字樣不見了');
  await dialog.getByRole('button', { name: '退回修正' }).dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ reason: '第一行的合作字樣不見了' }]);
});

test('the page starts at the platform that waits for its reader, and links to the others', async () => {
  stubServer();
  await open(viewOf({ ...submitted, allowed: [] }, instagram));
  const rail = page.getByRole('navigation', { name: '平台' });
  await expect.element(rail.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('aria-current', 'true');
  await expect.element(rail.getByRole('link', { name: /^Instagram/ })).toMatchTextContent('輪到你');
  await rail.getByRole('link', { name: /^YouTube/ }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'YouTube' })).toBeVisible();
});

test('a task without platforms says where they are chosen', async () => {
  stubServer();
  await open(viewOf());
  await expect.element(page.getByText('還沒有發佈平台')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看需求單' })).toBeVisible();
});

test('R-cmt-01 the drawer of a wide window does not become a sheet in a narrow one, and reopens when widened', async () => {
  const screen = await open(viewOf(submitted), true);
  const drawer = screen.getByRole('complementary', { name: '留言' });
  await expect.element(drawer).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await screen.getByRole('button', { name: '留言', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '留言' })).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(drawer).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(drawer).not.toBeInTheDocument();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

const risky = { ...report.content, text: '本影片與山眠合作\n候機四小時，消除皺紋。限時優惠。' };
/** A page on which the creator has written risky wordings. */
const openRisky = () => {
  const draft = { content: risky, revision: 1, base_version: 0, updated_at: new Date().toISOString() };
  const view = viewOf({ ...youtube, status: 'drafting', revision: 1, draft });
  return open({ ...view, task: { ...task, product_category: 'cosmetics' } });
};
const card = (words: string) => page.getByRole('dialog', { name: `用語健檢：${words}` });
/** The text is checked when typing pauses, which happens late on a busy machine. */
const slow = { timeout: 10_000 };
const marked = () =>
  [3, 1].flatMap((severity) =>
    [`pd-claim-${severity}`, `pd-claim-${severity}-active`].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map(String),
    ),
  );

test('risky wordings of the published text are confirmed before submission, and can be replaced', async () => {
  usePageIsReadable.setState({ isReadable: true });
  stubServer({ [`POST ${base}`]: keep(() => viewOf({ ...submitted, allowed: [] })) });
  await openRisky();
  const panel = page.getByRole('region', { name: '廣告用語健檢' });
  await panel.getByRole('button', { name: /^消除皺紋/ }).click();
  await submit.click();
  const dialog = page.getByRole('alertdialog', { name: '還有1處高風險用語' });
  await dialog.getByRole('button', { name: '先看看' }).click();
  expect(sent).toEqual([]);
  await panel.getByRole('button', { name: '使用這個寫法：把「消除皺紋」改成「淡化（撫平）皺紋」' }).click();
  await expect
    .element(field('發佈文字'), slow)
    .toHaveValue('本影片與山眠合作\n候機四小時，淡化（撫平）皺紋。限時優惠。');
  useToastQueue.getState().queue.at(-1)?.action?.onSelect();
  await expect.element(field('發佈文字'), slow).toHaveValue(risky.text);
});

test('wordings are marked in their field, with a card that F8 opens one after the other', async () => {
  usePageIsReadable.setState({ isReadable: true });
  stubServer({});
  await openRisky();
  await expect.poll(marked, slow).toEqual(['消除皺紋', '限時']);
  await userEvent.keyboard('{F8}');
  await expect.element(card('消除皺紋'), slow).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(card('限時'), slow).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await card('消除皺紋')
    .getByRole('button', { name: /^使用這個寫法：把「消除皺紋」改成「淡化（撫平）皺紋」/ })
    .click();
  await expect.element(card('消除皺紋'), slow).not.toBeInTheDocument();
  await expect
    .element(field('發佈文字'), slow)
    .toHaveValue('本影片與山眠合作\n候機四小時，淡化（撫平）皺紋。限時優惠。');
  await expect.poll(marked, slow).toEqual(['限時']);
});

test('in a sent report they are marked in the published text, not in the deletions', async () => {
  usePageIsReadable.setState({ isReadable: true });
  stubServer({ [`GET /api/claims/${task.uuid}/070`]: () => [] });
  const claims: WorkReport['claims'] = {
    category: 'cosmetics',
    rules: '2026-11-22/00000000',
    findings: [
      { field: 'text', claim: 'C17:消除皺紋', text: '消除皺紋', severity: 3, why: '醫療效能。', law: '化粧品法' },
    ],
    demands: [],
  };
  const before = { version: 2, html: '<p>候機四小時，消除皺紋。</p><p>一整天，消除皺紋。</p>' };
  const content = { ...report.content, text: '候機四小時，消除皺紋。' };
  await open(
    viewOf({ ...submitted, reports: [{ ...report, content, claims, comparison: { approved: before, match: 60 } }] }),
    true,
  );
  await expect.poll(marked, slow).toEqual(['消除皺紋']);
  await userEvent.keyboard('{F8}');
  await card('消除皺紋').getByRole('button', { name: '在健檢清單裡看' }).click();
  const panel = page.getByRole('region', { name: '廣告用語健檢' });
  await expect.element(panel.getByRole('button', { name: /^消除皺紋/, expanded: true }), slow).toBeVisible();
});
