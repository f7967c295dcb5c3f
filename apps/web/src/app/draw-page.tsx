import { type PublicPage, paths, patternOf, publicPages } from '@paidang/contract/pages';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { type Middleware, type State, unstable_serialize } from 'swr';
import { site } from '../config/site';
import { documentTitle } from '../config/titles';
import type { KnownData } from '../data/data-cache';
import { shipped } from '../features/user-guide/catalogue';
import { type Head, HeadContext } from '../shared/public-head/public-head';
import { App } from './app';
import { Providers } from './providers';
import { loadPublicPage } from './router';
import { structuredData } from './structured-data';

/** A prerendered public page, as guests see it before any script runs. */
export interface DrawnPage extends Pick<Head, 'description' | 'path' | 'shareTitle' | 'picture'> {
  page: PublicPage;
  /** Title of the tab. */
  title: string;
  html: string;
  /** Tag in the page's head that preloads its first picture. */
  preload: string;
  /** Server data it was rendered from. */
  known: KnownData;
  /** Structured data for search engines. */
  structured: readonly object[];
}

/** Every page that is part of the app; the server knows the addresses of pages of records. */
export const addresses: readonly string[] = [
  ...publicPages.map((page) => patternOf(page, site.product)).filter((pattern) => !pattern.includes(':')),
  paths.userGuide(),
  ...shipped.flatMap(({ slug, articles }) => [
    paths.userGuide(slug),
    ...articles.map((article) => paths.userGuide(slug, article.slug)),
  ]),
];

/** Data may require further data; limits the rounds. */
const maximumRounds = 5;
/** Matches all leading preloads and captures the first one: pictures further down must not compete with what is read first. */
const leadingPreloads = /^(<link rel="preload"[^>]*>)(?:<link rel="preload"[^>]*>)*/;

interface Round {
  known: ReadonlyMap<string, State>;
  wanted: Map<string, () => Promise<unknown>>;
  tell: (head: Head | null) => void;
}

/** The app at an address; data it requests that is not in `known` is added to `wanted`. */
function appAt(address: string, { known, wanted, tell }: Round) {
  const collectRequests: Middleware = (useNext) => (key, fetcher, config) => {
    const response = useNext(key, fetcher, config);
    const name = unstable_serialize(key);
    if (name && fetcher && !known.has(name)) {
      const asked = typeof key === 'function' ? key() : key;
      wanted.set(name, async () => (fetcher as (key: unknown) => unknown)(asked));
    }
    return response;
  };
  return (
    <HeadContext value={tell}>
      <Providers
        router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
        known={[...known]}
        middleware={[collectRequests]}
      >
        <App />
      </Providers>
    </HeadContext>
  );
}

/**
 * Prerenders a public page with the data the server has for guests; `null` if there is no such page.
 *
 * @param address path, with a query if it makes a different page
 * @param origin origin of the site, for absolute addresses
 */
export async function drawPage(address: string, origin: string): Promise<DrawnPage | null> {
  const [pathname = ''] = address.split('?', 1);
  const page = publicPages.find((name) => matchPath(patternOf(name, site.product), pathname));
  if (!page) return null;
  await loadPublicPage(pathname);
  const known = new Map<string, State>();
  for (let round = 0; round < maximumRounds; round += 1) {
    const wanted: Round['wanted'] = new Map();
    const told: (Head | null)[] = [];
    const tree = appAt(address, { known, wanted, tell: (head) => told.push(head) });
    const drawn = renderToString(tree);
    if (wanted.size === 0) {
      const head = told.at(-1);
      if (head === null) return null;
      const failed = [...known.values()].find(({ error }) => error);
      if (failed) throw failed.error;
      if (!head) throw new Error(`@paidang/web: ${address} has no head.`);
      const [preloads = '', first = ''] = leadingPreloads.exec(drawn) ?? [];
      return {
        ...head,
        page,
        title: documentTitle(head.title),
        html: drawn.slice(preloads.length),
        preload: first,
        known: [...known],
        structured: structuredData(head, origin),
      };
    }
    await Promise.all(
      [...wanted].map(async ([name, ask]) => {
        known.set(
          name,
          await ask().then(
            (data) => ({ data }),
            (error: unknown) => ({ error }),
          ),
        );
      }),
    );
  }
  throw new Error(`@paidang/web: ${address} keeps requesting data.`);
}
