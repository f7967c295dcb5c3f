import { join } from 'node:path';
import type { DrawingDraft } from '@paidang/contract/entities';
import { createLimitedQueue } from '../../platform/child-process';
import type { Ffmpeg } from '../../platform/ffmpeg';
import { drawOnFrame } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { copyToDisk, withTemporaryFolder } from '../../platform/storage';
import { cutFrames, type FilmToCut } from '../videos';

/** A moment of a video that a picture is made of. */
export interface StillMoment {
  /** Identifies its picture. */
  readonly id: string;
  /** Seconds. */
  readonly at: number;
  readonly drawing: DrawingDraft | null;
}

/** The platform parts an export with video frames needs. */
export interface FilmPlatform extends Pick<Platform, 'transact' | 'storage' | 'clock'> {
  /** Located on first use; `null` where it is not installed. */
  readonly ffmpeg: () => Promise<Ffmpeg | null>;
}

/** The paths of pictures, with the ids of their moments. */
export type StillPaths = readonly (readonly [id: string, path: string])[];

/** Reading frames reads the whole video, so only one request is processed at a time. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 6, ofOne: 1 });
/** More frames would take longer than users wait for a file. */
const maxFrames = 120;
/** In pixels: sharp enough when printed across a page. */
const width = 960;

/** Cuts the frames at the given moments; empty for a video that cannot be read. */
async function framesOf(film: FilmToCut, moments: readonly StillMoment[], folder: string): Promise<StillPaths> {
  const wanted = moments.slice(0, maxFrames);
  const paths = await cutFrames(
    film,
    wanted.map(({ at }) => at),
    { folder, width },
  );
  return wanted.flatMap(({ id }, index) => (paths[index] ? [[id, paths[index]] as const] : []));
}

/**
 * Provides pictures of moments of a video with their drawings, in a folder that exists while `work` runs. A drawing is
 * placed on the frame its author saw, if that frame was stored.
 *
 * @param owner the requesting user, for the limits of the queue
 * @throws 0429
 */
export function withStills<Result>(
  film: FilmToCut,
  moments: readonly StillMoment[],
  owner: string,
  work: (stills: StillPaths) => Promise<Result>,
): Promise<Result> {
  return queue(owner, () =>
    withTemporaryFolder(film.storage, async (folder) => {
      const stills = new Map<string, string>();
      for (const { id, drawing } of moments) {
        const path = join(folder, `seen-${id}`);
        if (drawing?.still && (await copyToDisk(film.storage, drawing.still, path))) stills.set(id, path);
      }
      const missing = moments.filter(({ id }) => !stills.has(id));
      for (const [id, path] of await framesOf(film, missing, folder)) stills.set(id, path);
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
      return work([...stills]);
    }),
  );
}
