import type { CopyPlatform } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { PlatformList } from '../features/copywriting/platform-list';
import { Talent } from '../features/landing/showcase/talent';
import { ProfilePage } from '../features/profile/profile-page';
import Corner from '../shell/corner';
import { useSession } from '../stores/session';
import { foundCreator } from '../testing/creators';
import { creator, project } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import '@paidang/ui/styles.css';
import '../styles/app.css';

/** How far a ring reaches out of its box, px; a negative offset keeps it inside. */
const reach = ({ outlineStyle, outlineWidth, outlineOffset }: CSSStyleDeclaration) =>
  outlineStyle === 'none' ? undefined : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);

/** Finds what clips the focus ring of the element; the ring may be drawn by the element's own `::after`. */
function cutting(element: Element): string[] {
  const own = reach(getComputedStyle(element));
  if (own === undefined) {
    // Drawn by `::after`, which covers a larger box; it stays inside of that box if the offset is negative.
    const covering = reach(getComputedStyle(element, '::after'));
    return covering === undefined ? ['no ring'] : covering > 0 ? ['::after'] : [];
  }
  const ring = element.getBoundingClientRect();
  const cuts: string[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const isCutAcross = ring.left - own < box.left || ring.right + own > box.right;
    const isCutAlong = ring.top - own < box.top || ring.bottom + own > box.bottom;
    if ((overflowX !== 'visible' && isCutAcross) || (overflowY !== 'visible' && isCutAlong))
      cuts.push(around.className);
  }
  return cuts;
}

const platforms: CopyPlatform[] = [
  {
    platform_uuid: '0199a000-0000-7000-8000-000000000010',
    platform_title: 'Instagram',
    kind: 'post',
    needs_text: true,
    needs_photos: false,
    text: null,
    photos: null,
    is_accepted: false,
    is_missing: true,
  },
];
const copies = project.tasks.map((task) => <PlatformList key="copy" list={{ project, task, platforms }} />);
const filled = { card: null, notify: null, rewards: null, laborer: null };

beforeEach(async () => {
  useSession.getState().logout();
  await page.viewport(1440, 900);
  return stubServer({ 'GET /api/profile': { ...creator, phone: '' } });
});

test.each<[what: string, name: RegExp, part: ReactElement]>([
  ['a creator of the landing page', /^阿澄$/, <Talent key="talent" recommended={[foundCreator]} />],
  ...copies.map((list): [string, RegExp, ReactElement] => ['a platform of the copy', /^Instagram$/, list]),
  [
    'a tab of the profile',
    /^通知設定$/,
    <ProfilePage key="profile" tabs={['info', 'notify', 'security']} tab="notify" {...filled} />,
  ],
])('the focus ring of %s is whole', async (_what, name, part) => {
  const screen = await render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter>{part}</MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  const link = screen.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  while (document.activeElement !== link.element()) await userEvent.tab();
  expect(cutting(link.element())).toEqual([]);
});

test('the focus ring of the close button of the side banner is not clipped', async () => {
  useSession.getState().succeed({ token: 't', user: creator, socket: false, superLogin: false });
  const screen = await render(
    <TooltipProvider>
      <MemoryRouter initialEntries={[paths.project]}>
        <Corner />
      </MemoryRouter>
    </TooltipProvider>,
  );
  const close = screen.getByRole('button', { name: '關閉側邊活動訊息' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  expect(cutting(close.element())).toEqual([]);
});
