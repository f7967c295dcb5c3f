import '@paidang/ui/styles.css';
import '../../../styles/app.css';
import type { CaseReportSummary, ReportComparison } from '@paidang/contract/entities';
import { emptyReport, goalProgress, reportTotals } from '@paidang/contract/report';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepSummary, readKeptSummary } from '../../../data/case-reports';
import { Page } from '../../../shared/page/page';
import { project, vendor } from '../../../testing/people';
import { stubServer } from '../../../testing/stub-server';
import { ReportSummary } from './report-summary';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const days = Array.from({ length: 10 }, (_, index) => ({ date: `2026-12-${16 + index}`, value: 1000 - index }));
const platform = (platform_title: string) => ({
  platform_uuid: crypto.randomUUID(),
  platform_title,
  kind: 'post' as const,
  needs_text: true,
  needs_photos: false,
});
const youtube = {
  ...emptyReport('video'),
  figures: {
    yt_final_total_views: 214_386,
    likes: 11_842,
    comments: 1206,
    female_percent: 78,
    male_percent: 22,
    highest_age_group: '25-34',
  },
  curve_perday: days,
} satisfies CaseReportSummary['platforms'][number]['content'];
const facebook = { ...emptyReport('post'), figures: { fb_views: 24_870, reactions: 1388, comments: 96, shares: 211 } };

const compared: ReportComparison = {
  report_type: null,
  own: { views: 239_256, engagement_rate: 6.16, cost_per_view: 0.13, cost_per_engagement: 2.03 },
  median: { views: 200_000, engagement_rate: 6.16, cost_per_view: 0.26, cost_per_engagement: null },
  projects: 3,
};

const summaryOf = (change: Partial<CaseReportSummary> = {}): CaseReportSummary => ({
  project: { uuid: project.uuid, name: project.name, status: 'reporting', build_mode: 'self', vendor },
  task: { ...task, fee: 30_000 },
  platforms: [
    {
      url_uid: crypto.randomUUID(),
      platform: platform('YouTube'),
      work: { url: 'https://youtu.be/abc', published_at: '2026-12-16T04:00:00.000Z' },
      content: youtube,
      totals: reportTotals([youtube], null),
    },
    {
      url_uid: crypto.randomUUID(),
      platform: platform('Facebook'),
      work: null,
      content: facebook,
      totals: reportTotals([facebook], null),
    },
  ],
  totals: reportTotals([youtube, facebook], 30_000),
  goals: goalProgress({ views: 200_000, clicks: 10, reach: 1 }, [youtube, facebook], true),
  curve_perday: days,
  comparison: [compared],
  ...change,
});

const show = (summary: CaseReportSummary) =>
  render(
    <MemoryRouter>
      <Page>
        <ReportSummary summary={summary} />
      </Page>
    </MemoryRouter>,
  );

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test('R-rep-08 the sheet shows totals, costs with their divisors, days, audience and posts', async () => {
  await show(summaryOf());
  await expect.element(page.getByRole('heading', { level: 1, name: '成效總表' })).toBeVisible();
  await expect.element(page.getByText('NT$30,000÷觀看239,256')).toBeVisible();
  await expect.element(page.getByText('所有平台合計。深色是上線後的七天。')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '誰在看：YouTube' })).toBeVisible();
  await expect.element(page.getByText('最多：25-34歲')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'https://youtu.be/abc （在新分頁開啟）' }))
    .toHaveAttribute('target', '_blank');
  const table = page.getByRole('table', { name: '各平台成效' });
  await expect.element(table.getByRole('row', { name: /^Facebook 24,870 — 1,388 96 211 — —/ })).toBeVisible();
  await expect.element(page.getByText('Facebook的互動：按讚與心情數＋留言數＋分享數')).toBeVisible();
});

test('R-rep-08 each goal of the brief says in words whether it was reached', async () => {
  await show(summaryOf());
  const goals = page.getByRole('region', { name: '目標' });
  await expect.element(goals.getByRole('definition').first()).toHaveTextContent('119%達標實際239,256次，目標200,000次');
  await expect.element(goals.getByRole('definition').nth(1)).toHaveTextContent('—未提供還沒有數字，目標10次');
});

test('R-rep-08 a brief without goals has no such section', async () => {
  await show(summaryOf({ goals: [] }));
  await expect.element(page.getByRole('heading', { name: '各平台成效' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: '目標' })).not.toBeInTheDocument();
});

test('R-rep-08 the vendor sees how far the task differs from earlier projects', async () => {
  await show(summaryOf());
  const row = page.getByRole('table', { name: '和你先前的專案比' }).getByRole('row', { name: /^整個任務/ });
  await expect.element(row.getByText('高20%')).toBeVisible();
  await expect.element(row.getByText('低50%')).toBeVisible();
  await expect.element(row.getByText('相同')).toBeVisible();
});

test('R-rep-08 shows no comparison if the server sends none', async () => {
  await show(summaryOf({ comparison: [] }));
  await expect.element(page.getByRole('heading', { name: '各平台成效' })).toBeVisible();
  await expect.element(page.getByText('和你先前的專案比')).not.toBeInTheDocument();
});

test('all days are drawn dark, without a note, while the publication date is unknown', async () => {
  const { platforms } = summaryOf();
  await show(summaryOf({ platforms: platforms.map((post) => ({ ...post, work: null })) }));
  await expect.element(page.getByText('所有平台合計。', { exact: true })).toBeVisible();
});

test('an empty summary keeps its head and links to the reports', async () => {
  await show(summaryOf({ platforms: [], curve_perday: [], comparison: [] }));
  await expect.element(page.getByRole('heading', { level: 1, name: '成效總表' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: '還沒有可以統計的報告' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看各平台報告' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下載' })).not.toBeInTheDocument();
});

test('R-rep-08 can be downloaded as PDF, Excel or CSV under the file name from the server', async () => {
  const file = new Response('x', { headers: { 'content-disposition': 'attachment; filename="a.xlsx"' } });
  const restore = stubServer({ [`GET /api/case-reports/${task.uuid}/summary/export`]: file });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show(summaryOf());
  await page.getByRole('button', { name: '下載' }).click();
  await page.getByRole('menuitem', { name: 'Excel活頁簿' }).click();
  await expect.poll(() => pressed.mock.instances.at(-1)).toHaveProperty('download', 'a.xlsx');
  expect(fetched.mock.calls.map(([url]) => String(url))).toContainEqual(
    expect.stringContaining(`/case-reports/${task.uuid}/summary/export?format=xlsx`),
  );
  vi.restoreAllMocks();
  restore();
});

test('at 390 px nothing is wider than the page', async () => {
  await page.viewport(390, 844);
  await show(summaryOf());
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('R-rep-07 the summary and its project’s name are cached in the browser per user', () => {
  const summary = summaryOf();
  keepSummary('a', task.uuid, summary);
  expect(readKeptSummary('a', task.uuid)).toEqual(summary);
  expect(readKeptSummary('b', task.uuid)).toBeUndefined();
  localStorage.setItem(`paidang.caseReportSummary.a.${task.uuid}`, '{"summary":{}}');
  expect(readKeptSummary('a', task.uuid)).toBeUndefined();
});

test('R-rta-23 R-prj-10 says that the platform runs the project, if the server reports it', async () => {
  await show(summaryOf());
  await expect.element(page.getByText('專人代操')).not.toBeInTheDocument();
  const { project: own } = summaryOf();
  await show(summaryOf({ project: { ...own, build_mode: 'platform' } }));
  await expect.element(page.getByText('專人代操')).toBeVisible();
});
