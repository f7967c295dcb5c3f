import type { TraceMark } from '@paidang/contract/entities';
import { traceRoutes } from '@paidang/contract/routes';
import type { TracedStepCode } from '@paidang/contract/trace';
import { request } from './api';
import { useResource } from './resource';

/** A step of a task in which requirements are traced. */
export interface TraceTarget {
  task: string;
  function: TracedStepCode;
  /** Only for copy and works. */
  platform?: string | undefined;
}

const aboutPlatform = ({ platform }: TraceTarget) => (platform ? { platform_uuid: platform } : {});

/**
 * The requirements of a task's brief, and how each step meets them. `null` loads nothing.
 *
 * @param earlier one step in this version instead of the newest
 */
export const useTrace = (task: string | null, earlier?: { at: TraceTarget; version: number } | null) =>
  useResource(
    task && (['trace', task, earlier?.at.function ?? '', earlier?.at.platform ?? '', earlier?.version ?? 0] as const),
    async () => {
      const query = earlier
        ? { function: earlier.at.function, ...aboutPlatform(earlier.at), version: earlier.version }
        : {};
      return (await request(traceRoutes.view, { params: { task: task ?? '' }, query })).data;
    },
    { keepPreviousData: true },
  );

/** Whether and where a version meets a requirement. */
export interface NewTraceMark
  extends Pick<TraceMark, 'version' | 'is_met'>,
    Partial<Pick<TraceMark, 'quote' | 'note' | 'time' | 'time_end'>> {
  requirement_uuid: string;
}

export const markRequirement = async (target: TraceTarget, mark: NewTraceMark) =>
  (
    await request(traceRoutes.mark, {
      params: { task: target.task, function: target.function },
      body: { ...mark, ...aboutPlatform(target) },
      handles: 'all',
    })
  ).data;

export const withdrawTraceMark = async ({ task, function: code }: TraceTarget, mark: string) =>
  (await request(traceRoutes.withdraw, { params: { task, function: code, mark } })).data;

/** Whether a cache key holds the trace of this task. */
export const isTraceKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'trace' && key[1] === task;
