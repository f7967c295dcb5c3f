import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { findFile, sendStored } from '../uploads';
import { type CopyRow, findCopy, findVideo, sendLadder, type VideoRow } from '../videos';
import { noteTaken } from './copies';
import { stateOf } from './door';
import { findVisitOfGuest, type Visit } from './store';

const path = '/files/guest-films';

const parts = ['file', 'poster', 'thumbnails', 'captions', 'storyboard', 'cover'] as const;
/** What a guest's player shows of a video. */
export type GuestFilmPart = (typeof parts)[number];

/** Signed with the video's own key, for one guest. */
const keyOf = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.${video[part]}`).digest('base64url');

/** Where a guest's player finds the video, or a picture of it. It ends with the link; nothing else about it expires. */
export const guestFilmAddress = (video: VideoRow, part: GuestFilmPart, guestId: string): string =>
  `${path}/${guestId}?video=${video.id}&part=${part}&key=${keyOf(video, part, guestId)}`;

/** Signs the playlist of a video, and the sizes it leads to. */
const ladderKeyOf = (video: VideoRow, guestId: string): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.ladder.${video.id}.${video.file}`).digest('base64url');

/** Where a guest's player finds the sizes of the video. */
export const guestLadderAddress = (video: VideoRow, guestId: string): string =>
  `${path}/${guestId}/index.m3u8?video=${video.id}&key=${ladderKeyOf(video, guestId)}`;

const copyKeyOf = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  createHmac('sha256', video.signingKey).update(`${guestId}.copy.${copy.id}.${copy.file}`).digest('base64url');

/** Where a guest downloads the copy with their name in it. */
export const guestCopyAddress = (video: VideoRow, guestId: string, copy: CopyRow): string =>
  `${path}/${guestId}/copy?video=${video.id}&key=${copyKeyOf(video, guestId, copy)}`;

const Params = z.object({ guest: z.uuid() });
const LadderQuery = z.object({ video: z.uuid(), key: z.string() });
const Query = z.object({ video: z.uuid(), part: z.enum(parts), key: z.string() });

export function isKey(expected: string, key: string): boolean {
  const wanted = Buffer.from(expected);
  const given = Buffer.from(key);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const storedFilm = ({ file: name, fileBytes: bytes }: VideoRow) =>
  name && bytes !== null ? { name, bytes, mediaType: 'video/mp4', originalName: 'video.mp4' } : null;

/** Who comes by a link that is open. @throws 0404 */
export async function openVisit({ db, clock }: Platform, sent: unknown): Promise<Visit> {
  const params = Params.safeParse(sent);
  const visit = params.success ? await findVisitOfGuest(db, params.data.guest) : null;
  if (!visit || stateOf(visit, clock()) !== 'open') throw notFound();
  return visit;
}

/** Videos for guests, whose players send no token: every piece asks whether the link is still open. */
export function guestFilmRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage, transact } = platform;

  app.get(`${path}/:guest`, { config: { access: 'guest' } }, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw notFound();
    const visit = await openVisit(platform, request.params);
    const { part, key, video: id } = query.data;
    const video = await findVideo(db, visit.task.id, id);
    const name = video?.[part];
    if (!video || !name || !isKey(keyOf(video, part, visit.guest.id), key)) throw notFound();
    const stored = part === 'file' ? storedFilm(video) : await findFile(db, name);
    if (!stored) throw notFound();
    return sendStored(reply.header('cache-control', 'no-store'), storage, stored, request.headers.range);
  });

  app.get(`${path}/:guest/copy`, { config: { access: 'guest' } }, async (request, reply) => {
    const query = LadderQuery.safeParse(request.query);
    if (!query.success) throw notFound();
    const visit = await openVisit(platform, request.params);
    const { guest, link, task } = visit;
    const { video: id, key } = query.data;
    const video = await findVideo(db, task.id, id);
    const copy = video && guest.copyId && link.mayDownload ? await findCopy(db, id, guest.copyId) : null;
    if (!copy?.file || copy.bytes === null || !video || !isKey(copyKeyOf(video, guest.id, copy), key)) throw notFound();
    const { range } = request.headers;
    // A download that is gone on with is the same one.
    if (request.method === 'GET' && (!range || range.startsWith('bytes=0-'))) {
      await transact((tx) => noteTaken(tx, visit, copy));
    }
    const named = { mediaType: 'video/mp4', originalName: `${link.title}.mp4`, isDownload: true };
    const stored = { name: copy.file, bytes: copy.bytes, ...named };
    return sendStored(reply.header('cache-control', 'private, no-store'), storage, stored, range);
  });

  app.get<{ Params: { part: string } }>(
    `${path}/:guest/:part`,
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
