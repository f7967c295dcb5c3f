import type { Step, Task } from '@paidang/contract/entities';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { paths } from '../../config/paths';

type PageTask = Pick<Task, 'uuid' | 'index' | 'type' | 'project_uuid'>;
type PageStep = Pick<Step, 'function' | 'platform_uuid'>;

const pages: Partial<Record<FunctionCode, (task: PageTask, step: PageStep) => string>> = {
  '020': ({ uuid, type, index }) => paths.brief(uuid, type, { index }),
  '090': ({ uuid, type, index, project_uuid }) => paths.schedule({ project: project_uuid, index, task: uuid, type }),
  '030': ({ uuid, index }) => paths.outline(uuid, { index }),
  '040': ({ uuid, index }) => paths.draft(uuid, { index }),
  '041': ({ uuid, index }) => paths.draft(uuid, { index }),
  '050': ({ uuid, index }) => paths.video(uuid, { index }),
  '060': ({ uuid, index }, { platform_uuid }) =>
    platform_uuid ? paths.copyDetail(uuid, platform_uuid, { index }) : paths.copywriting(uuid, { index }),
  '061': ({ uuid, index }, { platform_uuid }) =>
    platform_uuid
      ? paths.copyDetail(uuid, platform_uuid, { index, tab: 'photos' })
      : paths.copywriting(uuid, { index }),
  '070': ({ uuid, index }, { platform_uuid }) =>
    paths.worksUpload(uuid, { index, platform: platform_uuid ?? undefined }),
};

/** The page a step is worked on, `null` while it has none. */
export const stepPath = (task: PageTask, step: PageStep): string | null => pages[step.function]?.(task, step) ?? null;
