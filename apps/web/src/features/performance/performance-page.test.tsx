import type { PerformanceOverview, PerformanceRow } from '@paidang/contract/entities';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import Performance from '../../routes/performance';
import { useSession } from '../../stores/session';
import { creator, project, vendor } from '../../testing/people';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const unknown = {
  spend: null,
  views: null,
  engagements: null,
  cost_per_view: null,
  cost_per_engagement: null,
  views_goal: null,
  views_goal_percent: null,
};
const totals = {
  reports: 3,
  spend: 40_000,
  views: 150_005,
  engagements: 5960,
  cost_per_view: 0.24,
  cost_per_engagement: 6.71,
  views_goal: 120_000,
  views_goal_percent: 125,
};
const overview: PerformanceOverview = {
  totals,
  months: [
    { month: '2026-10', spend: 10_000, views: 30_000 },
    { month: '2026-12', spend: 30_000, views: 120_005 },
  ],
  choices: {
    creators: [{ key: creator.uuid, name: '阿澄' }],
    platforms: [{ key: 'YouTube', name: 'YouTube' }],
    projects: [{ key: project.uuid, name: project.name }],
    months: ['2026-10', '2026-12'],
  },
};
const nothing: PerformanceOverview = {
  totals: { reports: 0, ...unknown },
  months: [],
  choices: { creators: [], platforms: [], projects: [], months: [] },
};
const acheng: PerformanceRow = { ...totals, key: creator.uuid, name: '阿澄', person: creator };

/** The requests made, newest last. */
let asked: URL[];
let overviewIs: () => PerformanceOverview | number;
let allRows: readonly PerformanceRow[];
const pageSize = 100;

function rowsOf(search: URLSearchParams) {
  const from = (Number(search.get('page')) - 1) * pageSize;
  const isByCreator = search.get('group') === 'creator';
  const rows = isByCreator ? allRows : [{ ...totals, key: project.uuid, name: project.name, person: null }];
  const meta = { total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / pageSize)) };
  return { status: '0000', message: '', data: rows.slice(from, from + pageSize), meta };
}

beforeEach(async () => {
  asked = [];
  overviewIs = () => overview;
  allRows = [acheng, { reports: 1, ...unknown, key: vendor.uuid, name: '小鹿出門中', person: null }];
  useSession.setState({ user: vendor, token: 't' });
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = new URL(String(url), window.location.href);
    asked.push(address);
    if (address.pathname === '/api/performance/rows') return Response.json(rowsOf(address.searchParams));
    const data = overviewIs();
    return typeof data === 'number'
      ? Response.json({ status: '0500', message: '' }, { status: data })
      : Response.json({ status: '0000', message: '', data });
  });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${pathname}${search}`}</output>;
};
const where = page.getByTestId('where');

const show = (address = '/performance') =>
  render(
    <DataCache shouldRetryOnError={false} dedupingInterval={0}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[address]}>
          <Performance />
          <Where />
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );

test('shows figures, months and rows; unknown values are not 0', async () => {
  await show();
  await expect.element(page.getByText('NT$40,000').first()).toBeVisible();
  await expect.element(page.getByText('NT$0.24').first()).toBeVisible();
  const months = page.getByRole('slider', { name: '每月觀看次數' });
  await expect.element(months).toHaveAttribute('max', '2');
  const table = page.getByRole('table', { name: '各創作者成效' });
  await expect.element(table.getByRole('row', { name: /阿澄.*150,005 125% 達標/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /小鹿出門中.*沒有資料/ })).toBeVisible();
});

test('a name links to the projects behind it, and from there to the project', async () => {
  await show('/performance?platform=YouTube');
  await userEvent.click(page.getByRole('link', { name: /阿澄/ }));
  await expect.element(where).toHaveTextContent(`/performance?creator=${creator.uuid}&platform=YouTube&group=project`);
  const link = page.getByRole('link', { name: project.name });
  await expect.element(link).toHaveAttribute('href', `/project_progress?id=${project.uuid}`);
});

test('filters are in the address and the request, and can be cleared', async () => {
  await show('/performance?from=2026-10&to=nonsense&creator=me');
  await expect.element(page.getByRole('combobox', { name: '開始月份' })).toHaveTextContent('2026/10');
  expect(asked.every(({ search }) => search.includes('from=2026-10') && !/nonsense|creator=/.test(search))).toBe(true);
  await userEvent.click(page.getByRole('combobox', { name: '平台' }));
  await userEvent.click(page.getByRole('option', { name: 'YouTube' }));
  await expect.element(where).toHaveTextContent('/performance?platform=YouTube&from=2026-10');
  await userEvent.click(page.getByRole('button', { name: '清除篩選' }));
  await expect.element(where).toHaveTextContent('/performance');
});

test('a column is sorted by the server; the third press restores the default order', async () => {
  await show();
  const header = page.getByRole('columnheader', { name: '觀看次數' });
  const press = () => userEvent.click(header.getByRole('button'));
  await press();
  await expect.element(where).toHaveTextContent('/performance?sort=views');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await press();
  await expect.element(where).toHaveTextContent('/performance?sort=views&direction=ascending');
  await expect.poll(() => asked.at(-1)?.search).toContain('sort=views&direction=ascending');
  await press();
  await expect.element(where).toHaveTextContent('/performance');
});

test('without closed projects says what will be shown and when, with a link to continue', async () => {
  overviewIs = () => nothing;
  await show();
  await expect.element(page.getByRole('heading', { name: '還沒有結案的專案' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看專案列表' })).toHaveAttribute('href', '/project_list');
  await expect.element(page.getByRole('button', { name: '下載CSV' })).not.toBeInTheDocument();
});

test('yearly payments to creators can be downloaded, even without closed projects', async () => {
  overviewIs = () => nothing;
  await show();
  await userEvent.click(page.getByRole('button', { name: '下載2026年CSV' }));
  await expect
    .poll(() => asked.map(({ pathname, search }) => pathname + search))
    .toContain('/api/income-statements?year=2026');
});

test('without results the filters remain and can be cleared', async () => {
  overviewIs = () => ({ ...overview, totals: nothing.totals, months: [] });
  await show('/performance?from=2026-10');
  await expect.element(page.getByRole('heading', { name: '沒有符合的結案報告' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: '開始月份' })).toBeVisible();
});

test('a failed request offers a retry', async () => {
  overviewIs = () => 500;
  await show();
  const again = page.getByRole('button', { name: '再試一次' });
  await expect.element(again).toBeVisible();
  overviewIs = () => overview;
  await userEvent.click(again);
  await expect.element(page.getByText('NT$40,000').first()).toBeVisible();
});

test('with ten thousand rows only a few are in the document, and more are loaded on scroll', async () => {
  const n = 10_000;
  allRows = Array.from({ length: n }, (_, index) => ({
    ...acheng,
    key: `${index}`,
    name: `創作者${index}`,
    person: null,
  }));
  await show();
  const table = page.getByRole('table', { name: '各創作者成效' });
  await expect.element(table).toHaveAttribute('aria-rowcount', `${n + 1}`);
  await expect.element(page.getByText('創作者0', { exact: false }).first()).toBeVisible();
  const lastRow = () => Number(table.element().querySelector('tbody tr:last-child')?.getAttribute('aria-rowindex'));
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return lastRow();
    })
    .toBeGreaterThan(150);
  expect(table.element().querySelectorAll('tbody tr').length).toBeLessThan(60);
});

test('at 390 px each figure is labelled, and rows can be sorted', async () => {
  await page.viewport(390, 844);
  allRows = [{ ...acheng, name: `阿澄${'名字很長'.repeat(20)}` }];
  await show();
  const row = page.getByRole('row', { name: /阿澄/ });
  await expect.element(row.getByText('每次觀看')).toBeVisible();
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.click(page.getByRole('button', { name: '排序：費用' }));
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: '觀看次數' }));
  await expect.element(where).toHaveTextContent('/performance?sort=views');
});

test('R-role-03 creators get a page that is not found', async () => {
  useSession.setState({ user: creator });
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('成效');
  expect(asked).toEqual([]);
});
