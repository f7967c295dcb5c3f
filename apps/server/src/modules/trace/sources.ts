import type { TraceColumn } from '@paidang/contract/entities';
import { type TracedStepCode, tracedSteps } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import { listPlatforms } from '../projects';
import { listRequirements, type RequirementRow } from '../requirements';
import { type StepRow, stepsOfTask } from '../steps';
import { type AskedVersion, listContents, listMarks, listReported, type MarkRecord } from './store';

/** A step at an earlier version. */
export interface EarlierVersion {
  readonly code: TracedStepCode;
  readonly platformId: string | null;
  readonly number: number;
}

/** A column of the matrix before its cells are computed. */
export interface TracePlace extends Omit<TraceColumn, 'cells' | 'marks'> {
  readonly stepId: string;
  /** Stored content; `null` if nothing was sent. */
  readonly content: string | null;
}

/** The stored data from which a task's matrix is computed. */
export interface TraceSources {
  readonly requirements: readonly RequirementRow[];
  /** Marks, oldest first. */
  readonly marks: readonly MarkRecord[];
  readonly places: readonly TracePlace[];
  /** `null` before the brief was sent. */
  readonly briefVersion: number | null;
}

const codeOf = ({ function: code }: StepRow): TracedStepCode | undefined => tracedSteps.find((one) => one === code);
/** Skipped or archived, so nothing is expected of it. */
const isLeftOut = ({ status }: StepRow): boolean => status === 'skipped' || status === 'archived';

/** The steps in which requirements are traced, with their content. */
async function placesOf(
  db: Database,
  taskId: string,
  steps: readonly StepRow[],
  earlier: EarlierVersion | null,
): Promise<TracePlace[]> {
  const platforms = await listPlatforms(db, [taskId]);
  const orderOf = ({ platformId }: StepRow) => platforms.findIndex(({ id }) => id === platformId);
  const own = steps
    .filter((step) => !isLeftOut(step))
    .toSorted((one, other) => one.position - other.position || orderOf(one) - orderOf(other));
  const asks = earlier?.code === functionCodes.worksOnline ? 'work' : 'step';
  const step = own.find(
    ({ function: code, platformId }) =>
      code === earlier?.code && (asks === 'work' || platformId === earlier.platformId),
  );
  const asked: AskedVersion | null =
    earlier && step ? { stepId: step.id, platformId: earlier.platformId, number: earlier.number } : null;
  const contents = await listContents(db, taskId, tracedSteps, asks === 'step' ? asked : null);
  const reported = await listReported(db, taskId, asks === 'work' ? asked : null);
  return own.flatMap((one): TracePlace[] => {
    const code = codeOf(one);
    if (!code) return [];
    const place = { function: code, stepId: one.id, status: one.status };
    if (code === functionCodes.worksOnline) {
      return platforms.map(({ id, title }) => {
        const reports = reported.filter(({ platformId }) => platformId === id);
        const isAsked = asks === 'work' && asked?.platformId === id;
        const report = reports.find(({ number, newest }) => number === (isAsked ? asked.number : newest));
        return {
          ...place,
          platform_uuid: id,
          platform_title: title,
          status: reports[0]?.status ?? one.status,
          version: report?.number ?? null,
          newest: reports[0]?.newest ?? 0,
          content: report?.content ?? null,
        };
      });
    }
    const content = contents.find(({ stepId }) => stepId === one.id);
    const platform = platforms.find(({ id }) => id === one.platformId);
    return [
      {
        ...place,
        platform_uuid: one.platformId,
        platform_title: platform?.title ?? null,
        version: content?.number ?? null,
        newest: one.version,
        content: content?.content ?? null,
      },
    ];
  });
}

/** Reads the data of a task's matrix. The matrix is computed afterwards, outside the transaction (`traceMatrix`). */
export async function readTraceSources(
  db: Database,
  taskId: string,
  earlier: EarlierVersion | null = null,
): Promise<TraceSources> {
  const requirements = await listRequirements(db, taskId);
  const marks = await listMarks(db, taskId);
  const steps = await stepsOfTask(db, taskId);
  const places = await placesOf(db, taskId, steps, earlier);
  const brief = steps.find(({ function: code }) => code === functionCodes.brief);
  return { requirements, marks, places, briefVersion: brief?.version || null };
}
