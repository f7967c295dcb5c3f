import * as z from 'zod';
import { Activity, ListedProject, Project, ProjectPage, Task } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';

const ProjectParams = z.object({ project: z.uuid() });
const CancellationParams = ProjectParams.extend({ cancellation: z.uuid() });
const reason = z.string().trim().min(1).max(limits.project.reasonLength);
const errors = [errorCodes.conflict];

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
