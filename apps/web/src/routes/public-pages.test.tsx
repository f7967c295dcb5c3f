import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { DocumentHead } from '../shell/title/document-head';
import { useSession } from '../stores/session';

// Preloaded: the test is about addresses, not loading times.
beforeAll(async () => {
  await Promise.all([
    import('../shell/public-layout'),
    import('./home'),
    import('./blank'),
    import('./bonus'),
    import('./customized-service'),
    import('./about-us'),
    import('./terms-of-use'),
    import('./contact-us'),
    import('./guideline'),
    import('./rewards-rules'),
  ]);
});
beforeEach(() => useSession.getState().logout());

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <DocumentHead unread={0} />
      <Router />
    </MemoryRouter>,
  );

const heading = page.getByRole('main').getByRole('heading', { level: 1 });

test.each([
  ['R-rtp-01', '/', '找個好拍檔，拍好每一檔。', '找個好拍檔，拍好每一檔'],
  ['R-rtp-11 R-land-14', '/ladingpage/bonus', '第一檔合作，多帶1,000元體驗金', '創作者體驗金'],
  ['R-rtp-16', '/customized_service', '忙不過來的時候，交給我們', '專人服務與海外資源'],
  ['R-rtp-21', '/about-us', '讓品牌和創作者，坐在同一張桌子上', '關於我們'],
  ['R-rtp-22', '/terms-of-use', '使用條款', '使用條款'],
  ['R-rtp-23', '/contact-us', '聯絡我們', '聯絡我們'],
  ['R-rtp-24', '/guideline', '合作準則', '合作準則'],
  ['R-rtp-29', '/rewardsRules', '體驗金規則', '體驗金規則'],
])('%s a guest reads %s', async (_ids, path, words, title) => {
  await open(path);
  await expect.element(heading).toHaveTextContent(words);
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toBe(`${title}｜拍檔`);
});

test.each([
  ['/blank', '找個好拍檔，拍好每一檔。'],
  ['/blank?to=/about-us', '讓品牌和創作者，坐在同一張桌子上'],
  ['/blank?to=//elsewhere.example', '找個好拍檔，拍好每一檔。'],
])('R-rtp-02 %s shows nothing and goes on', async (path, words) => {
  await open(path);
  await expect.element(heading).toHaveTextContent(words);
});

test.each([
  ['', '專人服務'],
  ['?current_tab=0', '專人服務'],
  ['?current_tab=1', '海外資源'],
  ['?current_tab=2', '專人服務'],
  ['?current_tab=01', '專人服務'],
])('R-rtp-16 /customized_service%s shows %s', async (query, name) => {
  await open(`/customized_service${query}`);
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(name);
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
});

test('R-nav-12 the call to action of the bonus page takes guests to the registration', async () => {
  await open('/ladingpage/bonus');
  const start = page.getByRole('main').getByRole('link', { name: '註冊成為創作者' });
  await expect.element(start).toHaveAttribute('href', '/register');
});
