import type { ShownBrand, ShownCreatorSay, ShownCustomerSay, ShownSuccessProject } from '@paidang/contract/entities';
import { experiencePath, paths } from '@paidang/contract/pages';
import { platformNames } from '@paidang/contract/vocabulary';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginGate } from '../app/login-gate';
import { Router } from '../app/router';
import { DataCache } from '../data/data-cache';
import { useSession } from '../stores/session';
import { foundCreator } from '../testing/creators';
import { stubServer } from '../testing/stub-server';
import '../styles/app.css';
import '@paidang/ui/styles.css';

// Preloaded: the test is about content, not loading times.
beforeAll(async () => {
  await Promise.all([
    import('../shell/public-layout'),
    import('../shell/logo-layout'),
    import('../shell/try-layout'),
    import('./home'),
    import('./more-cases'),
    import('./experience'),
    import('./partner-offer'),
    import('./preview'),
    import('./not-found'),
  ]);
});

const uuid = (n: number) => `0199a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const picture = { path: `/files/${'0'.repeat(32)}.webp`, width: 1200, height: 800, alt: '情境照片' };
const many = <Item,>(count: number, make: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => make(n));

const cases = many<ShownSuccessProject>(8, (n) => ({
  uuid: uuid(n),
  active: true,
  logo: null,
  title: `品牌${n} × 創作者${n}`,
  subtitle: '〈一個人的第一次露營〉影片',
  figure: '38萬',
  figure_label: '次觀看',
  content: '帳篷只出現在該出現的時候。',
  main_image: picture,
  images: [],
  type: n % 2 ? 'travel' : 'food',
}));
const creatorSays = many<ShownCreatorSay>(12, (n) => ({
  uuid: uuid(100 + n),
  active: true,
  avatar: null,
  name: `創作者${n}`,
  topic: '旅行',
  content: `第${n}句話`,
}));
const customerSays = many<ShownCustomerSay>(6, (n) => ({
  uuid: uuid(200 + n),
  active: true,
  logo: null,
  name: `品牌${n}`,
  position: '行銷企劃',
  industry: 'home',
  content: `第${n}句話`,
}));
const brands = many<ShownBrand>(29, (n) => ({
  uuid: uuid(300 + n),
  active: true,
  name: `合作品牌${n}`,
  logo: picture,
}));
const noClaims = { creators: null, brands: null, platforms: null, services: [] };
const site = {
  'GET /api/site-claims': noClaims,
  'GET /api/success-projects': cases,
  'GET /api/creator-says': creatorSays,
  'GET /api/customer-says': customerSays,
  'GET /api/brands': brands,
  'GET /api/cooperation-cases/types': [
    { type: 'food', title: '餐飲食品', cases: 4 },
    { type: 'travel', title: '旅遊戶外', cases: 4 },
  ],
  'GET /api/cooperation-cases/travel': cases.filter(({ type }) => type === 'travel'),
};

beforeEach(() => useSession.getState().logout());

async function open(path: string, answers: Record<string, unknown> = site) {
  const stop = stubServer(answers);
  const screen = await render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[path]}>
          <Router />
          <LoginGate />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  return { screen, stop };
}

test('R-land-01 claims come from the operator: figures if there are any, nothing otherwise', async () => {
  const { screen } = await open('/', {
    ...site,
    'GET /api/site-claims': {
      creators: 200_000,
      brands: 10_000,
      platforms: 5,
      services: ['project-platform', 'custom-service', 'japan-market', 'korean-stars'],
    },
  });
  const claims = screen.getByRole('region', { name: '拍檔能給你的' });
  for (const words of ['200,000+', '10,000+', '5', '專案管理平台', '客製化專人服務', '日本市場', '韓星代言']) {
    await expect.element(claims.getByText(words, { exact: true })).toBeVisible();
  }
  await screen.unmount();
  const without = await open('/');
  await expect.element(without.screen.getByRole('heading', { name: '他們拍好的那一檔' })).toBeInTheDocument();
  await expect.element(without.screen.getByRole('region', { name: '拍檔能給你的' })).not.toBeInTheDocument();
});

test('R-land-02 each of the five features can be tried', async () => {
  await page.viewport(1280, 900);
  const { screen } = await open('/');
  const feature = (name: string) => screen.getByRole('article', { name });

  const talent = feature('找對人');
  await talent.getByRole('radio', { name: '料理' }).click();
  await expect.element(talent.getByText('廚房裡的貓', { exact: true })).toBeVisible();
  await expect.element(talent.getByText('阿澄', { exact: true })).not.toBeInTheDocument();

  const workflow = feature('知道輪到誰');
  await expect.element(workflow.getByText('輪到阿澄', { exact: true })).toBeVisible();
  await workflow.getByRole('button', { name: '下一步' }).click();
  await expect.element(workflow.getByText(/確認Instagram文案/)).toBeVisible();
  await expect.element(workflow.getByText('輪到山眠', { exact: true })).toBeVisible();

  const proofing = feature('改了哪裡，一眼看到');
  expect(proofing.element().querySelectorAll('ins').length).toBeGreaterThan(0);
  await proofing.getByRole('radio', { name: 'v2' }).click();
  expect(proofing.element().querySelectorAll('ins, del')).toHaveLength(0);
  await proofing.getByRole('button', { name: /第3則/ }).click();
  await expect.element(proofing.getByRole('blockquote')).toMatchTextContent('這裡改用晚上拍的');
  await expect.element(proofing.getByRole('slider')).toHaveAttribute('aria-valuenow', '268');

  const platforms = feature('五個平台，一次對齊');
  for (const name of platformNames) await expect.element(platforms.getByRole('rowheader', { name })).toBeVisible();

  const results = feature('成效留下來，下一檔更準');
  await results.getByRole('radio', { name: '每日點擊' }).click();
  await expect.element(results.getByRole('heading', { name: '每日點擊' })).toBeVisible();
});

test('R-land-17 creators the operator recommends are shown with their cards, without invented ones', async () => {
  await page.viewport(1280, 900);
  const { screen } = await open('/', { ...site, 'GET /api/kol-recommendations': [foundCreator] });
  const talent = screen.getByRole('article', { name: '找對人' });
  const link = talent.getByRole('link', { name: foundCreator.name });
  await expect.element(link).toHaveAttribute('href', paths.creator(foundCreator.uuid));
  await expect.element(talent.getByText('廚房裡的貓')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/公開名片的創作者/)).toBeInTheDocument();
});

test('R-land-03 the brands scroll and can be stopped', async () => {
  const { screen } = await open('/');
  const row = screen.getByRole('region', { name: '合作品牌', exact: true });
  await expect.element(row.getByRole('img', { name: '合作品牌28' })).toBeInTheDocument();
  expect(row.getByRole('listitem').elements()).toHaveLength(29);
  await expect.element(row.getByRole('button', { name: '暫停捲動' })).toBeInTheDocument();
});

test('R-land-04 R-land-07 cases lead to their stories, and both sides are quoted', async () => {
  const { screen } = await open('/');
  const section = screen.getByRole('region', { name: '他們拍好的那一檔' });
  await expect
    .element(section.getByRole('link', { name: /品牌0 × 創作者0/ }))
    .toHaveAttribute('href', `/ladingpage/viewMoreCase#case-${uuid(0)}`);
  expect(section.getByRole('listitem').elements()).toHaveLength(8);
  await expect.element(screen.getByRole('region', { name: '品牌說' })).toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: '創作者說' })).toBeInTheDocument();
});

const slidesInView = (name: string): number => {
  const carousel = page.getByRole('region', { name, exact: true }).element();
  const view = carousel.querySelector('[data-slot="carousel-window"]')?.getBoundingClientRect();
  const slide = carousel.querySelector('[data-slot="carousel-slide"]')?.getBoundingClientRect();
  return view && slide ? Math.round(view.width / slide.width) : 0;
};

test.each([
  [600, 1, 1],
  [768, 1, 2],
  [992, 2, 3],
])(
  'R-land-08 R-land-09 at %i px stand %i customers and %i creators side by side',
  async (width, customers, creators) => {
    await page.viewport(width, 900);
    const { screen } = await open('/');
    await expect.element(screen.getByRole('region', { name: '創作者說' })).toBeInTheDocument();
    await expect.poll(() => slidesInView('品牌說')).toBe(customers);
    await expect.poll(() => slidesInView('創作者說')).toBe(creators);
  },
);

test('R-land-10 quotes rotate every three seconds, and a button stops them', async () => {
  await page.viewport(1280, 900);
  const { screen } = await open('/');
  const voices = screen.getByRole('region', { name: '創作者說' });
  await expect.element(voices.getByText('1 / 4')).toBeInTheDocument();
  await vi.waitFor(() => expect(voices.getByText('2 / 4').query()).not.toBeNull(), { timeout: 6000 });
  // There are two carousels: each of their buttons has a distinct name.
  await expect.element(screen.getByRole('button', { name: '暫停輪播「創作者說」', exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '「品牌說」下一張', exact: true })).toBeInTheDocument();
});

test('R-land-05 a visitor can try immediately or ask a question: the form is on the page', async () => {
  const { screen } = await open('/');
  const start = screen.getByRole('region', { name: '兩種開始的方法' });
  await expect.element(start.getByRole('link', { name: '馬上試用' })).toHaveAttribute('href', '/register');
  await expect.element(start.getByRole('heading', { name: '專人諮詢' })).toBeInTheDocument();
  await expect.element(start.getByRole('textbox', { name: /公司/ })).toBeInTheDocument();
  const talk = screen.getByRole('link', { name: '和專人聊聊' }).first();
  await expect.element(talk).toHaveAttribute('href', '#consultation');
  expect(document.querySelector('#consultation')).not.toBeNull();
});

test('R-land-04 sections without content are omitted, and the rest is complete', async () => {
  const { screen } = await open('/', { 'GET /api/site-claims': noClaims });
  await expect.element(screen.getByRole('heading', { name: '兩種開始的方法' })).toBeInTheDocument();
  for (const name of ['他們拍好的那一檔', '品牌與創作者怎麼說', '合作品牌']) {
    await expect.element(screen.getByRole('region', { name, exact: true })).not.toBeInTheDocument();
  }
});

test('R-rtp-12 all cases, in full, and those of an industry', async () => {
  const { screen } = await open('/ladingpage/viewMoreCase');
  await expect.element(screen.getByRole('article', { name: '品牌0 × 創作者0' })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(8);
  await screen.getByRole('link', { name: /旅遊戶外/ }).click();
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(4);
  await expect.element(screen.getByRole('link', { name: /旅遊戶外/ })).toHaveAttribute('aria-current', 'true');
});

test('R-rtp-10 over the offer for a partner’s merchants the logo is the only navigation', async () => {
  const { screen } = await open('/ladingpage/cyberbiz');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('找個人幫你說');
  expect(screen.getByRole('banner').getByRole('link').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('textbox', { name: /公司/ })).toBeInTheDocument();
});

test('R-rtp-14 the page to try a product has one button, which opens the registration', async () => {
  const { screen } = await open(experiencePath(undefined));
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('走完一檔合作');
  const bar = screen.getByRole('banner');
  expect(bar.getByRole('link').elements()).toHaveLength(2);
  await bar.getByRole('link', { name: '馬上試用' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('走完一檔合作');
});

const inactive = (items: readonly { active: boolean }[]) => items.map((item) => ({ ...item, active: false }));
const written = {
  ...site,
  'GET /api/success-projects': inactive([...cases, { ...(cases[0] as ShownSuccessProject), uuid: uuid(9) }]),
  'GET /api/creator-says': inactive([...creatorSays, { ...(creatorSays[0] as ShownCreatorSay), uuid: uuid(199) }]),
  'GET /api/customer-says': inactive(customerSays),
};

test.each([
  ['R-rtp-04', 'previewCases', 9],
  ['R-rtp-05', 'previewCaseList', 9],
  ['R-rtp-06', 'previewCustomerSays', 6],
  ['R-rtp-08', 'previewCreatorSays', 13],
  ['R-rtp-07', 'previewCreatorSayList', 13],
] as const)('%s R-rtp-09 %s shows everything, inactive too', async (_row, name, count) => {
  const { screen } = await open(paths.preview(name, 'token'), written);
  await expect.element(screen.getByText('這是預覽', { exact: false })).toBeVisible();
  await expect.poll(() => screen.getByText('停用中').elements().length).toBe(count);
});

test('R-rtp-03 the previews have a page that leads to them', async () => {
  const { screen } = await open(paths.preview('preview', 'token'), written);
  const nav = screen.getByRole('navigation', { name: '內容預覽' });
  await expect
    .element(nav.getByRole('link', { name: '成功案例，全部' }))
    .toHaveAttribute('href', '/preview/success-project-list?preview=token');
});

test('R-rtp-09 without a link there is no preview, and one that is refused says so', async () => {
  const { screen } = await open(paths.preview('previewCases'), written);
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('找不到這一頁');
  await screen.unmount();
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: '0403', code: '0403', message: '預覽連結已失效' }, { status: 403 }),
  );
  const refused = await render(
    <DataCache>
      <MemoryRouter initialEntries={[paths.preview('previewCases', 'forged')]}>
        <Router />
      </MemoryRouter>
    </DataCache>,
  );
  await expect.element(refused.getByRole('heading', { level: 1 })).toMatchTextContent('這個預覽連結已經失效');
});
