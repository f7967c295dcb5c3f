import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { findFile, sendStored } from '../uploads';
import { findVideo, type VideoRow } from '../videos';
import { stateOf } from './door';
import { findVisitOfGuest } from './store';

const path = '/files/guest-films';

const parts = ['file', 'poster', 'thumbnails', 'captions'] as const;
type Part = (typeof parts)[number];

/** Signed with the video's own key, for one guest. */
const keyOf = (video: VideoRow, part: Part, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.${video[part]}`).digest('base64url');

/** Where a guest's player finds the video, or a picture of it. It ends with the link; nothing else about it expires. */
export const guestFilmAddress = (video: VideoRow, part: Part, guestId: string): string =>
  `${path}/${guestId}?video=${video.id}&part=${part}&key=${keyOf(video, part, guestId)}`;

const Params = z.object({ guest: z.uuid() });
const Query = z.object({ video: z.uuid(), part: z.enum(parts), key: z.string() });

function isKey(video: VideoRow, part: Part, guestId: string, key: string): boolean {
  const wanted = Buffer.from(keyOf(video, part, guestId));
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const storedFilm = ({ file: name, fileBytes: bytes }: VideoRow) =>
  name && bytes !== null ? { name, bytes, mediaType: 'video/mp4', originalName: 'video.mp4' } : null;

/** Videos for guests, whose players send no token: every piece asks whether the link is still open. */
export function guestFilmRoutes(app: FastifyInstance, { db, storage, clock }: Platform): void {
  app.get(`${path}/:guest`, { config: { access: 'guest' } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const query = Query.safeParse(request.query);
    if (!params.success || !query.success) throw notFound();
    const visit = await findVisitOfGuest(db, params.data.guest);
    if (!visit || stateOf(visit, clock()) !== 'open') throw notFound();
    const { part, key, video: id } = query.data;
    const video = await findVideo(db, visit.task.id, id);
    const name = video?.[part];
    if (!video || !name || !isKey(video, part, visit.guest.id, key)) throw notFound();
    const stored = part === 'file' ? storedFilm(video) : await findFile(db, name);
    if (!stored) throw notFound();
    return sendStored(reply.header('cache-control', 'no-store'), storage, stored, request.headers.range);
  });
}
