import type { TraceColumn, TraceMatrix } from '@paidang/contract/entities';
import { secondsOf } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findVersion } from '../reviews';
import { findStep } from '../steps';
import { type EarlierVersion, readTraceSources, type TraceSources, traceMatrix } from '../trace';
import { type FilmToCut, findVideo, videoStep } from '../videos';
import { type FilmPlatform, type StillMoment, type StillPaths, withStills } from './remark-stills';

/** The trace of a brief, with the video its moments refer to. */
export interface ReadTrace {
  readonly matrix: TraceMatrix;
  /** The video of the version the matrix is about; `null` before the first version. Its `file` is `null` for a link. */
  readonly film: Pick<FilmToCut, 'file' | 'fps'> | null;
}

const filmColumn = ({ columns }: TraceMatrix): TraceColumn | undefined =>
  columns.find(({ function: code }) => code === functionCodes.video);

/** Finds the video of the version the matrix is about. */
async function filmOf({ db }: Transaction, taskId: string, { places }: TraceSources): Promise<ReadTrace['film']> {
  const version = places.find(({ function: code }) => code === functionCodes.video)?.version ?? null;
  const step = version === null ? null : await findStep(db, taskId, functionCodes.video);
  const record = step && version !== null ? await findVersion(db, step.id, version) : null;
  const id = record && videoStep.codec.parse(record.version.content).video_uuid;
  const video = id ? await findVideo(db, taskId, id) : null;
  return video && { file: video.file, fps: video.fps };
}

/** The trace of a task; `null` while its brief has no requirements. */
export async function readTrace(
  { transact }: Pick<Platform, 'transact'>,
  { task }: Pick<TaskMembership, 'task'>,
): Promise<ReadTrace | null> {
  const { sources, film } = await transact(async (tx) => {
    const sources = await readTraceSources(tx.db, task.id);
    return { sources, film: await filmOf(tx, task.id, sources) };
  });
  return sources.requirements.length === 0 ? null : { matrix: await traceMatrix(sources), film };
}

/** The trace of a single version of a text; `null` while the brief has no requirements. */
export async function readStepTrace(
  { transact }: Pick<Platform, 'transact'>,
  { task }: Pick<TaskMembership, 'task'>,
  version: EarlierVersion,
): Promise<ReadTrace | null> {
  const sources = await transact(({ db }) => readTraceSources(db, task.id, version));
  if (sources.requirements.length === 0) return null;
  const places = sources.places.filter(
    ({ function: code, platform_uuid }) => code === version.code && platform_uuid === version.platformId,
  );
  return { matrix: await traceMatrix({ ...sources, places }), film: null };
}

/** The moments of the video that were marked, with the ids of their marks. */
const markedMoments = ({ matrix }: ReadTrace): StillMoment[] =>
  (filmColumn(matrix)?.cells ?? []).flatMap(({ mark }) =>
    mark?.time ? [{ id: mark.mark_uuid, at: secondsOf(mark.time), drawing: null }] : [],
  );

/** Provides pictures of the marked frames while `work` creates a document. @throws 0429 */
export async function withMarkedFrames<Result>(
  { storage, ffmpeg }: Pick<FilmPlatform, 'storage' | 'ffmpeg'>,
  trace: ReadTrace | null,
  owner: string,
  work: (frames: StillPaths) => Promise<Result>,
): Promise<Result> {
  const moments = trace?.film?.file ? markedMoments(trace) : [];
  if (!trace?.film || moments.length === 0) return work([]);
  return withStills({ ...trace.film, storage, ffmpeg: await ffmpeg() }, moments, owner, work);
}
