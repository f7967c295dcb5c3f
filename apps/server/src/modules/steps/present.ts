import type { Step, Task } from '@paidang/contract/entities';
import { stepDue } from '@paidang/contract/steps';
import { FunctionCode } from '@paidang/contract/vocabulary';
import { presentPlatform, type TaskRecord } from '../projects';
import { toPerson } from '../users';
import type { StepRecord } from './list-store';

export const presentStep = ({ step, openComments, dates }: StepRecord): Step => ({
  uuid: step.id,
  function: FunctionCode.parse(step.function),
  platform_uuid: step.platformId,
  status: step.status,
  turn: step.turn,
  version: step.version,
  due_date: dates && stepDue(dates, step),
  open_comments: openComments,
  picture: step.picture,
  updated_at: step.updatedAt.toISOString(),
});

/** @param steps the task's steps, possibly among others */
export const presentTask = ({ task, creator, platforms }: TaskRecord, steps: readonly StepRecord[]): Task => ({
  uuid: task.id,
  project_uuid: task.projectId,
  index: task.position,
  type: task.type,
  title: task.title,
  platforms: platforms.map(presentPlatform),
  creator: creator && toPerson(creator),
  fee: task.fee,
  product_category: task.productCategory,
  changes: task.changes,
  steps: steps.filter(({ step }) => step.taskId === task.id).map(presentStep),
});
