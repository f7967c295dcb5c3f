import { sharePicturePath } from '@paidang/contract/pages';
import type { FastifyInstance } from 'fastify';
import { createLimitedQueue } from '../../platform/child-process';
import { notFound } from '../../platform/errors';
import { drawSharePicture, type ReadPicture } from '../../platform/share-picture';
import { askAsGuest } from './ask-as-guest';
import type { DrawnPage } from './page-drawer';
import { pictureVersion } from './picture-version';
import type { PublicPages } from './public-pages';

const ratePerMinute = 120;
/** One at a time: a picture occupies a pool thread, which files and passwords also need, for some 100 ms. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 30, ofOne: 31 });

/** Draws a page's picture once and caches it as long as the page itself is cached. */
function keepPictures(read: ReadPicture) {
  const kept = new WeakMap<DrawnPage, Promise<Buffer>>();
  return (page: DrawnPage): Promise<Buffer> => {
    const known = kept.get(page);
    if (known) return known;
    const drawn = queue('share pictures', () => drawSharePicture(page.picture, read));
    kept.set(page, drawn);
    drawn.catch(() => kept.delete(page));
    return drawn;
  };
}

/** Serves the preview picture of a shared public page: `/share.jpg?page=`. */
export function serveSharePictures(app: FastifyInstance, pages: PublicPages | null): void {
  const ask = askAsGuest(app);
  const pictureOf = keepPictures(async (path) => {
    if (!path.startsWith('/files/')) return null;
    const { status, body } = await ask(path);
    return status === 200 ? body : null;
  });
  const config = { access: 'guest', rateLimit: { max: ratePerMinute, timeWindow: 60_000 } } as const;
  app.get<{ Querystring: { page?: unknown } }>(sharePicturePath, { config }, async (request, reply) => {
    const { page } = request.query;
    const drawn = typeof page === 'string' ? await pages?.drawn(page) : null;
    if (!drawn) throw notFound();
    const etag = `"${pictureVersion(drawn.picture)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/jpeg').send(await pictureOf(drawn));
  });
}
