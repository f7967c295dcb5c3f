import { createHash } from 'node:crypto';
import type { AskAsGuest, DrawnPage, PageDrawer } from './page-drawer';

/** A drawn page as it is kept. */
export interface KeptPage {
  /** `null` says that there is no such page. */
  readonly drawn: DrawnPage | null;
  /** When it was drawn, or last found to be what it would be drawn as. */
  readonly checkedAt: number;
}

interface Kept extends KeptPage {
  /** What the server answered while it was drawn, by path. */
  readonly answers: ReadonlyMap<string, string>;
  checkedAt: number;
}

/** Pages kept, some 60 kB each; the one not seen for longest goes. */
const most = 400;
/** Milliseconds for which a page is not asked again whether it still holds. */
const freshFor = 1000;
/** Pages that may wait to be drawn; whoever asks for more gets the app, which draws them in the browser. */
const mostWaiting = 30;

const hashOf = ({ status, body }: { status: number; body: string }): string =>
  createHash('sha256').update(`${status} ${body}`).digest('base64');

export interface KeptPages {
  /** `undefined` while too much waits to be drawn. */
  find(address: string): Promise<KeptPage | undefined>;
}

/**
 * Keeps what was drawn for as long as the answers it was drawn from are the same: whatever changes them (content that is
 * published, a card that is taken back) needs to tell nobody.
 */
export function keepPages(drawer: PageDrawer, ask: AskAsGuest): KeptPages {
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<Kept>>();

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
  const renew = async (address: string): Promise<Kept> => {
    const known = kept.get(address);
    if (!known || !(await holds(known))) return draw(address);
    known.checkedAt = Date.now();
    return known;
  };
  const keep = (address: string, page: Kept): Kept => {
    kept.delete(address);
    kept.set(address, page);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return page;
  };

  return {
    async find(address) {
      const known = kept.get(address);
      if (known && Date.now() - known.checkedAt < freshFor) return keep(address, known);
      const already = coming.get(address);
      if (already) return already;
      if (coming.size >= mostWaiting) return undefined;
      const next = renew(address)
        .then((page) => keep(address, page))
        .finally(() => coming.delete(address));
      coming.set(address, next);
      return next;
    },
  };
}
