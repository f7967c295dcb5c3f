import type { Activity, NotificationParameters, Project, Step, Task, TaskPlatform } from '@paidang/contract/entities';
import { stepDue } from '@paidang/contract/rules';
import { FunctionCode } from '@paidang/contract/vocabulary';
import type { ProjectRow } from '../membership';
import { toPerson } from '../users';
import type { activities } from './schema';
import type { PersonRow, PlatformRow, ProjectRecord, StepRecord, TaskRecord } from './store';

export const presentStep = ({ step, openComments, dates }: StepRecord): Step => ({
  uuid: step.id,
  function: FunctionCode.parse(step.function),
  platform_uuid: step.platformId,
  status: step.status,
  ball: step.ball,
  version: step.version,
  due_date: dates && stepDue(dates, step),
  open_comments: openComments,
  picture: step.picture,
  updated_at: step.updatedAt.toISOString(),
});

export const presentPlatform = ({ id, title, kind, needsText, needsPhotos }: PlatformRow): TaskPlatform => ({
  platform_uuid: id,
  platform_title: title,
  kind,
  needs_text: needsText,
  needs_photos: needsPhotos,
});

export const presentTask = ({ task, creator, platforms }: TaskRecord, steps: readonly StepRecord[]): Task => ({
  uuid: task.id,
  project_uuid: task.projectId,
  index: task.position,
  type: task.type,
  title: task.title,
  platforms: platforms.map(presentPlatform),
  creator: creator && toPerson(creator),
  fee: task.fee,
  steps: steps.filter(({ step }) => step.taskId === task.id).map(presentStep),
});

export const presentProject = (
  { project, vendor }: ProjectRecord,
  tasks: readonly TaskRecord[],
  steps: readonly StepRecord[],
): Project => ({
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
  tasks: tasks.filter(({ task }) => task.projectId === project.id).map((record) => presentTask(record, steps)),
});

/** What every notification about a project says. */
export const projectParameters = ({ id, name, buildMode }: ProjectRow): NotificationParameters => ({
  project_name: name,
  project_uuid: id,
  build_mode: buildMode,
});

export const presentActivity = ({
  activity,
  actor,
  platform,
}: {
  activity: typeof activities.$inferSelect;
  actor: PersonRow | null;
  /** Its title. */
  platform: string | null;
}): Activity => ({
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
