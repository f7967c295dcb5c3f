import { experiencePath, type PublicPage, paths } from '@paidang/contract/pages';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Head, HeadContext } from '../shared/public-head/public-head';
import { DocumentHead } from '../shell/title/document-head';
import { useSession } from '../stores/session';
import { creatorCard } from '../testing/creators';
import { stubServer } from '../testing/stub-server';
import { loadPublicPage, Router } from './router';

/** One address of every public page. */
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
  creator: paths.creator(creatorCard.uuid),
};

let unstub: () => void;
beforeEach(() => {
  useSession.getState().logout();
  unstub = stubServer({
    [`GET /api/public-creators/${creatorCard.uuid}`]: creatorCard,
    'GET /api/site-claims': { services: [] },
  });
});
afterEach(() => unstub());

async function headAt(address: string): Promise<Head | null> {
  // The test is about the heads of pages, not about loading times.
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

test('R-nav-05 an article of the guide has its name as title, and a breadcrumb', async () => {
  const head = await headAt(paths.userGuide('make', 'outline'));
  expect(head?.title).toBe('創意大綱');
  expect(head?.above.map(({ href }) => href)).toEqual([paths.userGuide(), paths.userGuide('make')]);
  expect(head?.structured).toMatchObject([{ '@type': 'Article', headline: '創意大綱' }]);
});

test('a shared card has a picture, a description and the figures of the page', async () => {
  const head = await headAt(paths.creator(creatorCard.uuid));
  expect(head?.structured).toMatchObject([{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: '阿澄' } }]);
  expect(head?.picture).toMatchObject({ title: '阿澄', text: '用一週把話說完的實測派', face: { name: '阿澄' } });
  expect(head?.picture.figures).toContainEqual({ name: '結案評分', value: '4.8' });
});

test.each(['/nowhere', '/userGuide/nowhere'])('R-rtp-31 %s tells that there is no such page', async (address) => {
  expect(await headAt(address)).toBeNull();
  await expect.poll(() => document.title).toBe('找不到頁面｜拍檔');
  expect(canonical()).toBeUndefined();
});
