import { createChatStore } from '@paidang/chat/core';
import { createMemoryPort, uuid } from '@paidang/chat/testing';
import type { User } from '@paidang/contract/entities';
import { demoSite } from '@paidang/contract/vocabulary';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLive } from '../../stores/live';
import { useSession } from '../../stores/session';
import { creator, vendor } from '../../testing/people';
import Corner from '../corner';
import '../../styles/app.css';
import { InfoBar } from './info-bar';

const bar = page.getByRole('region', { name: '體驗金活動' });
const side = page.getByRole('complementary', { name: '側邊活動訊息' });
const messenger = page.getByRole('link', { name: /^和專人聊聊/ });

const signIn = (user: User, superLogin = false) =>
  useSession.getState().succeed({ token: 't', user, socket: false, superLogin });

async function visit(address: string) {
  const screen = await render(
    <TooltipProvider>
      <MemoryRouter initialEntries={[address]}>
        <InfoBar />
        <Corner />
      </MemoryRouter>
    </TooltipProvider>,
  );
  return screen.unmount;
}

beforeEach(async () => {
  useSession.getState().logout();
  await page.viewport(1440, 900);
});

test('R-sh-05 R-role-01 creators see the bonus above the page and at its side', async () => {
  signIn(creator);
  await visit('/project');
  for (const place of [bar, side]) {
    await expect.element(place).toBeVisible();
    await expect.element(place.getByRole('link')).toHaveAttribute('href', '/ladingpage/bonus');
  }
});

test.each<[who: string, signIn: () => void]>([
  ['a guest', () => {}],
  ['a vendor', () => signIn(vendor)],
  ['a super login', () => signIn(creator, true)],
])('R-sh-05 R-sh-14 R-role-01 %s sees neither bonus nor messenger', async (_who, begin) => {
  begin();
  await visit('/project');
  for (const part of [bar, side, messenger]) await expect.element(part).not.toBeInTheDocument();
});

test('R-sh-06 a closed banner stays closed until the next login', async () => {
  signIn(creator);
  const leave = await visit('/project');
  await bar.getByRole('button', { name: '關閉活動訊息' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(side).toBeVisible();
  await side.getByRole('button', { name: '關閉側邊活動訊息' }).click();
  await expect.element(side).not.toBeInTheDocument();
  await leave();
  const leaveAgain = await visit('/project_list');
  await expect.element(bar).not.toBeInTheDocument();
  await leaveAgain();

  useSession.getState().logout();
  signIn(creator);
  await visit('/project');
  await expect.element(bar).toBeVisible();
  await expect.element(side).toBeVisible();
});

test('R-sh-07 the bonus page has no side banner', async () => {
  signIn(creator);
  await visit('/ladingpage/bonus');
  await expect.element(bar).toBeVisible();
  await expect.element(side).not.toBeInTheDocument();
});

test.each<[address: string, isThere: boolean]>([
  ['/', true],
  ['/ladingpage/bonus', true],
  ['/project', true],
  ['/project_progress?id=1', true],
  ['/profile', false],
  ['/outline/1', false],
])('R-sh-14 R-role-01 shows the messenger only on its pages: %s %s', async (address, isThere) => {
  signIn(creator);
  await visit(address);
  if (isThere) await expect.element(messenger).toHaveAttribute('href', demoSite.messenger ?? '');
  else await expect.element(messenger).not.toBeInTheDocument();
});

test('R-sh-14 the messenger button is above minimised chats, and hidden while one is open', async () => {
  signIn(creator);
  const chat = createChatStore({ port: createMemoryPort({ rooms: [] }), onError: () => undefined });
  useLive.setState({ chat });
  await visit('/project');
  const bottom = () => window.innerHeight - messenger.element().getBoundingClientRect().bottom;
  for (const width of [1440, 390]) {
    await page.viewport(width, 844);
    const alone = bottom();
    for (const room of [uuid(1), uuid(2)]) chat.open(room, -1);
    await expect.poll(bottom).toBe(alone + 2 * (56 + 12));
    chat.open(uuid(1), 0);
    await expect.element(messenger).not.toBeInTheDocument();
    for (const room of [uuid(1), uuid(2)]) chat.close(room);
    await expect.poll(bottom).toBe(alone);
  }
  useLive.setState({ chat: null });
});

test('workspace pages know the height of the bar above them', async () => {
  signIn(creator);
  await visit('/project');
  const told = () => document.documentElement.style.getPropertyValue('--info-bar');
  await expect.poll(told).toBe(`${bar.element().getBoundingClientRect().height}px`);
  await bar.getByRole('button', { name: '關閉活動訊息' }).click();
  await expect.poll(told).toBe('');
});
