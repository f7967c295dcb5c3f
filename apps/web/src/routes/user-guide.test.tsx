import '@paidang/ui/styles.css';
import '../styles/app.css';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { DataCache } from '../data/data-cache';
import { readingOrder, shipped } from '../features/user-guide/catalogue';
import { useSession } from '../stores/session';

// Preloaded: the test is about content, not loading times.
beforeAll(async () => {
  await Promise.all([
    import('../shell/public-layout'),
    import('./user-guide'),
    import('./not-found'),
    import('#labels/user-guide/start'),
    import('#labels/user-guide/projects'),
    import('#labels/user-guide/make'),
    import('#labels/user-guide/review'),
    import('#labels/user-guide/payment'),
    import('#labels/user-guide/talk'),
  ]);
});
beforeEach(async () => {
  vi.restoreAllMocks();
  useSession.getState().logout();
  await page.viewport(1280, 800);
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Router />
    </MemoryRouter>,
  );

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const sidebar = page.getByRole('complementary').getByRole('navigation', { name: '教學目錄' });
const entry = (name: string) => sidebar.getByRole('link', { name });

test('R-rtp-28 overview, categories and articles have addresses; the sidebar lists them, marking the current one', async () => {
  await open('/userGuide');
  await expect.element(heading).toHaveTextContent('使用教學');
  await expect.element(entry('來回修改')).not.toHaveAttribute('aria-current');

  await entry('來回修改').click();
  await expect.element(heading).toHaveTextContent('來回修改');
  await expect.element(entry('來回修改')).toHaveAttribute('aria-current', 'page');

  await main.getByRole('link', { name: '定稿與驗收' }).click();
  await expect.element(heading).toHaveTextContent('定稿與驗收');
  await expect.element(entry('定稿與驗收')).toHaveAttribute('aria-current', 'page');
  await expect.element(main.getByRole('heading', { level: 2, name: '廠商：驗收' })).toBeVisible();

  await page.getByRole('navigation', { name: '路徑' }).getByRole('link', { name: '使用教學' }).click();
  await expect.element(heading).toHaveTextContent('使用教學');
});

test.each(['/userGuide/nothing', '/userGuide/make/nothing', '/userGuide/nothing/outline'])(
  'R-rtp-28 R-rtp-31 %s is not found',
  async (path) => {
    await open(path);
    await expect.element(heading).toHaveTextContent('找不到這一頁');
  },
);

test('R-rtp-28 links lead from the first article to the last, and back', async () => {
  const order = readingOrder(shipped);
  const [first] = order;
  await open(`/userGuide/${first?.category.slug}/${first?.article.slug}`);
  const neighbours = page.getByRole('navigation', { name: '前後篇' });
  for (const { article } of order.slice(1)) {
    await neighbours.getByRole('link', { name: /^下一篇/ }).click();
    await expect.element(heading).toHaveTextContent(article.title);
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await expect.element(neighbours.getByRole('link', { name: /^下一篇/ })).not.toBeInTheDocument();
  await neighbours.getByRole('link', { name: /^上一篇/ }).click();
  await expect.element(heading).toHaveTextContent(order.at(-2)?.article.title ?? '');
});

test('a link to a heading scrolls to the heading', async () => {
  await open('/userGuide/review/acceptance#reopen');
  const target = main.getByRole('heading', { level: 2, name: '驗收後還想改' });
  await expect.element(target).toBeInViewport();
  await expect.element(heading).not.toBeInViewport();
});

test('on a small screen the contents open above the text, and close once something is chosen', async () => {
  await page.viewport(390, 800);
  await open('/userGuide');
  await expect.element(main.getByRole('complementary')).not.toBeInTheDocument();
  const contents = main.getByRole('navigation', { name: '教學目錄' });
  await expect.element(contents).not.toBeInTheDocument();
  await main.getByText('教學目錄').click();
  await contents.getByRole('link', { name: '聊天室' }).click();
  await expect.element(heading).toHaveTextContent('聊天室');
  await expect.element(contents).not.toBeInTheDocument();
});

/** The guide with an article the operator wrote. */
async function openWritten(path: string, article: object) {
  const others = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).startsWith('/api/guide-articles')
      ? Response.json({ status: '0000', message: '', data: [{ uuid: crypto.randomUUID(), active: true, ...article }] })
      : others(input, init),
  );
  await render(
    <DataCache>
      <MemoryRouter initialEntries={[path]}>
        <Router />
      </MemoryRouter>
    </DataCache>,
  );
}

test('an article by the operator replaces the one with the same address', async () => {
  const article = {
    category: 'start',
    slug: 'register',
    title: '註冊，三分鐘',
    summary: '換了寫法。',
    body: '<p>新的第一步</p>',
  };
  await openWritten('/userGuide/start/register', article);
  await expect.element(heading).toHaveTextContent('註冊，三分鐘');
  await expect.element(main.getByText('新的第一步')).toBeVisible();
  await expect.element(entry('註冊，三分鐘')).toHaveAttribute('aria-current', 'page');
});

test('another article by the operator has a new address', async () => {
  const article = { category: 'talk', slug: 'line-groups', title: 'LINE群組', summary: '', body: '<p>一起加入</p>' };
  await openWritten('/userGuide/talk/line-groups', article);
  await expect.element(heading).toHaveTextContent('LINE群組');
  await expect.element(main.getByText('一起加入')).toBeVisible();
});
