import { patterns, publicPages } from '@paidang/contract/pages';
import { escapeMarkup } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import type { PublicPages } from './public-pages';

/** A page that exists because of a database record, for the sitemap. */
export interface RecordAddress {
  readonly path: string;
  readonly changedAt: Date;
}

const isPublic = (name: string): boolean => publicPages.some((page) => page === name);

/** Path prefixes closed to crawlers: pages of signed-in users and addresses that contain secrets (up to their parameters). */
const closed = Object.entries(patterns).flatMap(([name, pattern]) =>
  isPublic(name) ? [] : [pattern.split(':', 1)[0] ?? ''],
);

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[...new Set([...closed, '/api/', '/docs'])].map((path) => `Disallow: ${path}`),
    // Crawlers apply the longest matching rule, and these paths begin like some of those above.
    ...publicPages.flatMap((page) => (patterns[page] === '/' ? [] : [`Allow: ${patterns[page].split('/:')[0]}`])),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const entry = (address: string, changed: Date): string =>
  `  <url><loc>${escapeMarkup(address)}</loc><lastmod>${changed.toISOString()}</lastmod></url>`;

/** Maximum number of URLs in a sitemap. */
const maxUrls = 50_000;

/**
 * Serves `/robots.txt` and `/sitemap.xml`.
 *
 * @param builtAt when the pages without a record last changed
 * @param records the public pages of records
 */
export function serveCrawlers(
  app: FastifyInstance,
  {
    pages,
    origin,
    builtAt,
    records,
  }: {
    pages: PublicPages | null;
    origin: string;
    builtAt: Date;
    records: () => Promise<readonly RecordAddress[]>;
  },
): void {
  const config = { access: 'guest' } as const;
  app.get('/robots.txt', { config }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const own = ((await pages?.addresses()) ?? []).map((path) => [path, builtAt] as const);
    // A record may have the same address as a built-in page; its date wins.
    const changes = new Map([...own, ...(await records()).map(({ path, changedAt }) => [path, changedAt] as const)]);
    const entries = [...changes].slice(0, maxUrls).map(([path, changedAt]) => entry(origin + path, changedAt));
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ];
    return reply.type('application/xml; charset=utf-8').send([...lines, ...entries, '</urlset>', ''].join('\n'));
  });
}
