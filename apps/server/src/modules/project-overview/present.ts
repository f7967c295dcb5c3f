import type { Activity, Cancellation, Project } from '@paidang/contract/entities';
import { hasEnded, isVendor } from '@paidang/contract/vocabulary';
import type { ActivityRecord, CancellationRecord, ProjectRecord, TaskRecord } from '../projects';
import { presentTask, type StepRecord } from '../steps';
import { toPerson } from '../users';

/** The user who is asking: vendors see the whole project, creators only their own tasks. */
export interface Viewer {
  readonly id: string;
}

const ownPart = ({ askedBy, agreedBy }: CancellationRecord['cancellation'], viewer: Viewer): Cancellation['own'] => {
  if (askedBy === viewer.id) return 'asked';
  return agreedBy.includes(viewer.id) ? 'agreed' : 'to_answer';
};

/** The relevant request: the open one, or the one by which the project was cancelled. */
function presentCancellation(
  { project }: ProjectRecord,
  records: readonly CancellationRecord[],
  viewer: Viewer,
): Cancellation | null {
  const wanted = hasEnded(project.status) ? 'agreed' : null;
  const found = records.find(
    ({ cancellation: one }) => one.projectId === project.id && one.outcome === wanted && project.status !== 'closed',
  );
  if (!found) return null;
  const { cancellation, asker } = found;
  // Creators of the same project must not learn of each other.
  const isKnown = [project.vendorId, asker.id].includes(viewer.id) || isVendor(asker.role);
  return {
    uuid: cancellation.id,
    asked_by: isKnown ? toPerson(asker) : null,
    reason: cancellation.reason,
    asked_at: cancellation.askedAt.toISOString(),
    own: ownPart(cancellation, viewer),
  };
}

/** Data belonging to projects; it may include data of other projects. */
export interface PartsOfProjects {
  readonly tasks: readonly TaskRecord[];
  readonly steps: readonly StepRecord[];
  /** Newest first. */
  readonly cancellations: readonly CancellationRecord[];
  /** Ids of projects the viewer has archived. */
  readonly archived: ReadonlySet<string>;
}

/** A project as the viewer may see it. */
export function presentProject(record: ProjectRecord, parts: PartsOfProjects, viewer: Viewer): Project {
  const { project, vendor } = record;
  const tasks = parts.tasks.filter(({ task }) => task.projectId === project.id);
  return {
    uuid: project.id,
    name: project.name,
    brand: project.brand,
    product: project.product,
    status: project.status,
    build_mode: project.buildMode,
    vendor: toPerson(vendor),
    start_date: project.startDate,
    end_date: project.endDate,
    created_at: project.createdAt.toISOString(),
    ended_at: project.endedAt?.toISOString() ?? null,
    // A reopened project does not count as archived.
    is_archived: hasEnded(project.status) && parts.archived.has(project.id),
    cancellation: presentCancellation(record, parts.cancellations, viewer),
    tasks: tasks.map((task) => presentTask(task, parts.steps)),
  };
}

export const presentActivity = ({ activity, actor, platform }: ActivityRecord): Activity => ({
  uuid: activity.id,
  actor: actor && toPerson(actor),
  code: activity.code,
  task_uuid: activity.taskId,
  platform_title: platform,
  version: activity.version,
  action: activity.action,
  ordering: activity.ordering,
  excerpt: activity.excerpt,
  created_at: activity.createdAt.toISOString(),
});
