import { Readable } from 'node:stream';
import { exportPath } from '@paidang/contract/calls';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform';
import { openExport } from './export-service';

/** `/exports/{token}`: the zip. The token is the only proof, since browsers send no bearer token with a download. */
export function ownDataRoutes(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { token: string } }>(
    `${exportPath}/:token`,
    { config: { access: 'guest' } },
    async ({ params }, reply) => {
      const zip = await openExport(platform, params.token);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('paidang.zip'))
        .type('application/zip')
        .send(Readable.from(zip));
    },
  );
}
