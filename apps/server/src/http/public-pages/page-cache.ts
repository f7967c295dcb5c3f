import { createHash } from 'node:crypto';
import type { AskAsGuest } from './ask-as-guest';
import type { DrawnPage, PageDrawer } from './page-drawer';

interface Kept {
  /** `null` when there is no such page. */
  readonly drawn: DrawnPage | null;
  /** Hashes of the responses the page was drawn from, by path. */
  readonly answers: ReadonlyMap<string, string>;
  /** When it was drawn, or last found to be still current. */
  checkedAt: number;
}

/** Maximum number of cached pages, some 60 kB each. */
const maxPages = 400;
/** Maximum number of cached addresses without a page. Kept apart, so that probing many addresses does not evict pages. */
const maxMissing = 200;
/** Milliseconds before a cached page is checked again. */
const freshMs = 1000;
/** Maximum number of pages waiting to be drawn; beyond it the app is sent, which draws the page in the browser. */
const maxWaiting = 30;

const hashOf = ({ status, body }: Awaited<ReturnType<AskAsGuest>>): string =>
  createHash('sha256').update(`${status} `).update(body).digest('base64');

export interface PageCache {
  /** `null` when there is no such page, `undefined` while too many are waiting to be drawn. */
  find(address: string): Promise<DrawnPage | null | undefined>;
}

/**
 * Caches drawn pages as long as the responses they were drawn from stay the same. Code that changes those (by publishing
 * content, or withdrawing a card) therefore does not have to invalidate anything.
 *
 * @param isPersonal pages that must disappear with the next request once their owner withdraws them
 */
export function createPageCache(
  drawer: Pick<PageDrawer, 'draw'>,
  ask: AskAsGuest,
  isPersonal: (address: string) => boolean,
): PageCache {
  const pages = keepRecent<Kept>(maxPages);
  const missing = keepRecent<Kept>(maxMissing);
  const drawing = new Map<string, Promise<Kept>>();

  const isFresh = (address: string, { checkedAt }: Kept): boolean =>
    !isPersonal(address) && Date.now() - checkedAt < freshMs;
  const isCurrent = async ({ answers }: Kept): Promise<boolean> => {
    const same = await Promise.all([...answers].map(async ([path, hash]) => hashOf(await ask(path)) === hash));
    return same.every(Boolean);
  };
  const draw = async (address: string): Promise<Kept> => {
    const answers = new Map<string, string>();
    const drawn = await drawer.draw(address, async (path) => {
      const answer = await ask(path);
      answers.set(path, hashOf(answer));
      return answer;
    });
    return { drawn, answers, checkedAt: Date.now() };
  };
  const renew = async (address: string, known: Kept | undefined): Promise<Kept> => {
    if (known && (await isCurrent(known))) {
      known.checkedAt = Date.now();
      return known;
    }
    pages.delete(address);
    missing.delete(address);
    const page = await draw(address);
    (page.drawn ? pages : missing).set(address, page);
    return page;
  };

  return {
    async find(address) {
      const known = pages.get(address) ?? missing.get(address);
      if (known && isFresh(address, known)) return known.drawn;
      const already = drawing.get(address);
      if (already) return (await already).drawn;
      if (drawing.size >= maxWaiting) return undefined;
      const next = renew(address, known).finally(() => drawing.delete(address));
      drawing.set(address, next);
      return (await next).drawn;
    },
  };
}

/** Values by key; beyond the limit, the least recently used is dropped. */
interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

function keepRecent<Value>(limit: number): Recent<Value> {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void kept.delete(key),
  };
}
