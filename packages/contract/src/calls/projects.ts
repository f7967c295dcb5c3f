import * as z from 'zod';
import {
  Activity,
  BriefPlatform,
  Day,
  Invitation,
  ListedProject,
  PlatformConsequences,
  Project,
  ProjectPage,
  Task,
} from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { messages } from '../rules';
import { TaskTypeOnWire } from '../vocabulary';
import type { Schemas } from './call';
import { filledText } from './checked';

const ProjectParams = z.object({ project: z.uuid() });
const CancellationParams = ProjectParams.extend({ cancellation: z.uuid() });
const reason = filledText(limits.project.reasonLength);
const errors = [errorCodes.conflict];

const nameText = filledText(limits.project.nameLength);

/** Name and dates of a project. */
export const ProjectFacts = z.object({
  name: nameText,
  brand: nameText,
  product: nameText,
  start_date: Day.nullable().default(null),
  end_date: Day.nullable().default(null),
});
export type ProjectFacts = z.infer<typeof ProjectFacts>;

/** Refuses a project that ends before it starts. */
export function refuseEndBeforeStart(
  { start_date: start, end_date: end }: Pick<ProjectFacts, 'start_date' | 'end_date'>,
  context: z.RefinementCtx,
): void {
  if (!start || !end || end >= start) return;
  context.addIssue({ code: 'custom', path: ['end_date'], message: messages.endBeforeStart });
}

export const TaskDraft = z.object({
  type: TaskTypeOnWire,
  title: nameText,
  platforms: z.array(z.string().trim().min(1).max(40)).max(10).default([]),
  /** Number of equal pieces; each becomes a task. */
  quantity: z.number().int().min(1).max(limits.project.quantity).default(1),
  /** New Taiwan dollars per piece. */
  fee: z.number().int().min(0).max(limits.project.fee).nullable().default(null),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

const TaskParams = z.object({ task: z.uuid() });
/** In display order; platforms to be removed are left out. */
const platforms = z.array(BriefPlatform).max(limits.brief.platforms);

export const projectSchemas = {
  list: {
    summary: '我的專案',
    data: z.array(ListedProject),
  },
  get: {
    summary: '專案；對方的平均評分',
    params: ProjectParams,
    data: ProjectPage,
  },
  tasks: {
    summary: '專案的任務',
    params: ProjectParams,
    data: z.array(Task),
  },
  activities: {
    summary: '最近動態，新的在前',
    params: ProjectParams,
    query: z.object({ per_page: z.coerce.number().int().min(1).max(100).default(20) }),
    data: z.array(Activity),
  },
  change: {
    summary: '修改專案名稱、品牌、產品和期間，並通知創作者',
    params: ProjectParams,
    body: ProjectFacts.superRefine(refuseEndBeforeStart),
    data: Project,
  },
  addTasks: {
    summary: '加一項任務；數量大於一時，每份各是一項',
    params: ProjectParams,
    body: TaskDraft,
    data: Project,
  },
  removeTask: {
    summary: '移除還沒有創作者的任務，並收回它的邀請',
    params: TaskParams,
    data: Project,
  },
  taskChanges: {
    summary: '任務至今變動過幾次：與頁面讀取時相同，就沒有錯過任何事',
    params: TaskParams,
    data: z.object({ changes: z.number().int() }),
  },
  previewPlatforms: {
    summary: '更換任務的平台之前：會開啟哪些步驟，會刪除哪些版本、草稿和留言',
    params: TaskParams,
    body: z.object({ platforms }),
    data: PlatformConsequences,
  },
  changePlatforms: {
    summary: '更換任務的平台；需求單提供過的話，會更新成新的一版',
    params: TaskParams,
    body: z.object({ platforms, seen: z.string().max(64) }),
    data: Project,
    errors,
  },
  duplicate: {
    summary: '複製成新專案：任務、費用與需求單草稿，期間從今天起算',
    params: ProjectParams,
    body: ProjectFacts.pick({ name: true }),
    data: Project,
  },
  archive: {
    summary: '封存已結案或已取消的專案，只影響自己的列表',
    params: ProjectParams,
    data: Project,
  },
  unarchive: {
    summary: '取出封存的專案',
    params: ProjectParams,
    data: Project,
  },
  invitations: {
    summary: '專案寄出的邀請，新的在前',
    params: ProjectParams,
    data: z.array(Invitation),
  },
  close: {
    summary: '關閉專案（沒有未完成的步驟時）',
    params: ProjectParams,
    data: Project,
  },
  cancel: {
    summary: '取消合作；創作者送出版本後，要其他人都同意',
    params: ProjectParams,
    body: z.object({ reason }),
    data: Project,
    errors,
  },
  agreeToCancel: {
    summary: '同意取消合作',
    params: CancellationParams,
    data: Project,
    errors,
  },
  declineToCancel: {
    summary: '不同意取消合作，要說明原因',
    params: CancellationParams,
    body: z.object({ reason }),
    data: Project,
    errors,
  },
  withdrawCancel: {
    summary: '收回取消合作的申請',
    params: CancellationParams,
    data: Project,
    errors,
  },
} satisfies Schemas;
