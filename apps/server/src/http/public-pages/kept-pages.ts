import { createHash } from 'node:crypto';
import type { AskAsGuest } from './ask-as-guest';
import type { DrawnPage, PageDrawer } from './page-drawer';

interface Kept {
  /** `null` says that there is no such page. */
  readonly drawn: DrawnPage | null;
  /** What the server answered while it was drawn, by path. */
  readonly answers: ReadonlyMap<string, string>;
  /** When it was drawn, or last found to be what it would be drawn as. */
  checkedAt: number;
}

/** Pages kept, some 60 kB each. */
const most = 400;
/** Addresses kept that have no page: apart from pages, or whoever tries many of them would throw the pages out. */
const mostMissing = 200;
/** Milliseconds for which a page is not asked again whether it still holds. */
const freshFor = 1000;
/** Pages that may wait to be drawn; whoever asks for more gets the app, which draws them in the browser. */
const mostWaiting = 30;

const hashOf = ({ status, body }: Awaited<ReturnType<AskAsGuest>>): string =>
  createHash('sha256').update(`${status} `).update(body).digest('base64');

export interface KeptPages {
  /** `null` where there is no such page, `undefined` while too much waits to be drawn. */
  find(address: string): Promise<DrawnPage | null | undefined>;
}

/**
 * Keeps what was drawn for as long as the answers it was drawn from are the same: whatever changes them (content that is
 * published, a card that is taken back) needs to tell nobody.
 *
 * @param isPersonal pages that must be gone with the next request once their owner takes them back
 */
export function keepPages(
  drawer: Pick<PageDrawer, 'draw'>,
  ask: AskAsGuest,
  isPersonal: (address: string) => boolean,
): KeptPages {
  const pages = keepRecent<Kept>(most);
  const missing = keepRecent<Kept>(mostMissing);
  const coming = new Map<string, Promise<Kept>>();

  const isFresh = (address: string, { checkedAt }: Kept): boolean =>
    !isPersonal(address) && Date.now() - checkedAt < freshFor;
  const holds = async ({ answers }: Kept): Promise<boolean> => {
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
    if (known && (await holds(known))) {
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
      const already = coming.get(address);
      if (already) return (await already).drawn;
      if (coming.size >= mostWaiting) return undefined;
      const next = renew(address, known).finally(() => coming.delete(address));
      coming.set(address, next);
      return (await next).drawn;
    },
  };
}

/** Values by key; beyond so many, the one not used for longest goes. */
interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

function keepRecent<Value>(most: number): Recent<Value> {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
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
