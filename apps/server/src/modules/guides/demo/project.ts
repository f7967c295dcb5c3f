import type { Activity, Project, Step, Task } from '@paidang/contract/entities';
import { machineOf, stepDefinition, taskSteps } from '@paidang/contract/steps';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { turnAfter } from '@paidang/contract/workflow';
import { toPerson } from '../../users';
import { dayFrom, daysAgo, demoId, demoIds, type Viewing, vendor } from './cast';

/** A position in the story: all steps before it are done, none after it has begun. */
export interface StoryPosition {
  readonly code: FunctionCode;
  readonly status: string;
  /** Number of the last version sent. */
  readonly version: number;
  /** @default 0 */
  readonly openComments?: number;
}

const type = 'short_video';
const codes: readonly FunctionCode[] = taskSteps(type);
/** Days from today. */
const dueDays: Partial<Record<FunctionCode, number>> = {
  [functionCodes.brief]: 1,
  [functionCodes.schedule]: 3,
  [functionCodes.outline]: 6,
  [functionCodes.scriptPages]: 10,
  [functionCodes.video]: 16,
  [functionCodes.copyText]: 20,
  [functionCodes.worksOnline]: 24,
  [functionCodes.closingReport]: 38,
};

export const demoPlatform = {
  platform_uuid: demoIds.platform,
  platform_title: 'Instagram',
  kind: 'post' as const,
  needs_text: true,
  needs_photos: false,
};
export function demoStep(viewing: Viewing, code: FunctionCode, position: StoryPosition): Step {
  const machine = machineOf(code);
  const distance = codes.indexOf(code) - codes.indexOf(position.code);
  const status =
    distance === 0 ? position.status : distance < 0 ? (machine.done[0] ?? machine.initial) : machine.initial;
  const days = dueDays[code];
  return {
    uuid: demoId(40 + codes.indexOf(code)),
    function: code,
    platform_uuid: stepDefinition(code).copyPart ? demoIds.platform : null,
    status,
    turn: distance > 0 ? null : turnAfter(machine, status, 'vendor'),
    version: distance === 0 ? position.version : distance < 0 ? 1 : 0,
    due_date: days === undefined ? null : dayFrom(viewing, days),
    open_comments: distance === 0 ? (position.openComments ?? 0) : 0,
    picture: null,
    updated_at: daysAgo(viewing, 0),
  };
}

export const demoTask = (viewing: Viewing, position: StoryPosition): Task => ({
  uuid: demoIds.task,
  project_uuid: demoIds.project,
  index: 0,
  type,
  title: '睡前三十秒',
  platforms: [demoPlatform],
  creator: toPerson(viewing.user),
  fee: 20_000,
  product_category: 'general',
  steps: codes.map((code) => demoStep(viewing, code, position)),
});

export const demoProject = (viewing: Viewing, position: StoryPosition): Project => ({
  uuid: demoIds.project,
  name: '夜間修護精華｜睡前三十秒',
  brand: vendor.company_name,
  product: '夜間修護精華',
  status: 'active',
  build_mode: 'self',
  vendor,
  start_date: dayFrom(viewing, -1),
  end_date: dayFrom(viewing, 38),
  created_at: daysAgo(viewing, 1),
  is_archived: false,
  ended_at: null,
  cancellation: null,
  tasks: [demoTask(viewing, position)],
});

/** The activities so far: the brief has been sent. */
export const demoActivities = (viewing: Viewing): Activity[] => [
  {
    uuid: demoId(70),
    actor: vendor,
    code: '1-020-01',
    task_uuid: demoIds.task,
    platform_title: null,
    version: 1,
    action: 'send',
    ordering: null,
    excerpt: null,
    created_at: daysAgo(viewing, 0),
  },
];
