import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DrawingDraft } from '@paidang/contract/entities';
import { createLimitedQueue } from '../../platform/child-process';
import { extractFrames, type Ffmpeg } from '../../platform/ffmpeg';
import { drawOnFrame } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';

/** A moment of a film somebody speaks of. */
export interface StillMoment {
  /** Names its picture. */
  readonly id: string;
  /** Seconds. */
  readonly at: number;
  readonly drawing: DrawingDraft | null;
}

/** What an export with frames of a film needs. */
export interface FilmPlatform extends Pick<Platform, 'transact' | 'storage' | 'clock'> {
  /** Looked for once it is needed; `null` where the machine has none. */
  readonly ffmpeg: () => Promise<Ffmpeg | null>;
}

export interface StillSource {
  readonly storage: FileStorage;
  readonly ffmpeg: Ffmpeg | null;
  /** Name of the film in the storage; `null` of a link. */
  readonly file: string | null;
  readonly fps: number | null;
}

/** Where each picture lies, by the id of its moment. */
export type StillPaths = readonly (readonly [id: string, path: string])[];

/** Frames are read from the whole film, one person's at a time. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 6, ofOne: 1 });
/** More take longer than anybody waits for a file. */
const mostFrames = 120;
/** Pixels: as wide as a page prints well. */
const width = 960;
const usualRate = 30;

async function stored(storage: FileStorage, name: string, path: string): Promise<string | null> {
  const stream = await storage.read(name);
  if (!stream) return null;
  await pipeline(stream, createWriteStream(path));
  return path;
}

/** The frames of the film at these moments; a film that cannot be read has none. */
async function framesOf(
  { storage, ffmpeg, file, fps }: StillSource,
  moments: readonly StillMoment[],
  folder: string,
): Promise<Map<string, string>> {
  const wanted = moments.slice(0, mostFrames);
  const film = ffmpeg && file && wanted.length > 0 ? await stored(storage, file, join(folder, 'film.mp4')) : null;
  if (!ffmpeg || !film) return new Map();
  const seconds = wanted.map(({ at }) => at);
  const options = { folder, width, fps: fps ?? usualRate };
  const paths = await extractFrames(ffmpeg, film, seconds, options).catch(() => []);
  return new Map(wanted.flatMap(({ id }, index) => (paths[index] ? [[id, paths[index]] as const] : [])));
}

/**
 * Pictures of moments of a film, with what was drawn on them, in a folder that is there while they are used. What was drawn
 * stands on the frame its writer saw, if it was kept.
 *
 * @param owner who asks, for the limits of the queue
 * @throws 0429
 */
export function withStills<Result>(
  source: StillSource,
  moments: readonly StillMoment[],
  owner: string,
  work: (stills: StillPaths) => Promise<Result>,
): Promise<Result> {
  return queue(owner, async () => {
    const folder = source.storage.temporaryPath();
    await mkdir(folder);
    try {
      const stills = new Map<string, string>();
      const seen = moments.filter(({ drawing }) => drawing?.still);
      for (const { id, drawing } of seen) {
        const path = drawing?.still ? await stored(source.storage, drawing.still, join(folder, `seen-${id}`)) : null;
        if (path) stills.set(id, path);
      }
      const missing = moments.filter(({ id }) => !stills.has(id));
      for (const [id, path] of await framesOf(source, missing, folder)) stills.set(id, path);
      for (const { id, drawing } of moments) {
        const frame = stills.get(id);
        const drawn = join(folder, `drawn-${id}.jpg`);
        if (!frame || !drawing) continue;
        const isDrawn = await drawOnFrame(frame, drawing.shapes, drawn).then(
          () => true,
          () => false,
        );
        if (isDrawn) stills.set(id, drawn);
      }
      return await work([...stills]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
