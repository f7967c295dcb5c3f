import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CurrentSite, FindSite } from '../current-site';
import { askAsGuest } from './ask-as-guest';
import { createPageCache, type PageCache } from './page-cache';
import { type DocumentSettings, type PageFiles, withBody, withHead } from './page-document';
import { canDrawPages, createPageDrawer, type DrawnPage, type PageDrawer } from './page-drawer';
import { type PublicAddress, publicAddress } from './public-address';

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  readonly etag: string;
}

export interface PublicPages {
  /**
   * The page at an address as drawn for guests; `null` if it is not drawn, either because it is not a public page or because
   * it is unavailable at the moment.
   *
   * @param url path and query
   */
  find(url: string): Promise<PageAnswer | null>;
  /** What was drawn at an address; `null` if there is no such page, `undefined` if it is unavailable at the moment. */
  drawn(url: string): Promise<DrawnPage | null | undefined>;
  /** The addresses of all pages that need no record. */
  addresses(): Promise<readonly string[]>;
}

interface PublicPageSettings {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly findSite: FindSite;
  readonly origin: string;
}

/** Draws and caches pages for one state of the site's details; replaced when they change. */
interface Studio {
  readonly site: CurrentSite;
  readonly drawer: PageDrawer;
  readonly pages: PageCache;
}

/** Reads what the web app's build wrote about page files (`apps/web/page-files.ts`). */
function readPageFiles(folder: string): PageFiles {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const { loader, pages } = JSON.parse(read('pages.json')) as {
    loader: string;
    pages: Record<string, { scripts: string[]; styles: string[] }>;
  };
  const withText = Object.entries(pages).map(([page, { scripts, styles }]) => [
    page,
    { scripts, css: styles.map(read).join('') },
  ]);
  return { loader, pages: Object.fromEntries(withText) };
}

/** The web app's public pages, drawn by a thread and cached; `null` if the build contains no program to draw them. */
export function createPublicPages(
  app: FastifyInstance,
  { folder, findSite, origin }: PublicPageSettings,
): PublicPages | null {
  if (!canDrawPages(folder)) return null;
  const files = readPageFiles(folder);
  const ask = askAsGuest(app);
  let studio: Studio | null = null;

  const open = async (): Promise<Studio> => {
    const site = await findSite();
    if (studio?.site === site) return studio;
    const drawer = createPageDrawer(folder, { origin, site: site.details });
    const isPersonal = (address: string) => publicAddress(address, site.details.product)?.page === 'creator';
    const before = studio;
    studio = { site, drawer, pages: createPageCache(drawer, ask, isPersonal) };
    await before?.drawer.close();
    return studio;
  };
  const draw = async (of: Studio, { address }: PublicAddress): Promise<DrawnPage | null | undefined> => {
    try {
      return await of.pages.find(address);
    } catch (error) {
      app.log.warn({ address, error: error instanceof Error ? error.message : 'unknown' }, 'page not drawn');
      return undefined;
    }
  };
  const drawAll = async () => {
    const now = await open();
    for (const address of await now.drawer.addresses()) {
      const found = publicAddress(address, now.site.details.product);
      if (found) await draw(now, found);
    }
  };
  app.addHook('onClose', () => studio?.drawer.close());
  // Drawn at start, so that the first visitor does not wait.
  app.addHook('onListen', () => void drawAll().catch(() => undefined));

  const answerOf = (drawn: DrawnPage | null, { site }: Studio, { isPlain }: PublicAddress): PageAnswer => {
    const settings: DocumentSettings = { template: site.page, files, origin };
    const html = drawn ? (isPlain ? withBody : withHead)(drawn, settings) : site.page;
    return {
      status: drawn ? 200 : 404,
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    };
  };
  return {
    async find(url) {
      const now = await open();
      const found = publicAddress(url, now.site.details.product);
      const drawn = found && (await draw(now, found));
      return found && drawn !== undefined ? answerOf(drawn, now, found) : null;
    },
    async drawn(url) {
      const now = await open();
      const found = publicAddress(url, now.site.details.product);
      return found && draw(now, found);
    },
    addresses: async () => (await open()).drawer.addresses(),
  };
}
