import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkVideoProperties, messages } from '@paidang/contract/rules';
import { type Ffmpeg, type ProbedVideo, ProgramError, probeVideo, type VideoFile } from '../../platform/ffmpeg';
import type { Platform } from '../../platform/platform';
import { chunkName } from './chunk-name';
import { listChunks, type VideoRow } from './store';

/** The video cannot be used; the message is shown to its creator. */
export class UnusableVideoError extends Error {}

/** Hashes the data passing through, both on its own and as part of the whole. */
const hashed = (whole: Hash, onEnd: (sha256: string) => void) => {
  const hash = createHash('sha256');
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      whole.update(piece);
      done(null, piece);
    },
    flush(done) {
      onEnd(hash.digest('hex'));
      done();
    },
  });
};

/**
 * Concatenates the chunks of a file, checking that each is unchanged. @returns the SHA-256 of the whole @throws
 * UnusableVideoError
 */
export async function assemble(
  { db, storage }: Platform,
  video: VideoRow,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const whole = createHash('sha256');
  for (const { number, sha256 } of await listChunks(db, video.id)) {
    const stored = await storage.read(chunkName(video.uploadKey, number));
    if (!stored) throw new Error('@paidang/server: a chunk is not in the storage.');
    let found = '';
    const measure = hashed(whole, (hash) => {
      found = hash;
    });
    await pipeline(stored, measure, createWriteStream(path, { flags: 'a' }), { signal });
    if (found !== sha256) throw new UnusableVideoError(messages.videoUnreadable);
  }
  if ((await stat(path)).size !== video.bytes) throw new UnusableVideoError(messages.videoUnreadable);
  return whole.digest('hex');
}

/** Reports FFmpeg failures as an unusable video. */
export const withRefusal = async <Result>(message: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProgramError ? new UnusableVideoError(message, { cause: error }) : error;
  }
};

export async function probe(ffmpeg: Ffmpeg, source: VideoFile, signal: AbortSignal): Promise<ProbedVideo> {
  const film = await withRefusal(messages.videoUnreadable, probeVideo(ffmpeg, source, signal));
  if (!film) throw new UnusableVideoError(messages.videoNotFilm);
  const wrong = checkVideoProperties(film);
  if (wrong) throw new UnusableVideoError(wrong);
  return film;
}
