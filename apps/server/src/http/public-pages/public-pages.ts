import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternOf, publicPageAt } from '@paidang/contract/pages';
import type { SiteInfo } from '@paidang/contract/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../config/env';
import { keepPages } from './kept-pages';
import { type DocumentSettings, type PageFiles, withBody, withHead } from './page-document';
import { type AskAsGuest, createPageDrawer, type DrawnPage } from './page-drawer';

/** The built web app. */
interface BuiltApp {
  readonly folder: string;
  readonly page: string;
  readonly site: SiteInfo;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  readonly etag: string;
}

export interface PublicPages {
  /**
   * The page at an address as it is drawn for guests; `null` where it is not drawn: no page of guests, or just now not to be
   * had.
   *
   * @param url path and query
   */
  find(url: string): Promise<PageAnswer | null>;
  /** Every page without a record. */
  addresses(): Promise<readonly string[]>;
}

/** Parameters that say where somebody came from, not what they want to see. */
const isCampaign = (name: string): boolean =>
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_cid|mc_eid)$/.test(name);

const isPlain = (url: string): boolean => [...new URLSearchParams(url.split('?')[1] ?? '').keys()].every(isCampaign);

/** The web app's public pages, drawn by a thread and kept; `null` where the built app has nothing to draw with. */
export function createPublicPages(
  app: FastifyInstance,
  web: BuiltApp | null,
  env: Pick<Env, 'APP_URL'>,
): PublicPages | null {
  const drawer = web && createPageDrawer(web.folder, { origin: env.APP_URL, site: web.site });
  if (!web || !drawer) return null;
  const files = JSON.parse(readFileSync(join(web.folder, 'pages.json'), 'utf8')) as PageFiles;
  const settings: DocumentSettings = { template: web.page, files, origin: env.APP_URL };
  const ask: AskAsGuest = async (path) => {
    const { statusCode, body } = await app.inject({
      method: 'GET',
      url: path,
      headers: { accept: 'application/json' },
    });
    return { status: statusCode, body };
  };
  const pages = keepPages(drawer, ask);
  const { product } = web.site;
  /** One spelling of an address, so that a page is drawn once. */
  const pathOf = (url: string): string => {
    const path = (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/+$/, '');
    const page = publicPageAt(path, product);
    const pattern = page && patternOf(page, product);
    return pattern && !pattern.includes(':') ? pattern : path;
  };
  app.addHook('onClose', () => drawer.close());
  // Drawn before anybody asks: the first to come waits no longer than others.
  app.addHook('onListen', () => void drawAll());

  const answerOf = (drawn: DrawnPage | null, isWhole: boolean): PageAnswer => {
    const html = drawn ? (isWhole ? withBody : withHead)(drawn, settings) : web.page;
    return {
      status: drawn ? 200 : 404,
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    };
  };
  const find = async (url: string) => {
    try {
      return await pages.find(pathOf(url));
    } catch (error) {
      app.log.warn({ url, error: error instanceof Error ? error.message : 'unknown' }, 'page not drawn');
      return undefined;
    }
  };
  const drawAll = async () => {
    for (const address of await drawer.addresses().catch(() => [])) await find(address);
  };
  return {
    async find(url) {
      if (!publicPageAt(pathOf(url), product)) return null;
      const page = await find(url);
      return page ? answerOf(page.drawn, isPlain(url)) : null;
    },
    addresses: () => drawer.addresses(),
  };
}
