import { afterEach, expect, test, vi } from 'vitest';
import type { AskAsGuest } from './ask-as-guest';
import { createPageCache } from './page-cache';
import type { DrawnPage } from './page-drawer';

afterEach(() => {
  vi.useRealTimers();
});

/** A cache whose drawer returns `answer()`; an address containing `none` has no page. */
function kept(answer: () => string) {
  const drawn: string[] = [];
  const ask: AskAsGuest = async () => ({ status: 200, body: Buffer.from(answer()) });
  const draw = async (address: string, ask: AskAsGuest) => {
    drawn.push(address);
    await ask('/api/words');
    return address.includes('none') ? null : ({ path: address } as DrawnPage);
  };
  return { drawn, pages: createPageCache({ draw }, ask, (address) => address.startsWith('/creator/')) };
}

test('a page is drawn once for parallel requests', async () => {
  const { drawn, pages } = kept(() => '');
  const [first, second] = await Promise.all([pages.find('/'), pages.find('/')]);
  expect(first).toBe(second);
  expect(drawn).toEqual(['/']);
});

test('requests for missing pages do not evict cached pages', async () => {
  const { drawn, pages } = kept(() => '');
  await pages.find('/');
  for (let count = 0; count < 500; count += 1) expect(await pages.find(`/none/${count}`)).toBeNull();
  await pages.find('/');
  expect(drawn.filter((address) => address === '/')).toHaveLength(1);
});

test('a missing page appears once its record exists', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let words = 'one';
  const { drawn, pages } = kept(() => words);
  await pages.find('/none');
  await pages.find('/none');
  expect(drawn).toHaveLength(1);
  words = 'two';
  vi.setSystemTime(Date.now() + 1500);
  await pages.find('/none');
  expect(drawn).toHaveLength(2);
});

test('personal pages are checked for each request', async () => {
  let words = 'one';
  const { drawn, pages } = kept(() => words);
  for (const address of ['/', '/creator/1']) await pages.find(address);
  words = 'two';
  for (const address of ['/', '/creator/1']) await pages.find(address);
  expect(drawn).toEqual(['/', '/creator/1', '/creator/1']);
});
