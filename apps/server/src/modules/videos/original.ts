import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import { chunkName } from './chunk-name';
import { type ChunkRow, listChunks, type VideoRow } from './store';

/** The concatenated chunks of a file; a missing one aborts the download. */
async function* joined(storage: FileStorage, video: VideoRow, chunks: readonly ChunkRow[]): AsyncGenerator<Buffer> {
  for (const { number } of chunks) {
    const stored = await storage.read(chunkName(video.uploadKey, number));
    if (!stored) throw new Error('@paidang/server: a chunk of an original is not in the storage.');
    yield* stored;
  }
}

/** Sends a video as uploaded, from its chunks. @throws 0404 if it was not kept */
export async function sendOriginal(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  reply: FastifyReply,
  video: VideoRow,
): Promise<FastifyReply> {
  const chunks = video.keepsOriginal ? await listChunks(db, video.id) : [];
  if (chunks.length === 0 || chunks.length !== video.chunks) throw notFound();
  return reply
    .type(video.mediaType ?? 'application/octet-stream')
    .header('content-disposition', contentDisposition(video.name, { type: 'attachment' }))
    .header('content-length', video.bytes)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Readable.from(joined(storage, video, chunks), { objectMode: false }));
}
