import { experiencePath, type PublicPage, paths } from '@paidang/contract/pages';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Head, HeadContext } from '../shared/public-head/head-context';
import { DocumentHead } from '../shell/title/document-head';
import { useSession } from '../stores/session';
import { loadPublicPage, Router } from './router';

/** One address of every page guests read. */
const addresses: Record<PublicPage, string> = {
  home: paths.home,
  termsOfUse: paths.termsOfUse,
  aboutUs: paths.aboutUs,
  contactUs: paths.contactUs,
  guideline: paths.guideline,
  userGuide: paths.userGuide('make', 'outline'),
  bonus: paths.bonus,
  rewardsRules: paths.rewardsRules,
  customizedService: paths.customizedService,
  partnerOffer: paths.partnerOffer,
  moreCases: paths.moreCases(),
  experience: experiencePath(undefined),
};

beforeEach(() => useSession.getState().logout());

async function headAt(address: string): Promise<Head | null> {
  // What is tested is what pages tell, not how fast they come.
  await loadPublicPage(new URL(address, location.href).pathname);
  const tell = vi.fn();
  await render(
    <HeadContext value={tell}>
      <MemoryRouter initialEntries={[address]}>
        <DocumentHead unread={0} />
        <Router />
      </MemoryRouter>
    </HeadContext>,
  );
  await vi.waitFor(() => expect(tell).toHaveBeenCalled(), { timeout: 10_000 });
  return tell.mock.lastCall?.[0];
}

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test.each(Object.values(addresses))('R-nav-05 %s has a title, a description and one address', async (address) => {
  const head = await headAt(`${address}?from=elsewhere`);
  expect(head?.title).toMatch(/.{2,}/);
  expect(head?.description).toMatch(/.{12,}/);
  expect(head?.path).toBe(address);
  await expect.poll(() => document.title).toBe(`${head?.title}｜拍檔`);
  expect(canonical()).toBe(new URL(address, location.href).href);
});

test('R-nav-05 an article of the guide is titled by its name, and tells where it stands', async () => {
  const head = await headAt(paths.userGuide('make', 'outline'));
  expect(head?.title).toBe('創意大綱');
  expect(head?.above.map(({ href }) => href)).toEqual([paths.userGuide(), paths.userGuide('make')]);
  expect(head?.structured).toMatchObject([{ '@type': 'Article', headline: '創意大綱' }]);
});

test.each(['/nowhere', '/userGuide/nowhere'])('R-rtp-31 %s tells that there is no such page', async (address) => {
  expect(await headAt(address)).toBeNull();
  await expect.poll(() => document.title).toBe('找不到頁面｜拍檔');
  expect(canonical()).toBeUndefined();
});
