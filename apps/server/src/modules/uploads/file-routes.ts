import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import { type FileRow, findFile } from './store';

const shownInPlace = /^(image\/(jpeg|png|gif|webp)|audio\/mpeg|video\/mp4)$/;

/** Properties of a stored file needed for the response. */
interface Stored extends Pick<FileRow, 'name' | 'bytes' | 'mediaType' | 'originalName'> {
  /** Whether to download it instead of showing it. @default true for types that cannot be shown */
  readonly isDownload?: boolean;
}

function setHeaders(reply: FastifyReply, { mediaType, originalName, isDownload }: Stored): FastifyReply {
  const type = shownInPlace.test(mediaType) && !isDownload ? 'inline' : 'attachment';
  return reply
    .type(mediaType)
    .header('content-disposition', contentDisposition(originalName, { type }))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes');
}

/** The single range of a `Range` header, or `null`; `'unsatisfiable'` if it is outside the file. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Sends a stored file, or the requested range of it. The caller sets how long it may be cached. */
export async function sendStored(
  reply: FastifyReply,
  storage: FileStorage,
  file: Stored,
  wanted: string | undefined,
): Promise<FastifyReply> {
  const range = readRange(wanted, file.bytes);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  const stream = await storage.read(file.name, range ?? undefined);
  if (!stream) throw notFound();
  setHeaders(reply, file);
  if (!range) return reply.header('content-length', file.bytes).send(stream);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
}

/**
 * `/files/{name}`: anybody who knows the random name may read the file, since image requests cannot carry a token. Nothing in
 * it can be executed: its type was detected at upload, and the response is sandboxed.
 */
export function fileRoutes(app: FastifyInstance, { db, storage }: Platform): void {
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { config: { access: 'guest' } },
    async ({ params, headers }, reply) => {
      const file = await findFile(db, params.name);
      if (!file) throw notFound();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendStored(reply, storage, file, headers.range);
    },
  );
}
