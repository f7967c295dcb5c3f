import type { FoundCreator } from '@paidang/contract/entities';
import { addDays } from '@paidang/contract/rules';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStillClock } from '../../../../../tooling/still-clock';
import { DataCache } from '../../data/data-cache';
import Creators from '../../routes/creators';
import Compare from '../../routes/creators-compare';
import { useComparedCreators } from '../../stores/compared-creators';
import { useSession } from '../../stores/session';
import { creatorCard, facets, foundCreator } from '../../testing/creators';
import { creator, vendor } from '../../testing/people';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const idOf = (number: number) => `0199b000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const many = (count: number): FoundCreator[] =>
  Array.from({ length: count }, (_, index) => ({ ...foundCreator, uuid: idOf(index), name: `創作者${index}` }));

/** The requests made, newest last. */
let asked: { method: string; url: URL; body: string }[];
let found: () => readonly FoundCreator[] | number;
let next: string | null;
let lists: readonly object[];

const failure = { status: '0500', message: '系統忙碌中' };
const searches = () => asked.filter(({ url }) => url.pathname === '/api/creators').map(({ url }) => url.searchParams);

function answer(method: string, { pathname, searchParams }: URL): unknown {
  if (pathname === '/api/creators/facets') return facets;
  if (pathname === '/api/creators/compare') {
    const ids = searchParams.get('ids')?.split(',') ?? [];
    return ids.slice(0, 2).map((uuid, index) => ({ ...creatorCard, uuid, name: `創作者${index}` }));
  }
  if (pathname === '/api/creator-lists' && method === 'POST') {
    return { uuid: idOf(99), name: '年菜', size: 0, avatars: [], updated_at: foundCreator.updated_at };
  }
  if (pathname === '/api/creator-lists') return lists;
  if (pathname.startsWith('/api/creator-lists/')) {
    return { uuid: idOf(99), name: '年菜', size: 1, avatars: [null], updated_at: foundCreator.updated_at };
  }
  return [];
}

beforeEach(async () => {
  asked = [];
  found = () => [foundCreator];
  next = null;
  lists = [];
  useSession.setState({ user: vendor, token: 't' });
  useComparedCreators.getState().clear();
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), window.location.href);
    const method = init?.method ?? 'GET';
    asked.push({ method, url, body: String(init?.body ?? '') });
    if (url.pathname !== '/api/creators')
      return Response.json({ status: '0000', message: '', data: answer(method, url) });
    const rows = found();
    if (typeof rows === 'number') return Response.json(failure, { status: rows });
    const meta = { next: url.searchParams.has('cursor') ? null : next, total: 46, has_more_than_total: false };
    return Response.json({ status: '0000', message: '', data: rows, meta });
  });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

const Where = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{decodeURIComponent(`${pathname}${search}`)}</output>
      <button type="button" onClick={() => navigate(-1)}>
        上一頁
      </button>
    </>
  );
};
const where = page.getByTestId('where');

/** Clicks, and returns before the change of the address is rendered, as on a slow phone. */
async function pressQuickly(role: 'checkbox' | 'button', name: string) {
  (page.getByRole(role, { name }).element() as HTMLElement).click();
  // React renders after the event, in a microtask of its own.
  await Promise.resolve();
}

const show = (address = '/creators') =>
  render(
    <DataCache shouldRetryOnError={false} dedupingInterval={0}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/creators" element={<Creators />} />
            <Route path="/creators/compare" element={<Compare />} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
        </MemoryRouter>
      </ThemeProvider>
    </DataCache>,
  );

const table = page.getByRole('table', { name: '創作者' });

test('lists matching creators with the facts that matter, and links to their cards', async () => {
  await show();
  await expect.element(table.getByRole('row', { name: /阿澄.*18.8萬.*12萬.*55,000－75,000.*4.8/ })).toBeVisible();
  await expect.element(table.getByRole('link', { name: /阿澄/ })).toHaveAttribute('href', `/creator/${creator.uuid}`);
  await expect.element(page.getByText('符合條件的有46位。')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: '合作過 8' })).toBeVisible();
});

test('a filter is in the address and the request; its chip removes it, and going back restores it', async () => {
  await show();
  await userEvent.click(page.getByRole('checkbox', { name: '美妝保養' }));
  await userEvent.click(page.getByRole('button', { name: 'YouTube' }));
  await userEvent.click(page.getByRole('radio', { name: '4.5以上' }));
  await expect.element(where).toHaveTextContent('/creators?categories=beauty&platforms=YouTube&rating_min=4.5');
  await expect.poll(() => searches().at(-1)?.toString()).toBe('categories=beauty&platforms=YouTube&rating_min=4.5');
  await userEvent.click(page.getByRole('button', { name: '移除「YouTube」' }));
  await expect.element(where).toHaveTextContent('/creators?categories=beauty&rating_min=4.5');
  await userEvent.click(page.getByRole('button', { name: '上一頁' }));
  await expect
    .element(page.getByRole('button', { name: 'YouTube', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: '全部清除' }));
  await expect.element(where).toHaveTextContent('/creators');
});

test('filters chosen in quick succession add up', async () => {
  await show();
  await expect.element(page.getByRole('checkbox', { name: '美妝保養' })).toBeVisible();
  await pressQuickly('checkbox', '美妝保養');
  await pressQuickly('checkbox', '美食');
  await pressQuickly('button', 'YouTube');
  await expect.element(where).toHaveTextContent('/creators?categories=beauty,food&platforms=YouTube');
});

test('a range sends a request once a key has moved its thumb', async () => {
  await show('/creators?followers_min=20000');
  const from = page.getByRole('slider', { name: '追蹤數，最少' });
  await expect.element(from).toHaveAttribute('aria-valuetext', '2萬');
  from.element().dispatchEvent(new FocusEvent('focus', { bubbles: true }));
  (from.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(where).toHaveTextContent('/creators?followers_min=30000');
  await expect.element(page.getByRole('button', { name: '移除「3萬以上追蹤」' })).toBeVisible();
});

test('with only a first week chosen, asks for all weeks up to the last one shown', async () => {
  await show();
  const weeks = foundCreator.weeks ?? [];
  await userEvent.click(page.getByRole('combobox', { name: '從哪一週起有空' }));
  await userEvent.click(page.getByRole('option').nth(3));
  const end = addDays(weeks.at(-1)?.week ?? '', 6);
  await expect.element(where).toHaveTextContent(`/creators?free_from=${weeks[2]?.week}&free_to=${end}`);
});

test('/ focuses the search, which waits for the input method and sends one request', async () => {
  await show();
  await expect.element(table).toBeVisible();
  await userEvent.keyboard('/');
  const field = page.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  const input = field.element() as HTMLInputElement;
  useStillClock();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('ㄕㄨㄟ');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(searches().some((search) => search.has('q'))).toBe(false);
  vi.useRealTimers();
  await field.fill('睡前');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(where).toHaveTextContent('/creators?q=睡前');
  await expect.poll(() => searches().filter((search) => search.get('q') === '睡前').length).toBe(1);
});

test('loads more results below; a failure leaves the loaded ones in place', async () => {
  found = () => many(20);
  next = 'after-20';
  await show();
  await expect.element(table.getByRole('link', { name: /創作者19/ })).toBeVisible();
  found = () => 500;
  await userEvent.click(page.getByRole('button', { name: '再看更多' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('沒有載入完，請再試一次再試一次');
  found = () => [{ ...foundCreator, uuid: idOf(21), name: '第二十一位' }];
  await userEvent.click(page.getByRole('button', { name: '再看更多' }));
  await expect.element(table.getByRole('link', { name: /第二十一位/ })).toBeVisible();
  await expect.element(table.getByRole('link', { name: /創作者19/ })).toBeVisible();
});

test('without results says so and offers to clear the filters; a failure offers a retry', async () => {
  found = () => [];
  await show('/creators?q=潛水');
  await expect.element(page.getByRole('heading', { name: '沒有符合的創作者' })).toBeVisible();
  found = () => 500;
  await userEvent.click(page.getByRole('button', { name: '清除條件' }));
  const again = page.getByRole('button', { name: '再試一次' });
  await expect.element(again).toBeVisible();
  found = () => [foundCreator];
  await userEvent.click(again);
  await expect.element(table.getByRole('link', { name: /阿澄/ })).toBeVisible();
});

test('up to four are compared, at an address that can be shared', async () => {
  found = () => many(5);
  await show();
  const tray = page.getByRole('region', { name: '比較' });
  for (const number of [0, 1, 2, 3]) {
    await userEvent.click(page.getByRole('checkbox', { name: `把創作者${number}加入比較` }));
  }
  await expect.element(tray.getByRole('status')).toHaveTextContent('已選4位，最多4位');
  await userEvent.click(page.getByRole('checkbox', { name: '把創作者4加入比較' }));
  await expect.element(page.getByRole('checkbox', { name: '把創作者4加入比較' })).not.toBeChecked();
  await userEvent.click(tray.getByRole('button', { name: '把創作者3移出比較' }));
  await userEvent.click(tray.getByRole('link', { name: '比較3位' }));
  await expect.element(where).toHaveTextContent(`/creators/compare?ids=${[0, 1, 2].map(idOf).join(',')}`);
  const comparison = page.getByRole('table', { name: '創作者比較' });
  await expect.element(comparison.getByRole('row', { name: /合作費用.*55,000－75,000/ })).toBeVisible();
  await expect.element(page.getByText('有1位已取消公開，不在這裡。')).toBeVisible();
});

test('creators removed from a comparison in quick succession do not come back', async () => {
  found = () => many(4);
  await show(`/creators/compare?ids=${[0, 1, 2].map(idOf).join(',')}`);
  await expect.element(page.getByRole('table', { name: '創作者比較' })).toBeVisible();
  for (const number of [0, 1]) await pressQuickly('button', `把創作者${number}移出比較`);
  await expect.element(where).toHaveTextContent(`/creators/compare?ids=${idOf(2)}`);
});

test('the bookmark saves a creator to a new list, and the row shows it', async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: '收藏阿澄' }));
  await userEvent.fill(page.getByRole('textbox', { name: '名單名稱' }), '年菜');
  await userEvent.click(page.getByRole('button', { name: '建立' }));
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ url }) => url.pathname))
    .toEqual([`/api/creator-lists/${idOf(99)}/creators/${creator.uuid}`]);
  await userEvent.keyboard('{Escape}');
  const saved = page.getByRole('button', { name: '阿澄已收藏，修改名單' });
  await expect.element(saved).toBeVisible();
  await expect.element(saved).toHaveFocus();
});

test('a list ticked by keyboard keeps focus while it is saved', async () => {
  lists = [{ uuid: idOf(98), name: '夏天', size: 0, avatars: [], updated_at: foundCreator.updated_at }];
  await show();
  await userEvent.click(page.getByRole('button', { name: '收藏阿澄' }));
  const box = page.getByRole('checkbox', { name: '夏天' });
  await expect.element(box).toBeVisible();
  while (document.activeElement !== box.element()) await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.poll(() => asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await expect.element(box).not.toHaveAttribute('aria-disabled');
  await expect.element(box).toHaveFocus();
});

test('at 390 px creators are cards, and filters a sheet that shows the number of results', async () => {
  await page.viewport(390, 844);
  found = () => [{ ...foundCreator, name: `阿澄${'名字很長'.repeat(20)}` }];
  await show();
  const card = page.getByRole('list', { name: '創作者' });
  await expect.element(card.getByText('55,000－75,000')).toBeVisible();
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.click(page.getByRole('button', { name: '篩選' }));
  await userEvent.click(page.getByRole('checkbox', { name: '美妝保養' }));
  await userEvent.click(page.getByRole('button', { name: '看46位' }));
  await expect.element(where).toHaveTextContent('/creators?categories=beauty');
  await expect.element(page.getByRole('button', { name: '篩選（1）' })).toBeVisible();
});

test('creators get a page that is not found', async () => {
  useSession.setState({ user: creator });
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('找創作者');
  expect(asked).toEqual([]);
});
