import type { Activity, Project } from '@paidang/contract/entities';
import { isProjectOver } from '@paidang/contract/vocabulary';
import type { ActivityRecord, ProjectRecord, TaskRecord } from '../projects';
import { presentTask, type StepRecord } from '../steps';
import { toPerson } from '../users';

export const presentProject = (
  { project, vendor }: ProjectRecord,
  tasks: readonly TaskRecord[],
  steps: readonly StepRecord[],
  archived: ReadonlySet<string>,
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
  // One that was opened again is at work again.
  is_archived: isProjectOver(project.status) && archived.has(project.id),
  tasks: tasks.filter(({ task }) => task.projectId === project.id).map((record) => presentTask(record, steps)),
});

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
