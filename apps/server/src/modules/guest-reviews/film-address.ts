import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { sendStored } from '../uploads';
import { findVideo, type VideoRow } from '../videos';
import { stateOf } from './door';
import { findVisitOfGuest } from './store';

const path = '/files/guest-films';

/** Signed with the video's own key, for one guest. */
const keyOf = ({ file, signingKey }: VideoRow, guestId: string): string =>
  createHmac('sha256', signingKey).update(`${guestId}.${file}`).digest('base64url');

/** Where a guest's player finds the video. It ends with the link; nothing else about it expires. */
export const guestFilmAddress = (video: VideoRow, guestId: string): string =>
  `${path}/${guestId}?video=${video.id}&key=${keyOf(video, guestId)}`;

const Params = z.object({ guest: z.uuid() });
const Query = z.object({ video: z.uuid(), key: z.string() });

function isKey(video: VideoRow, guestId: string, key: string): boolean {
  const wanted = Buffer.from(keyOf(video, guestId));
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Videos for guests, whose players send no token: every piece asks whether the link is still open. */
export function guestFilmRoutes(app: FastifyInstance, { db, storage, clock }: Platform): void {
  app.get(`${path}/:guest`, { config: { access: 'guest' } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const query = Query.safeParse(request.query);
    if (!params.success || !query.success) throw notFound();
    const visit = await findVisitOfGuest(db, params.data.guest);
    if (!visit || stateOf(visit, clock()) !== 'open') throw notFound();
    const video = await findVideo(db, visit.task.id, query.data.video);
    if (!video?.file || video.fileBytes === null || !isKey(video, visit.guest.id, query.data.key)) throw notFound();
    const film = { name: video.file, bytes: video.fileBytes, mediaType: 'video/mp4', originalName: 'video.mp4' };
    return sendStored(reply.header('cache-control', 'no-store'), storage, film, request.headers.range);
  });
}
