import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { sendStored } from '../uploads';
import { isSignedVideoUrl, signedVideoPath } from './signed-video-url';
import { findByFile } from './store';

const Query = z.object({ until: z.coerce.number(), key: z.string() });

/** Videos, by signed addresses that expire, since players send no token. */
export function videoFileRoutes(app: FastifyInstance, { db, storage, clock }: Platform): void {
  app.get<{ Params: { file: string } }>(
    `${signedVideoPath}/:file`,
    { config: { access: 'guest' } },
    async ({ params, query, headers }, reply) => {
      const address = Query.safeParse(query);
      const video = address.success ? await findByFile(db, params.file) : null;
      if (!address.success || !video || !isSignedVideoUrl(video, address.data, clock())) throw notFound();
      const { file, fileBytes, name: originalName } = video;
      if (!file || fileBytes === null) throw notFound();
      const film = { name: file, bytes: fileBytes, mediaType: 'video/mp4', originalName };
      return sendStored(reply.header('cache-control', 'private, max-age=3600'), storage, film, headers.range);
    },
  );
}
