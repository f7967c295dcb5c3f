import type { ChatStore } from '@paidang/chat/core';
import { demoSite } from '@paidang/contract/vocabulary';
import { ThemeProvider } from '@paidang/ui/theme-provider';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginGate } from '../app/login-gate';
import { DataCache } from '../data/data-cache';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { creator } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import { AppBar } from './bar/app-bar';
import { PublicBar } from './bar/public-bar';
import { Footer } from './footer';
import '@paidang/ui/styles.css';
import '../styles/app.css';

const show = (part: ReactElement, address = '/') =>
  render(
    <DataCache>
      <ThemeProvider>
        <TooltipProvider>
          <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
        </TooltipProvider>
      </ThemeProvider>
    </DataCache>,
  );

/** Links to other sites additionally announce that they open a new tab. */
const startsWith = (name: string) => new RegExp(`^${name}`);

const wide = () => page.viewport(1440, 900);
const narrow = () => page.viewport(390, 844);

beforeEach(async () => {
  useSession.getState().logout();
  await wide();
  return stubServer({ 'GET /api/invitations': { received: [], sent: [] } });
});

const visitors = { 部落格: demoSite.blog, 關於我們: '/about-us', 使用教學: '/userGuide' };
const people = { 關於我們: '/about-us', 專案管理: '/project', 使用教學: '/userGuide' };

test('R-sh-01 the bar for visitors has blog, about us, user guide, registration and login', async () => {
  const screen = await show(<PublicBar />);
  const nav = screen.getByRole('navigation', { name: '主要導覽' });
  for (const [name, href] of Object.entries(visitors)) {
    await expect.element(nav.getByRole('link', { name: startsWith(name) })).toHaveAttribute('href', href ?? '');
  }
  await expect.element(screen.getByRole('link', { name: '註冊' })).toHaveAttribute('href', '/?register');
  await expect.element(screen.getByRole('link', { name: '登入' })).toHaveAttribute('href', '/?login');
});

test('R-sh-03 the bar for signed-in users has about us, projects, user guide, chat, bell and their menu', async () => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show(<AppBar />, '/project');
  const nav = screen.getByRole('navigation', { name: '主要導覽' });
  for (const [name, href] of Object.entries(people)) {
    await expect.element(nav.getByRole('link', { name: startsWith(name) })).toHaveAttribute('href', href);
  }
  await expect.element(nav.getByRole('link', { name: '專案管理' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['聊天', '通知', '阿澄的選單']) {
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  }
});

test('R-sh-20 the bar shrinks and gets a shadow after 50 px of scrolling, not before', async () => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show(
    <>
      <AppBar />
      <div style={{ height: '3000px' }} />
    </>,
    '/project',
  );
  const bar = screen.getByRole('banner');
  const top = bar.element().getBoundingClientRect().height;
  window.scrollTo(0, 50);
  await new Promise(requestAnimationFrame);
  await expect.element(bar).toHaveAttribute('data-state', 'top');
  window.scrollTo(0, 51);
  await expect.element(bar).toHaveAttribute('data-state', 'scrolled');
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(top);
  await expect.poll(() => getComputedStyle(bar.element()).boxShadow).not.toBe('none');
  window.scrollTo(0, 0);
});

test.each([
  '/project_progress?id=1',
  '/project/schedule-setting?id=1',
  '/add_project/',
  '/invitation',
  '/briefa/1/2',
  '/briefb/1/video',
  '/outline/1',
  '/draft-type/1',
  '/draft/1/draft-script-separate',
  '/draft-one-page/1',
  '/video/1',
  '/copywriting/1',
  '/copywriting/detail/1/2',
  '/works_upload/1',
  '/accept/1',
])('R-sh-03 the bar marks the projects on %s', async (address) => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show(<AppBar />, address);
  const nav = screen.getByRole('navigation', { name: '主要導覽' });
  await expect.element(nav.getByRole('link', { name: '專案管理' })).toHaveAttribute('aria-current', 'true');
  await expect.element(nav.getByRole('link', { name: '專案列表' })).not.toHaveAttribute('aria-current');
});

test('R-sh-01 R-sh-03 on a narrow page a menu has the same links', async () => {
  await narrow();
  const visitor = await show(<PublicBar />);
  await visitor.getByRole('button', { name: '選單' }).click();
  for (const [name, href] of Object.entries(visitors)) {
    await expect.element(page.getByRole('menuitem', { name: startsWith(name) })).toHaveAttribute('href', href ?? '');
  }
  await visitor.unmount();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show(<AppBar />, '/project');
  await screen.getByRole('button', { name: '選單', exact: true }).click();
  for (const [name, href] of Object.entries(people)) {
    await expect.element(page.getByRole('menuitem', { name: startsWith(name) })).toHaveAttribute('href', href);
  }
});

test('R-sh-04 the user menu leads to profile, notification settings and logout', async () => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  const screen = await show(<AppBar />, '/project');
  await screen.getByRole('button', { name: '阿澄的選單' }).click();
  for (const name of ['個人中心', '通知設定', '登出']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  }
});

test.each([
  ['/?login', '歡迎回來'],
  ['/?login=forgot', '忘記密碼'],
  ['/?register', '先建立你的帳號'],
])('R-sh-02 %s opens a dialog over the page', async (address, name) => {
  await show(<LoginGate />, address);
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog.getByLabelText('電子郵件')).toBeVisible();
  await dialog.getByRole('button', { name: /^關閉/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('R-sh-16 the footer has phone, e-mail, legal name, tax id, social links and the terms', async () => {
  const screen = await show(<Footer />);
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent(demoSite.company ?? '');
  await expect.element(footer).toMatchTextContent(`統一編號 ${demoSite.taxId}`);
  const links = {
    [demoSite.phone ?? '']: 'tel:0255500168',
    [demoSite.email ?? '']: `mailto:${demoSite.email}`,
    Facebook: demoSite.facebook,
    Instagram: demoSite.instagram,
    YouTube: demoSite.youtube,
    使用條款: '/terms-of-use',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect.element(footer.getByRole('link', { name: startsWith(name) })).toHaveAttribute('href', href ?? '');
  }
});

test('R-sh-17 the fraud warning is above the footer', async () => {
  const screen = await show(<Footer />);
  await expect
    .element(screen.getByRole('complementary'))
    .toMatchTextContent('提醒你：本平台不會以電話要求你操作 ATM 或網路銀行；如接獲可疑來電請撥 165 反詐騙專線查證。');
});

test('R-sh-03 the chat icon has a dot while a message is unseen, and its label says so', async () => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
  let unseen = 0;
  const listeners = new Set<() => void>();
  const chat = {
    getSnapshot: () => unseen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  useLive.setState({ chat: chat as unknown as ChatStore, unseenIn: () => unseen });
  onTestFinished(() => useLive.setState({ chat: null, unseenIn: () => 0 }));
  const screen = await show(<AppBar />, '/project');
  const dot = () =>
    document.querySelector('[data-slot="icon-button"][aria-label^="聊天"] [data-slot="icon-button-dot"]');
  await expect.element(screen.getByRole('button', { name: '聊天', exact: true })).toBeVisible();
  expect(dot()).toBeNull();
  unseen = 2;
  for (const tell of listeners) tell();
  await expect.element(screen.getByRole('button', { name: /^聊天.*未讀/ })).toBeVisible();
  expect(dot()).not.toBeNull();
});
