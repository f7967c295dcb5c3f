import { mp4Name } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { sendStored } from '../uploads';
import { sendLadder } from './ladder';
import { sendOriginal } from './original';
import {
  isSignedVideoUrl,
  type SignedPart,
  signedLadderPath,
  signedOriginalPath,
  signedVideoPath,
} from './signed-video-url';
import { findAnyVideo, findByFile, type VideoRow } from './store';

const Query = z.object({ until: z.coerce.number(), key: z.string() });
const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
const cached = 'private, max-age=3600';

/** Serves videos at signed URLs that expire, since players send no token. */
export function videoFileRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage, clock } = platform;
  const config = { access: 'guest' } as const;

  /** @throws 0404 unless the URL was signed for this part of this video */
  const checked = (video: VideoRow | null, part: SignedPart, query: unknown): VideoRow => {
    const address = Query.safeParse(query);
    if (!address.success || !video || !isSignedVideoUrl(video, part, address.data, clock())) throw notFound();
    return video;
  };

  app.get<{ Params: { file: string } }>(
    `${signedVideoPath}/:file`,
    { config },
    async ({ params, query, headers }, reply) => {
      const video = checked(await findByFile(db, params.file), 'file', query);
      const { file, fileBytes, name } = video;
      if (!file || fileBytes === null) throw notFound();
      const film = { name: file, bytes: fileBytes, mediaType: 'video/mp4', originalName: mp4Name(name) };
      return sendStored(reply.header('cache-control', cached), storage, film, headers.range);
    },
  );

  app.get<{ Params: { video: string; part: string } }>(
    `${signedLadderPath}/:video/:part`,
    { config },
    async ({ params, query, headers }, reply) => {
      const found = isUuid(params.video) ? await findAnyVideo(db, params.video) : null;
      const video = checked(found, 'ladder', query);
      const { until, key } = Query.parse(query);
      const signature = new URLSearchParams({ until: String(until), key });
      const wanted = { part: params.part, query: signature, range: headers.range };
      return sendLadder(platform, reply.header('cache-control', cached), video, wanted);
    },
  );

  app.get<{ Params: { video: string } }>(
    `${signedOriginalPath}/:video`,
    { config },
    async ({ params, query }, reply) => {
      const found = isUuid(params.video) ? await findAnyVideo(db, params.video) : null;
      return sendOriginal(platform, reply, checked(found, 'original', query));
    },
  );
}
