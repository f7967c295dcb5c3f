import type { Requirement, TraceColumn, TraceMark, TraceMatrix } from '@paidang/contract/entities';
import { type TracedStepCode, tracedSteps, traceRequirement } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { createBreaths } from '../../platform/breathe';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { listPlatforms } from '../projects';
import { listRequirements, type RequirementRow } from '../requirements';
import { type StepRow, stepsOfTask } from '../steps';
import { type PersonRow, toPerson } from '../users';
import { type AskedVersion, listContents, listMarks, listReported, type MarkRecord, type MarkRow } from './store';
import { textsOfVersion } from './texts';

/** One step as it was in an earlier version. */
export interface EarlierVersion {
  readonly code: TracedStepCode;
  readonly platformId: string | null;
  readonly number: number;
}

const presentRequirement = ({ id, kind, number, text, since }: RequirementRow): Requirement => ({
  requirement_uuid: id,
  kind,
  number,
  text,
  since,
});

export const presentMark = (mark: MarkRow, author: PersonRow): TraceMark => ({
  mark_uuid: mark.id,
  version: mark.version,
  is_met: mark.isMet,
  about: mark.about,
  quote: mark.quote,
  note: mark.note,
  time: mark.time,
  time_end: mark.timeEnd,
  created_by: toPerson(author),
  created_at: mark.createdAt.toISOString(),
});

const codeOf = ({ function: code }: StepRow): TracedStepCode | undefined => tracedSteps.find((one) => one === code);
/** Left out, or put away: nothing is to be expected of it. */
const isLeftOut = ({ status }: StepRow): boolean => status === 'skipped' || status === 'archived';

/** A column before its cells are looked up. */
interface Place extends Omit<TraceColumn, 'cells' | 'marks'> {
  readonly stepId: string;
  /** `null` where nothing was sent. */
  readonly content: string | null;
}

/** The steps of a task that requirements are followed through, with what each says. */
async function placesOf(
  { db }: Transaction,
  taskId: string,
  steps: readonly StepRow[],
  earlier: EarlierVersion | null,
): Promise<Place[]> {
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
  return own.flatMap((one): Place[] => {
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

const isOf = ({ function: code, stepId, platform_uuid }: Place, { mark }: MarkRecord): boolean =>
  mark.stepId === stepId && (code !== functionCodes.worksOnline || mark.platformId === platform_uuid);

/** What the brief of a task asks for, and what each of its steps does of it. */
export async function traceMatrix(
  tx: Transaction,
  { task }: Pick<TaskMembership, 'task'>,
  earlier: EarlierVersion | null = null,
): Promise<TraceMatrix> {
  const breathe = createBreaths();
  const requirements = await listRequirements(tx.db, task.id);
  const marks = await listMarks(tx.db, task.id);
  const columns: TraceColumn[] = [];
  const steps = await stepsOfTask(tx.db, task.id);
  for (const { stepId, content, ...place } of await placesOf(tx, task.id, steps, earlier)) {
    const said = marks
      .filter((one) => isOf({ ...place, stepId, content }, one))
      .map(({ mark, author }) => ({ requirement_uuid: mark.requirementId, ...presentMark(mark, author) }));
    const texts = content === null ? null : textsOfVersion(place.function, content);
    const cells: TraceColumn['cells'] = [];
    for (const requirement of requirements) {
      const own = said.filter(({ requirement_uuid }) => requirement_uuid === requirement.id);
      const cell = traceRequirement({ requirement, code: place.function, version: place.version, texts, marks: own });
      cells.push({ requirement_uuid: requirement.id, ...cell, places: [...cell.places] });
      await breathe();
    }
    columns.push({ ...place, cells, marks: said });
  }
  const brief = steps.find(({ function: code }) => code === functionCodes.brief);
  return { brief_version: brief?.version || null, requirements: requirements.map(presentRequirement), columns };
}
