import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { findFile, sendStored } from '../uploads';
import { findCopy, findVideo, sendLadder, type VideoRow } from '../videos';
import { noteCopyDownload } from './copies';
import { openVisit } from './door';
import { copyKeyOf, filmKeyOf, guestFilmParts, guestFilmPath, isKey, ladderKeyOf } from './film-address';

const LadderQuery = z.object({ video: z.uuid(), key: z.string() });
const Query = z.object({ video: z.uuid(), part: z.enum(guestFilmParts), key: z.string() });

const storedFilm = ({ file: name, fileBytes: bytes }: VideoRow) =>
  name && bytes !== null ? { name, bytes, mediaType: 'video/mp4', originalName: 'video.mp4' } : null;

/** Serves videos to guests. Their players send no token, so every request checks whether the link is still open. */
export function guestFilmRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage, transact } = platform;

  app.get(`${guestFilmPath}/:guest`, { config: { access: 'guest' } }, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw notFound();
    const visit = await openVisit(platform, request.params);
    const { part, key, video: id } = query.data;
    const video = await findVideo(db, visit.task.id, id);
    const name = video?.[part];
    if (!video || !name || !isKey(filmKeyOf(video, part, visit.guest.id), key)) throw notFound();
    const stored = part === 'file' ? storedFilm(video) : await findFile(db, name);
    if (!stored) throw notFound();
    return sendStored(reply.header('cache-control', 'no-store'), storage, stored, request.headers.range);
  });

  app.get(`${guestFilmPath}/:guest/copy`, { config: { access: 'guest' } }, async (request, reply) => {
    const query = LadderQuery.safeParse(request.query);
    if (!query.success) throw notFound();
    const visit = await openVisit(platform, request.params);
    const { guest, link, task } = visit;
    const { video: id, key } = query.data;
    const video = await findVideo(db, task.id, id);
    const copy = video && guest.copyId && link.mayDownload ? await findCopy(db, id, guest.copyId) : null;
    if (!copy?.file || copy.bytes === null || !video || !isKey(copyKeyOf(video, guest.id, copy), key)) throw notFound();
    const { range } = request.headers;
    // A request that resumes a download is not a new one.
    if (request.method === 'GET' && (!range || range.startsWith('bytes=0-'))) {
      await transact((tx) => noteCopyDownload(tx, visit, copy));
    }
    const named = { mediaType: 'video/mp4', originalName: `${link.title}.mp4`, isDownload: true };
    const stored = { name: copy.file, bytes: copy.bytes, ...named };
    return sendStored(reply.header('cache-control', 'private, no-store'), storage, stored, range);
  });

  app.get<{ Params: { part: string } }>(
    `${guestFilmPath}/:guest/:part`,
    { config: { access: 'guest' } },
    async (request, reply) => {
      const query = LadderQuery.safeParse(request.query);
      if (!query.success) throw notFound();
      const visit = await openVisit(platform, request.params);
      const { video: id, key } = query.data;
      const video = await findVideo(db, visit.task.id, id);
      if (!video || !isKey(ladderKeyOf(video, visit.guest.id), key)) throw notFound();
      const wanted = {
        part: request.params.part,
        query: new URLSearchParams({ video: id, key }),
        range: request.headers.range,
      };
      return sendLadder(platform, reply.header('cache-control', 'no-store'), video, wanted);
    },
  );
}
