import { join } from 'node:path';
import type { DrawingDraft } from '@paidang/contract/entities';
import { createLimitedQueue } from '../../platform/child-process';
import type { Ffmpeg } from '../../platform/ffmpeg';
import { drawOnFrame } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { copyToDisk, withTemporaryFolder } from '../../platform/storage';
import { cutFrames, type FilmToCut } from '../videos';

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

/** Where each picture lies, by the id of its moment. */
export type StillPaths = readonly (readonly [id: string, path: string])[];

/** Frames are read from the whole film, one person's at a time. */
const queue = createLimitedQueue({ atOnce: 1, waiting: 6, ofOne: 1 });
/** More take longer than anybody waits for a file. */
const mostFrames = 120;
/** Pixels: as wide as a page prints well. */
const width = 960;

/** The frames of the film at these moments, by their ids; a film that cannot be read has none. */
async function framesOf(film: FilmToCut, moments: readonly StillMoment[], folder: string): Promise<StillPaths> {
  const wanted = moments.slice(0, mostFrames);
  const paths = await cutFrames(
    film,
    wanted.map(({ at }) => at),
    { folder, width },
  );
  return wanted.flatMap(({ id }, index) => (paths[index] ? [[id, paths[index]] as const] : []));
}

/**
 * Pictures of moments of a film, with what was drawn on them, in a folder that is there while they are used. What was drawn
 * stands on the frame its writer saw, if it was kept.
 *
 * @param owner who asks, for the limits of the queue
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
